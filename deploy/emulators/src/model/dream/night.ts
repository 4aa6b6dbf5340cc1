import type { Care } from '../question/care.ts'
import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { sentenceCase } from '../text/prose.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'

/** What a dream reading is written from. `symbols` head its sections; `company` are the feelings, people and places. */
export type Night = {
  chooser: Chooser
  symbols: readonly Dreamed[]
  company: readonly Dreamed[]
  wholes: readonly Fact[]
  /** A noun phrase for what the reader says of their life, if anything. */
  life: string | undefined
  /** The same as a clause that follows "you write that", where it can be repeated. */
  lifeTold: string | undefined
  care: Care | undefined
}

/** The two things a dream begins and ends with; the same twice where there is but one. */
export const endsOf = ({ symbols }: Night): { first: Dreamed | undefined; last: Dreamed | undefined } => {
  const spoken = symbols.filter(({ kind }) => kind !== 'word')
  return { first: spoken[0] ?? symbols[0], last: spoken.at(-1) ?? symbols[0] }
}

/** The two ends as links, for the middle and the start of a sentence, each with one of its readings that was not used before. */
export type Ends = { first: string; last: string; First: string; f: string; l: string }

/** The lines of a pool that ask for no reading where there is none: the reader's own words have none. */
export const sayable = (pool: readonly string[], { f, l }: Ends): readonly string[] =>
  pool.filter((line) => (f || !/\$f\b/u.test(line)) && (l || !/\$l\b/u.test(line)))

export const readingsOfEnds = (night: Night): Ends => {
  const { first, last } = endsOf(night)
  const f = night.chooser.pick(first?.readings ?? [])
  const others = last?.readings.filter((reading) => reading !== f) ?? []
  return {
    first: first ? dreamLink(first) : '',
    First: first ? sentenceCase(dreamLink(first)) : '',
    last: last ? dreamLink(last) : '',
    f,
    l: night.chooser.pick(others.length > 0 ? others : (last?.readings ?? [])),
  }
}

export const linksTo = (all: readonly Dreamed[]): string => {
  const links = all.map(dreamLink)
  return links.length < 2 ? (links[0] ?? '') : `${links.slice(0, -1).join(', ')} and ${links.at(-1)}`
}
