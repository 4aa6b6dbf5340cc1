import type { Fact } from '@sibyl/contracts/http/readings'
import type { AspectKind } from './chart/aspects.ts'
import { bodyNames } from './chart/bodies.ts'
import { signName } from './chart/signs.ts'
import { ordinals } from './words/ordinals.ts'

/** The placements in the facts. Points have the names used in texts: "Sun", "Ascendant", "Part of Fortune". */
export type Known = {
  signs: Map<string, Set<string>>
  houses: Map<string, Set<number>>
  /** How many planets stand in each house of a chart. */
  tenants: Map<number, number>
  /** Signs entered in the week: "Moon|Gemini". */
  entries: Set<string>
  retrograde: Set<string>
  /** Stations of the week: "Mercury|direct". */
  stations: Set<string>
  /** The first weekday of a week. */
  from: string
  /** The weekdays ("Mon") of the week's entries, stations, aspects and phases ("full|Moon"), by the same names. */
  weekdays: Map<string, Set<string>>
  /** Pairs and their aspect, in both orders: "Sun|trine|Mars". */
  aspects: Set<string>
  /** The text of all facts, for terms that have no placement. */
  words: string
  natal: boolean
}

/** The points with a placement: their names in facts and in texts. */
export const points: Readonly<Record<string, string>> = {
  ...bodyNames,
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  fortune: 'Part of Fortune',
}

/** A phase is an aspect of the Moon to the Sun. */
const phaseAspects: Readonly<Record<string, AspectKind>> = {
  new: 'conjunction',
  'first-quarter': 'square',
  full: 'opposition',
  'last-quarter': 'square',
}

type Standing = { body?: unknown; sign?: unknown; retrograde?: unknown }
type Placing = { signs?: readonly unknown[]; houses?: readonly unknown[]; retrograde?: unknown }

const numbers = (values: readonly unknown[] = []): number[] => values.filter((value) => typeof value === 'number')

const put = <V>(into: Map<string, Set<V>>, key: string, values: readonly V[]): void => {
  into.set(key, new Set([...(into.get(key) ?? []), ...values]))
}

/** Extracts from facts what a text may claim. */
export const knownPlacements = (facts: readonly Fact[]): Known => {
  const known: Known = {
    signs: new Map(),
    houses: new Map(),
    tenants: new Map(),
    entries: new Set(),
    retrograde: new Set(),
    stations: new Set(),
    from: '',
    weekdays: new Map(),
    aspects: new Set(),
    words: facts.map(({ label, detail, data }) => `${label}\n${detail}\n${ordinals[Number(data.house) - 1] ?? 'no'} house`).join('\n'),
    natal: !facts.some(({ id }) => id === 'week'),
  }
  const place = (point: unknown, { signs, houses, retrograde }: Placing): void => {
    const name = points[String(point)]
    if (!name) return
    put(known.signs, name, numbers(signs).map(signName))
    put(known.houses, name, numbers(houses))
    if (retrograde === true) known.retrograde.add(name)
  }
  const relate = (a: unknown, aspect: unknown, b: unknown): void => {
    const [one, other] = [points[String(a)], points[String(b)]]
    known.aspects.add(`${one}|${aspect}|${other}`).add(`${other}|${aspect}|${one}`)
  }

  for (const { data } of facts) {
    const { body, point, ruler, kind, sign, alsoSign, house } = data
    place(body ?? point, { signs: [sign, alsoSign], houses: [house], retrograde: data.retrograde === true || data.turns === 'retrograde' })
    const weekday = typeof data.local === 'string' ? (data.local.match(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g) ?? []) : []
    if (kind === 'week') known.from = weekday[0] ?? ''
    if (kind === 'sign-entry' && typeof sign === 'number') {
      known.entries.add(`${points[String(body)]}|${signName(sign)}`)
      put(known.weekdays, `${points[String(body)]}|${signName(sign)}`, weekday)
    }
    if (kind === 'station') known.stations.add(`${points[String(body)]}|${data.turns}`)
    if (data.system !== undefined) put(known.signs, `House ${house}`, numbers([sign]).map(signName))
    if (typeof house === 'number' && kind === undefined && Array.isArray(data.bodies))
      known.tenants.set(house, data.bodies.filter((one) => one !== 'node').length)
    // The planets of one person in a house of another.
    if (kind === 'overlay') for (const one of Array.isArray(data.bodies) ? data.bodies : []) place(one, { houses: [house] })
    place(ruler, { signs: [data.rulerSign], houses: [data.rulerHouse] })
    for (const one of Array.isArray(data.sky) ? (data.sky as Standing[]) : [])
      place(one.body, { signs: [one.sign], retrograde: one.retrograde })
    if (data.aspect) {
      const signs: readonly unknown[] = Array.isArray(data.signs) ? data.signs : [sign]
      relate(data.a, data.aspect, data.b)
      const [one, other] = [points[String(data.a)], points[String(data.b)]]
      for (const pair of [`${one}|${data.aspect}|${other}`, `${other}|${data.aspect}|${one}`])
        put(known.weekdays, pair, data.natal ? [] : weekday)
      place(data.a, { signs: signs.slice(0, 1), houses: [house] })
      place(data.b, { signs: signs.slice(1) })
    }
    if (kind === 'phase') {
      put(known.weekdays, `${data.phase}|Moon`, weekday)
      relate('moon', phaseAspects[String(data.phase)], 'sun')
      place('moon', { signs: [sign], houses: [house] })
      if (data.phase === 'new') place('sun', { signs: [sign], houses: [house] })
    }
  }
  return known
}
