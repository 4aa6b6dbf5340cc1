import type { Fact } from '@sibyl/contracts/http/readings'

/** Data for the reading's page and for the check, of which the model makes nothing: how a fact was worked out, and where it is drawn. */
const unasked = new Set([
  'why',
  'place',
  'longitude',
  'latitude',
  'degree',
  'minute',
  'speed',
  'system',
  'attribution',
  'offsetSeconds',
  'utc',
  'zone',
  'timezone',
  'country',
  'region',
  'localMeanTime',
  'iso',
  'emblem',
])

/** Facts as the model is given them, without the data that no prompt uses: a birth chart's request is a third shorter. */
export const askedFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, data: Object.fromEntries(Object.entries(fact.data).filter(([key]) => !unasked.has(key))) }))
