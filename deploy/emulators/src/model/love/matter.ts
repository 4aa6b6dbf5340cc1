import { runningLabel } from '../dream/dreamed.ts'
import type { Fact } from '../reading-request.ts'
import { cardLink } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import type { Chooser } from '../text/chooser.ts'

/** What a love reading is written from. */
export type Matter = {
  chooser: Chooser
  cards: readonly DrawnCard[]
  themes: readonly Fact[]
  numbers: readonly Fact[]
  /** Facts about the draw as a whole, and notes. */
  others: readonly Fact[]
  stage: Fact | undefined
  safety: Fact | undefined
  care: string | undefined
  /** What the reader states, as a clause that follows "you write that", where it can be repeated. */
  told: string | undefined
}

export const kindOf = (fact: Fact): string => (typeof fact.data?.kind === 'string' ? fact.data.kind : '')
export const textOf = (fact: Fact, key: string): string => (typeof fact.data?.[key] === 'string' ? (fact.data[key] as string) : '')

export const linkTo = (fact: Fact): string => `[${runningLabel(fact.label)}](fact:${fact.id})`
export const headingOf = (fact: Fact): string => `## [${fact.label}](fact:${fact.id})`

export const readingsOf = (theme: Fact): string[] =>
  Array.isArray(theme.data?.readings) ? theme.data.readings.filter((each) => typeof each === 'string') : []

export const hasEnded = ({ stage }: Matter): boolean => stage !== undefined && textOf(stage, 'stage') === 'ended'

type Linked = string | ((next: string) => string)

/** Another card of the draw, the one before where there is one. */
export const otherCard = (card: DrawnCard, { cards }: Matter): Linked => {
  const other = cards[cards.indexOf(card) - 1] ?? cards.find((each) => each.id !== card.id) ?? card
  return (next) => cardLink(other, next)
}

/** What a card is read beside: the theme whose turn it is, or else the card before it; with a reading of it. */
export const besideCard = (card: DrawnCard, at: number, { chooser, themes, cards }: Matter): { beside: Linked; r: string } => {
  const theme = themes[at]
  if (theme) return { beside: linkTo(theme), r: chooser.pick(readingsOf(theme)) }
  const other = cards[at - 1] ?? cards.find((each) => each.id !== card.id) ?? card
  return { beside: (next) => cardLink(other, next), r: chooser.pick(other.facing.gist) }
}
