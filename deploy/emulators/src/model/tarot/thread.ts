import type { Slots } from '../text/chooser.ts'
import { actOf, asTheirs } from './card-acts.ts'
import { cardLink, cardLinkCapital } from './card-link.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { lensAt } from './phrases/lenses.ts'
import { continuations, echoes, fruits, recalls, waysOut } from './phrases/threads.ts'
import { sayNaming, sayTogether } from './say.ts'

/** How a card goes on from the one before it; an empty string for the first. `slots` hold the matter’s name as `np`, where it is to be named. */
export function threadOf(card: DrawnCard, draw: Draw, slots: Slots): string {
  const { chooser, cards } = draw
  const before = cards[cards.indexOf(card) - 1]
  if (!before) return ''
  const earlier = actOf(before, chooser)
  const act = actOf(card, chooser)
  return sayNaming(
    poolFor(card, before, draw, slots),
    {
      ...slots,
      act,
      theirs: asTheirs(act),
      before: before.place === 'others' ? asTheirs(earlier) : earlier,
      that: (mark) => cardLink(before, mark),
      That: (mark) => cardLinkCapital(before, mark),
    },
    chooser,
    sayTogether,
  )
}

function poolFor(card: DrawnCard, before: DrawnCard, { chooser }: Draw, slots: Slots): readonly string[] {
  const lens = lensAt(card.place)
  const earlier = lensAt(before.place)
  if (!slots.np && chooser.chance(0.5)) return echoes[lens]
  if (lens === 'toward' && earlier === 'against') return waysOut
  if (lens === 'ahead' && earlier === 'toward') return fruits
  return continuations[lens].map((continuation) => `${chooser.pick(recalls[earlier])}${continuation}`)
}
