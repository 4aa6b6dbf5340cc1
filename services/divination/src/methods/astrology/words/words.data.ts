import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { aspectKinds } from '../chart/aspects.ts'
import { bodies, planets } from '../chart/bodies.ts'
import { elements, modes } from '../chart/signs.ts'

const file = (name: string): URL => new URL(`../../../../data/astrology/${name}.yaml`, import.meta.url)

const text = z.string().min(1)
/** One text for each sign, from Aries to Pisces, or for each house. */
const twelve = z.array(text).length(12)
const byPlanet = z.record(z.enum(planets), text)
const byAspect = z.record(z.enum(aspectKinds), text)
const quarter = z.enum(['new', 'first-quarter', 'full', 'last-quarter'])

/** What each rising sign and each sign at the Midheaven mean. */
export const { ascendantInSign, midheavenInSign } = readYaml(
  file('angles'),
  z.strictObject({ ascendantInSign: twelve, midheavenInSign: twelve }),
)

/** What planets stand for in aspects (`concerns` in a birth chart, `topics` in a week), and the names and meanings of aspects. */
export const { concerns, aspectMeanings, topics, transitMeanings, aspectVerbs } = readYaml(
  file('aspects'),
  z.strictObject({ concerns: byPlanet, aspectMeanings: byAspect, topics: byPlanet, transitMeanings: byAspect, aspectVerbs: byAspect }),
)

/** The meanings of elements, modes and the eight phases of the Moon in a birth chart. */
export const { elementMeanings, modeMeanings, birthPhases } = readYaml(
  file('balance'),
  z.strictObject({
    elementMeanings: z.record(z.enum(elements), text),
    modeMeanings: z.record(z.enum(modes), text),
    birthPhases: z.array(z.strictObject({ name: text, id: text, meaning: text })).length(8),
  }),
)

/** The meaning of each body in each sign. */
export const bodyInSign = readYaml(file('bodies-in-signs'), z.record(z.enum(bodies), twelve))

/** The topic of each house, and how the sign on its cusp modifies it. */
export const { houseThemes, signManner } = readYaml(file('houses'), z.strictObject({ houseThemes: twelve, signManner: twelve }))

/** The meanings of a week's events: the Moon's days in each sign, ingresses, stations and phases. */
export const { moonDays, planetTopics, stationMeanings, phaseNames, phaseMeanings } = readYaml(
  file('week'),
  z.strictObject({
    moonDays: twelve,
    planetTopics: byPlanet,
    stationMeanings: z.record(z.enum(planets), z.strictObject({ retrograde: z.string(), direct: z.string() })),
    phaseNames: z.record(quarter, text),
    phaseMeanings: z.record(quarter, text),
  }),
)
