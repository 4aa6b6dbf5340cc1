import type { Care } from '../question/care.ts'
import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'

/** What stands beside a picture in its section: another part of the dream, or the reader's days. */
export type Companion = Dreamed | 'life' | 'more life'

/** What a dream reading is written from. */
export type Night = {
  chooser: Chooser
  /** The symbols, each with a section. */
  pictures: readonly Dreamed[]
  /** Places in the reader's own words, each with a section, where there are hardly any symbols. */
  ownWords: readonly Dreamed[]
  /** The feelings, people and places. */
  company: readonly Dreamed[]
  /** What tells of the dream as a whole. */
  wholes: readonly Fact[]
  /** Noun phrases for what the reader says of their life, if anything. */
  nouns: readonly string[]
  /** Whether these name something in particular. */
  named: boolean
  /** Whether these speak of somebody lost. */
  grieving: boolean
  /** The same as clauses that follow "you write that", where it can be repeated. */
  told: readonly string[]
  care: Care | undefined
  /** The language of the telling, as far as it is known. */
  tongue: string
}

/** The pictures a dream begins and ends with, as links; `last` is empty where there is but one. */
export const endsOf = ({ pictures }: Night): { first: string; last: string } => {
  const [first, last] = [pictures[0], pictures.at(-1)]
  return { first: first ? dreamLink(first) : '', last: last && last !== first ? dreamLink(last) : '' }
}

/** Readings that read on without a pause, where there are any. */
const flowing = (readings: readonly string[]): readonly string[] => {
  const smooth = readings.filter((reading) => !reading.includes(','))
  return smooth.length > 0 ? smooth : readings
}

/** One reading of each of two parts of a dream, not the same for both; empty where there is none. */
export const readingsOf = (chooser: Chooser, one: Dreamed | undefined, other: Dreamed | undefined): [string, string] => {
  const first = chooser.pick(flowing(one?.readings ?? []))
  return [first, chooser.pick(flowing((other?.readings ?? []).filter((reading) => reading !== first)))]
}

/** The companions of the pictures, in turn: feelings, people and places with the reader's days among them. */
export const companionsOf = ({ company, nouns, told }: Night): Companion[] => {
  const of = (kind: Dreamed['kind'], at: number): Companion[] => company.filter((each) => each.kind === kind).slice(at, at + 1)
  const ofLife: Companion[] = nouns.length > 0 ? ['life'] : []
  const moreOfLife: Companion[] = told.length > 1 ? ['more life'] : []
  const turns = [of('emotion', 0), of('person', 0), ofLife, of('setting', 0), of('emotion', 1), of('person', 1), moreOfLife]
  return [...turns, of('setting', 1), of('emotion', 2), of('person', 2)].flat()
}

/** A part of the dream by its fact's id. */
export const partOf = ({ pictures, ownWords, company }: Night, id: unknown): Dreamed | undefined =>
  [...pictures, ...company, ...ownWords].find((each) => each.id === id)
