import { type Aspect, aspectBetween } from '../chart/aspects.ts'
import { bodies, bodyCodes, bodyNames, type Planet, planets } from '../chart/bodies.ts'
import { placed, signName } from '../chart/signs.ts'
import { type Placed, parseChart } from './chart-code.ts'

/** The degrees that a body can move in half a day; other bodies hardly move. */
export const halfDay: { readonly [B in Planet]?: number } = { moon: 7.7, sun: 0.52, mercury: 1.1, venus: 0.64, mars: 0.4 }

type Moving = Parameters<typeof aspectBetween>[0]

/** The aspects of a chart; without a time of birth, those that hold all day. */
const aspectsOf = (moving: readonly Moving[], untimed: boolean): Aspect[] => {
  const moved = (one: Moving, way: number): Moving => ({ ...one, longitude: one.longitude + way * (halfDay[one.body] ?? 0.1) })
  return moving
    .flatMap((a, index) => moving.slice(index + 1).flatMap((b) => aspectBetween(a, b) ?? []))
    .filter(({ a, b, aspect }) => {
      const [first, second] = [a, b].map((body) => moving.find((one) => one.body === body))
      if (!untimed || !first || !second) return true
      return [-1, 1].every((way) => aspectBetween(moved(first, way), moved(second, way))?.aspect === aspect)
    })
    .sort((one, other) => one.orb - other.orb)
}

const idOf = new Map(bodies.map((body) => [bodyCodes[body], body]))

/** A longitude with degree and minute in its sign, and in words: 9°40′ Cancer. */
const positionOf = (longitude: number) => {
  const { sign, degree, minute } = placed(longitude)
  return { longitude, degree, minute, position: `${degree}°${String(minute).padStart(2, '0')}′ ${signName(sign)}` }
}

const bodyPoint = ({ id, longitude, retrograde }: Placed) => {
  const body = idOf.get(id)
  return { fact: body ?? id, name: body ? bodyNames[body] : id, code: id, retrograde, ...positionOf(longitude) }
}

const anglePoint = (fact: string, name: string, code: string, longitude: number) => ({
  fact,
  name,
  code,
  retrograde: false,
  ...positionOf(longitude),
})

/**
 * Decodes the wheel of a chart (see parseChart): points with their names and positions, houses if the time of birth is known, and the
 * aspects, the closest first; undefined for any other code.
 */
export const wheelOf = (code: string) => {
  const chart = parseChart(code)
  if (!chart) return undefined
  const { sky } = chart
  const longitudes = new Map(chart.bodies.map(({ id, longitude }) => [idOf.get(id), longitude]))
  const moving = planets.flatMap((body) => {
    const longitude = longitudes.get(body)
    return longitude === undefined ? [] : [{ body, longitude, speed: 0 }]
  })
  const angles = sky
    ? [anglePoint('ascendant', 'Ascendant', 'as', sky.ascendant), anglePoint('midheaven', 'Midheaven', 'mc', sky.midheaven)]
    : []
  return {
    points: [...chart.bodies.map(bodyPoint), ...angles],
    ...(sky ? { sky: { ascendant: sky.ascendant, midheaven: sky.midheaven, cusps: sky.cusps.map(positionOf) } } : {}),
    aspects: aspectsOf(moving, !sky).map(({ a, b, aspect, orb }) => ({
      fact: `aspect-${a}-${b}`,
      title: `${bodyNames[a]} ${aspect} ${bodyNames[b]}`,
      aspect,
      orb,
      from: longitudes.get(a) ?? 0,
      to: longitudes.get(b) ?? 0,
    })),
  }
}
