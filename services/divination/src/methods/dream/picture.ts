import type { Emblem } from '@sibyl/contracts/emblems'
import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../wording.ts'
import type { Picture } from '../method.ts'
import { isWordOf, nameOf } from './find-symbols.ts'
import { type Entry, entryOf } from './lexicon/lexicon.data.ts'

/** A star of the drawing: its name and emblem, its weight from 1 to 4, and the id of the fact that it opens when pressed. */
type Star = { name: string; emblem: Emblem; weight: number; fact: string }

const MOST_STARS = 9

const starred = (facts: readonly Fact[]): Fact[] => {
  const figures = facts.filter(({ data }) => data.kind === 'symbol' || data.kind === 'person' || data.kind === 'setting')
  const stars = figures.slice(0, MOST_STARS)
  return stars.length > 0 ? stars : facts.filter(({ data }) => data.kind === 'beginning' || data.kind === 'ending')
}

const startOf = ({ data }: Fact): number => (Array.isArray(data.span) && typeof data.span[0] === 'number' ? data.span[0] : 0)

/** The lexicon's word by which the reader called an entry, if it differs from the entry's name. */
const nounIn = ({ data: { key, noun } }: Fact): string => {
  const entry = entryOf(String(key))
  const word = (typeof noun === 'string' ? noun : (entry?.deed ?? '')).toLowerCase()
  if (!entry || !isWordOf(entry, word)) return ''
  return nameOf({ entry, noun: word }, 'en').toLowerCase() === entry.name.toLowerCase() ? '' : `~${word.replaceAll(' ', '_')}`
}

/**
 * The address of the dream's constellation. It contains the keys of its symbols, the lexicon's nouns for them and their weights, and
 * nothing else of what the reader wrote.
 */
export const constellationImage = (facts: readonly Fact[]): Picture => {
  const stars = starred(facts).sort((a, b) => startOf(a) - startOf(b))
  const code = stars
    .map((star) => `${String(star.data.key)}${nounIn(star)}${typeof star.data.weight === 'number' ? star.data.weight : 1}`)
    .join('.')
  return {
    src: `/api/divination/pictures/constellation/${code}.svg`,
    alt: `The dream as a constellation: ${stars.map(({ label }) => label).join('; ')}.`,
  }
}

const edges: Readonly<Record<string, Pick<Entry, 'name' | 'emblem'> & { kind: string }>> = {
  beginning: { name: 'The beginning', emblem: 'moon', kind: 'beginning' },
  ending: { name: 'The end', emblem: 'sky', kind: 'ending' },
}

type Known = { name: string; emblem: Emblem; weight: number; kind: string }

/**
 * An entry under the dream's noun for it; undefined for a noun that is not in the lexicon, so that no address can put words into a picture.
 */
const starNamed = (key: string, noun: string): Entry | undefined => {
  const entry = entryOf(key)
  if (!entry || noun === '') return entry
  return isWordOf(entry, noun) ? { ...entry, name: nameOf({ entry, noun }, 'en') } : undefined
}

const starOf = (part: string): Known | undefined => {
  const [, key = '', noun = '', weight = ''] = /^([a-z]+(?:-[a-z]+)*)(?:~([a-z]+(?:[_-][a-z]+)*))?([1-4])$/.exec(part) ?? []
  const known = Object.hasOwn(edges, key) ? edges[key] : starNamed(key, noun.replaceAll('_', ' '))
  return known && { name: capital(known.name), emblem: known.emblem, kind: known.kind, weight: Number(weight) }
}

/** The id of a star's fact. Facts are numbered per kind, in the order of the dream; the dream's first and last sentence need no number. */
const factOf = ({ kind }: Known, before: readonly Known[]): string =>
  Object.hasOwn(edges, kind) ? kind : `${kind}-${before.filter((star) => star.kind === kind).length + 1}`

/** The stars of an address such as `school2.teeth3.sea1`; undefined if a part is unknown, or there are too many. */
export const constellationAt = (code: string): Star[] | undefined => {
  const parts = code.split('.', MOST_STARS + 1)
  const known = parts.map(starOf).filter((star): star is Known => star !== undefined)
  if (known.length !== parts.length || known.length > MOST_STARS) return undefined
  return known.map((star, index) => ({
    name: star.name,
    emblem: star.emblem,
    weight: star.weight,
    fact: factOf(star, known.slice(0, index)),
  }))
}
