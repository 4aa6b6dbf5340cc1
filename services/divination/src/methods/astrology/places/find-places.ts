import { aliases } from './aliases.data.ts'
import { pointTyped } from './coordinates.ts'
import { regionAbbreviations } from './countries.data.ts'
import { countryNamed } from './countries.ts'
import { folded } from './folded.ts'
import { type Entry, type Gazetteer, type Place, places } from './gazetteer.ts'

/** A name is ambiguous if the second place has more than this share of the first one's population. */
const RIVAL = 0.2
/** A place's own name, or the start of it, outweighs an alternative or former name: Rome was once a name of Washington. */
const OTHER_NAME = 0.3
/** A place with at least this population and the name as its own competes with any larger place for which it is an alternative name. */
const WELL_KNOWN = 100_000
const MOST_CHOICES = 8

/** The weight of population in a search as the reader types. */
const weights = { ownName: 5, otherName: 0.5, ownBeginning: 1, otherBeginning: 0.05 } as const
/** Shorter prefixes would match too many places. */
const SHORTEST_BEGINNING = 2

type Wanted = { name: string; within: readonly string[] }

/** Whether a place lies within the region or country that a text names. */
const liesWithin = ({ place, countryCode, regionCode }: Entry, text: string, { countries }: Gazetteer): boolean =>
  countryNamed(text, countries) === countryCode ||
  folded(place.region) === text ||
  regionAbbreviations[text] === regionCode ||
  (countryCode === 'US' && regionCode === `US.${text.toUpperCase()}`)

const entriesAt = (ranks: readonly number[], known: Gazetteer): Entry[] => ranks.flatMap((rank) => known.entryAt(rank) ?? [])

const isWithin =
  ({ within }: Wanted, known: Gazetteer) =>
  (entry: Entry): boolean =>
    within.every((text) => liesWithin(entry, text, known))

/** The place that an alias stands for. */
const byAlias = (wanted: Wanted, known: Gazetteer): Entry[] => {
  const id = aliases[wanted.name]
  const entry = id === undefined ? undefined : known.byId(id)
  return entry && isWithin(wanted, known)(entry) ? [entry] : []
}

const exactly = (wanted: Wanted, known: Gazetteer): Entry[] => {
  const meant = byAlias(wanted, known)
  return meant.length > 0 ? meant : entriesAt(known.ranksOf(wanted.name), known).filter(isWithin(wanted, known))
}

/** The possible readings of a text: as "name, region, country", or as a name whose last words are a region or country. */
const meanings = (text: string): Wanted[] => {
  const [name = '', ...within] = text
    .split(/[,;()]/)
    .map(folded)
    .filter((part) => part !== '')
  if (within.length > 0) return [{ name, within }]
  const words = name.split(' ')
  return words.map((_, index) => ({
    name: words.slice(0, words.length - index).join(' '),
    within: index === 0 ? [] : [words.slice(words.length - index).join(' ')],
  }))
}

const weightOf = (matched: string, own: boolean, name: string): number => {
  if (matched === name) return own ? weights.ownName : weights.otherName
  return own ? weights.ownBeginning : weights.otherBeginning
}

/** Places whose name equals or starts with the text, by weight, up to the limit of results. */
const beginning = (wanted: Wanted, known: Gazetteer): Entry[] => {
  const { name } = wanted
  if (name.length < SHORTEST_BEGINNING) return []
  const weighed = new Map<number, number>()
  for (const { name: matched, rank, own } of known.namesFrom(name)) {
    const weight = known.populationAt(rank) * weightOf(matched, own, name)
    weighed.set(rank, Math.max(weighed.get(rank) ?? 0, weight))
  }
  const found: Entry[] = []
  for (const [rank] of [...weighed].sort(([, a], [, b]) => b - a)) {
    if (found.length === MOST_CHOICES) break
    found.push(...entriesAt([rank], known).filter(isWithin(wanted, known)))
  }
  return found
}

/** Places whose region or country is still being typed: "Paris, T" on the way to "Paris, Texas". */
const underWay = ({ name, within }: Wanted, known: Gazetteer): Entry[] => {
  const last = within.at(-1)
  if (last === undefined) return []
  return exactly({ name, within: within.slice(0, -1) }, known).filter(
    ({ place }) => folded(place.region).startsWith(last) || folded(place.country).startsWith(last),
  )
}

/** Removes duplicates and keeps the order. */
const distinct = (entries: readonly Entry[]): Place[] => [...new Map(entries.map(({ place }) => [place.id, place])).values()]

/** Places that a possibly incomplete text can mean: the likeliest first, at most eight. Coordinates count as a place. */
export const findPlaces = (text: string): Place[] => {
  const point = pointTyped(text)
  if (point) return [point]
  const known = places()
  const wanted = meanings(text)
  const [first] = wanted
  if (!first) return []
  const split = wanted.slice(1).flatMap((one) => exactly(one, known))
  const unfinished = wanted.flatMap((one) => underWay(one, known))
  return distinct([...byAlias(first, known), ...beginning(first, known), ...split, ...unfinished]).slice(0, MOST_CHOICES)
}

export type Resolved = { kind: 'found'; place: Place } | { kind: 'ambiguous'; choices: Place[] } | { kind: 'unknown' }

/** The one place that a text means, if it is unambiguous. */
export const resolvePlace = (text: string): Resolved => {
  const point = pointTyped(text)
  if (point) return { kind: 'found', place: point }
  const known = places()
  for (const wanted of meanings(text)) {
    const ranked = exactly(wanted, known)
      .map(({ place }) => {
        const own = `${folded(place.name)} `.startsWith(`${wanted.name} `)
        return { place, own, weight: place.population * (own ? 1 : OTHER_NAME) }
      })
      .sort((a, b) => b.weight - a.weight)
    const [winner, ...others] = ranked
    if (!winner) continue
    const rivals = others.filter(({ own, weight }) => weight > RIVAL * winner.weight || (own && !winner.own && weight >= WELL_KNOWN))
    return rivals.length === 0
      ? { kind: 'found', place: winner.place }
      : { kind: 'ambiguous', choices: [winner, ...rivals].slice(0, MOST_CHOICES).map(({ place }) => place) }
  }
  return { kind: 'unknown' }
}

/** The place with an id from an earlier search. */
export const placeById = (id: string): Place | undefined => (id === '' ? undefined : places().byId(id)?.place)

/** The title of a place: name, region unless it repeats the name, country. */
export const placeTitle = ({ id, name, region, country }: Place): string => {
  const known = places()
  const sameName = entriesAt(known.ranksOf(folded(region)), known).some(({ place }) => place.id === id)
  return [name, region === '' || sameName ? '' : region, name === country ? '' : country].filter((part) => part !== '').join(', ')
}
