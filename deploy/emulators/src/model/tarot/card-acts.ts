import type { Chooser } from '../text/chooser.ts'
import type { DrawnCard } from './drawn-card.ts'
import { acts } from './phrases/acts/acts.ts'
import type { Acts } from './phrases/acts/card-acts.ts'
import { type Lens, lensAt } from './phrases/lenses.ts'

/** What a card the writer does not know comes to. */
const unknown: Acts = {
  about: ['taking a closer look', 'seeing something for the first time'],
  helps: ['looking slowly, from the edges inward', 'describing what you see to someone'],
  hinders: ['passing over what is new', 'deciding before you have looked'],
}

const turned: Readonly<Record<Lens, keyof Acts>> = {
  now: 'about',
  tone: 'about',
  hours: 'about',
  past: 'about',
  others: 'about',
  hidden: 'about',
  between: 'helps',
  aim: 'helps',
  ahead: 'helps',
  toward: 'helps',
  against: 'hinders',
}

/** What a card comes to where it lies, as a gerund that speaks of the reader. */
export function actOf(card: DrawnCard, chooser: Chooser): string {
  return actAs(card, turned[lensAt(card.place)], chooser)
}

/** The same, turned as is asked. */
export function actAs(card: DrawnCard, turn: keyof Acts, chooser: Chooser): string {
  const own = acts[card.key]
  const facing = own ? own[card.reversed ? 'reversed' : 'upright'] : unknown
  return chooser
    .pick(facing[turn])
    .replace(/\boneself\b/gu, 'yourself')
    .replace(/\bone’s\b/gu, 'your')
}

/** An act of the reader’s as somebody else’s. */
export function asTheirs(act: string): string {
  return act.replace(/\byourself\b/gu, 'themselves').replace(/\byour\b/gu, 'their')
}
