import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { capital } from '../../../wording.ts'
import { type AspectKind, aspectAngles } from '../chart/aspects.ts'
import { bodies, bodyNames, planets, theBody } from '../chart/bodies.ts'
import { placed, signName } from '../chart/signs.ts'
import { aspectVerbs } from '../words/words.data.ts'
import type { NatalPoint, PointId } from './natal-points.ts'
import { type Transit, transiting } from './transits.ts'

const text = z.string().min(1)
const withPoint = text.includes('{point}')
const { points, bodies: meanings } = readYaml(
  new URL('../../../../data/astrology/transits.yaml', import.meta.url),
  z.strictObject({
    points: z.record(z.enum([...bodies, 'ascendant', 'midheaven']), text),
    bodies: z.record(z.enum(planets).exclude(['moon']), z.strictObject({ meets: withPoint, flows: withPoint, strains: withPoint })),
  }),
)

/** What each point of a birth chart stands for, as a part of a sentence. */
export const subjects: Readonly<Record<PointId, string>> = points

const manners: Readonly<Record<AspectKind, 'meets' | 'flows' | 'strains'>> = {
  conjunction: 'meets',
  sextile: 'flows',
  trine: 'flows',
  square: 'strains',
  opposition: 'strains',
}

export const pointName = (point: PointId): string =>
  point === 'ascendant' ? 'Ascendant' : point === 'midheaven' ? 'Midheaven' : bodyNames[point]

/** A longitude as readers write it: 24°38′ Aquarius. */
export const inSign = (longitude: number): string => {
  const { sign, degree, minute } = placed(longitude)
  return `${degree}°${String(minute).padStart(2, '0')}′ ${signName(sign)}`
}

/** The owner of a chart: the reader, or somebody with a name. */
export type Owner = { name: string; self: boolean }

/** A transit in words: what it is ("Venus trine your Moon", "Venus trine Jonas’s Moon"), why it is there, and what it means. */
export const wordsOf = (
  transit: Transit,
  { longitude }: NatalPoint,
  { name, self }: Owner,
): { title: string; why: string; meaning: string } => {
  const { body, point, aspect } = transit
  const whose = self ? 'your' : `${name}’s`
  const angle = aspect === 'conjunction' ? 'the same degree' : `${aspectAngles[aspect]}° apart`
  return {
    title: `${bodyNames[body]} ${aspectVerbs[aspect]} ${whose} ${pointName(point)}`,
    why: `${capital(theBody(body))} stands at ${inSign(transit.longitude)}, ${whose} ${pointName(point)} at ${inSign(longitude)}: ${angle}.`,
    meaning: `${self ? '' : `For ${name}: `}${meanings[body][manners[aspect]].replace('{point}', subjects[point])}`,
  }
}

const forAll = new Set<string>(transiting.slice(transiting.indexOf('mars')))
const personal = new Set<PointId>(['sun', 'moon', 'ascendant'])

/** The Sun, Mercury and Venus pass every point several times a year, so they are prominent only at the Sun, Moon or Ascendant. */
export const isProminent = ({ body, point }: Transit): boolean => forAll.has(body) || personal.has(point)
