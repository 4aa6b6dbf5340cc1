import { regionAbbreviations } from './countries.data.ts'
import { countryNamed } from './countries.ts'
import { folded } from './folded.ts'
import { type Entry, type Gazetteer, namesInOrder, type Place, places } from './gazetteer.ts'

/** A second place that has more than this share of the first one's people makes a name ambiguous. */
const RIVAL = 0.2
/** A name that is the place's own, or the beginning of it, outweighs one that it also goes by, or once went by: Rome was a name of Washington, too. */
const OTHER_NAME = 0.3
/** A place of this many people with the name as its own is a rival to any larger one that merely also goes by it. */
const WELL_KNOWN = 100_000
const MOST_CHOICES = 8

/** How much a place's people count in a search that is being typed. */
const weights = { ownName: 5, otherName: 0.5, ownBeginning: 1, otherBeginning: 0.05 } as const
/** Beginnings shorter than this would match half the world. */
const SHORTEST_BEGINNING = 2

type Wanted = { name: string; within: readonly string[] }

/** Whether a place lies within what a text calls a region or country. */
const liesWithin = ({ place, countryCode, regionCode }: Entry, text: string, { countries }: Gazetteer): boolean =>
  countryNamed(text, countries) === countryCode ||
  folded(place.region) === text ||
  regionAbbreviations[text] === regionCode ||
  (countryCode === 'US' && regionCode === `US.${text.toUpperCase()}`)

const exactly = ({ name, within }: Wanted, known: Gazetteer): Entry[] =>
  (known.byName.get(name) ?? [])
    .flatMap((index) => known.entries[index] ?? [])
    .filter((entry) => within.every((text) => liesWithin(entry, text, known)))

/** How a text can be meant: as "name, region, country", or else as a name whose last words are a region or country. */
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

const firstFrom = (names: readonly string[], beginning: string): number => {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}

const weigh = ({ place }: Entry, matched: string, name: string): number => {
  const own = folded(place.name)
  if (matched === name) return place.population * (own === name ? weights.ownName : weights.otherName)
  return place.population * (own.startsWith(name) ? weights.ownBeginning : weights.otherBeginning)
}

/** Places with a name that is so or begins so, by weight. */
const beginning = ({ name, within }: Wanted, known: Gazetteer): Entry[] => {
  if (name.length < SHORTEST_BEGINNING) return []
  const weighed = new Map<Entry, number>()
  const names = namesInOrder()
  for (let at = firstFrom(names, name); names[at]?.startsWith(name); at += 1) {
    const matched = names[at] ?? ''
    for (const index of known.byName.get(matched) ?? []) {
      const entry = known.entries[index]
      if (entry) weighed.set(entry, Math.max(weighed.get(entry) ?? 0, weigh(entry, matched, name)))
    }
  }
  return [...weighed]
    .sort(([, a], [, b]) => b - a)
    .map(([entry]) => entry)
    .filter((entry) => within.every((text) => liesWithin(entry, text, known)))
}

/** Places whose region or country is still being typed: "Paris, T" is on its way to "Paris, Texas". */
const underWay = ({ name, within }: Wanted, known: Gazetteer): Entry[] => {
  const last = within.at(-1)
  if (last === undefined) return []
  return exactly({ name, within: within.slice(0, -1) }, known).filter(
    ({ place }) => folded(place.region).startsWith(last) || folded(place.country).startsWith(last),
  )
}

/** Places that a text, perhaps not yet typed to its end, can mean: the likeliest first, at most eight. */
export const findPlaces = (text: string): Place[] => {
  const known = places()
  const wanted = meanings(text)
  const [first] = wanted
  if (!first) return []
  const split = wanted.slice(1).flatMap((one) => exactly(one, known))
  const unfinished = wanted.flatMap((one) => underWay(one, known))
  return [...new Set([...beginning(first, known), ...split, ...unfinished])].slice(0, MOST_CHOICES).map(({ place }) => place)
}

export type Resolved = { kind: 'found'; place: Place } | { kind: 'ambiguous'; choices: Place[] } | { kind: 'unknown' }

/** The one place that a text means, when there is one without a rival. */
export const resolvePlace = (text: string): Resolved => {
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

/** The place with an id that an earlier search gave. */
export const placeById = (id: string): Place | undefined => places().byId.get(id)?.place

/** A place as a reader would write it: name, region where it is not a name of the place itself, country. */
export const placeTitle = ({ id, name, region, country }: Place): string => {
  const { byName, entries } = places()
  const sameName = (byName.get(folded(region)) ?? []).some((index) => entries[index]?.place.id === id)
  return [name, ...(region === '' || sameName ? [] : [region]), ...(name === country ? [] : [country])].join(', ')
}
