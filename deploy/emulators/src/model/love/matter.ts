import type { Fact } from '../reading-request.ts'
import { cardLink, cardLinkCapital } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import type { Chooser } from '../text/chooser.ts'
import { lowerFirst } from '../text/prose.ts'

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
  /** What the reader wrote, as it is. */
  telling: string
  /** What the reader states, as clauses that follow "you write that", where they can be repeated. */
  told: readonly string[]
  /** The reader's words that have been quoted so far. */
  quoted: string[]
  /** How the other person is called. */
  them: string
}

export const kindOf = (fact: Fact): string => (typeof fact.data?.kind === 'string' ? fact.data.kind : '')
export const textOf = (fact: Fact, key: string): string => (typeof fact.data?.[key] === 'string' ? (fact.data[key] as string) : '')

export const linkTo = (fact: Fact): string => `[${lowerFirst(fact.label)}](fact:${fact.id})`
export const headingOf = (fact: Fact): string => `## [${fact.label}](fact:${fact.id})`

export const readingsOf = (theme: Fact): string[] =>
  Array.isArray(theme.data?.readings) ? theme.data.readings.filter((each) => typeof each === 'string') : []

/** How the bond stands: "new", "settled", "doubt", "ended", "unrequited" or "open"; "mourned" where the reader grieves. */
export const stageOf = ({ stage, care }: Matter): string =>
  care === 'bereavement' ? 'mourned' : (stage && textOf(stage, 'stage')) || 'open'

/** Whether something may be suggested that is done with the other person: where they are together, and nobody is mourned. */
export const mayMeet = (matter: Matter): boolean => ['settled', 'doubt'].includes(stageOf(matter)) && matter.care !== 'death'

type Linked = (next: string) => string

/** Links to a card for a template: in full, and where its section is elsewhere, without saying which way up it lies. */
export const toCard =
  (card: DrawnCard | undefined): Linked =>
  (next) =>
    card ? cardLink(card, next) : ''
export const toCardAgain = (card: DrawnCard | undefined): Linked => toCard(card && { ...card, reversed: false })
export const toCardAgainCapital =
  (card: DrawnCard | undefined): Linked =>
  (next) =>
    card ? cardLinkCapital({ ...card, reversed: false }, next) : ''

/** The card before this one, or the one after it where it is the first. */
export const neighbourOf = (card: DrawnCard, { cards }: Matter): DrawnCard => cards[cards.indexOf(card) - 1] ?? cards[1] ?? card
