import { placed } from '../../astrology/chart/signs.ts'
import type { Picture } from '../../method.ts'
import { crossAspects, STRONGEST } from './cross-aspects.ts'
import { crossId, crossTitle } from './facts.ts'
import { type CrossPoint, crossPoints, pointCodes, pointNames, type Side } from './side.ts'

const KIND = 'double-wheel'

const codeOf = ({ longitudes, cusps = [] }: Side): string => {
  const item = (id: string, longitude: number): string => `${id}.${Math.round(longitude * 1000)}`
  const points = crossPoints.flatMap((point) => {
    const longitude = longitudes[point]
    return longitude === undefined ? [] : [item(pointCodes[point], longitude)]
  })
  return [...points, ...cusps.map((cusp, index) => item(`c${index + 1}`, cusp))].join('-')
}

/**
 * The address of the wheel of two charts: `su.168223-…-mc.279613-c1.2426-…-c12.355001~su.22332-…`, longitudes in thousandths of a degree, the
 * first person's with the cusps. It contains neither the time nor the place of a birth.
 */
export const doubleWheelPicture = (yours: Side, { longitudes }: Side): Picture => {
  const strongest = crossAspects(yours, { longitudes }).slice(0, STRONGEST)
  return {
    src: `/api/divination/pictures/${KIND}/${codeOf(yours)}~${codeOf({ longitudes })}.svg`,
    alt: `Two birth charts in one wheel, yours inside. ${strongest.map(crossTitle).join('; ')}.`,
  }
}

const LONGEST = 400
const item = /^(su|mo|me|ve|ma|ju|sa|ur|ne|pl|as|mc|c(?:[1-9]|1[0-2]))\.(\d{1,6})$/

const sideAt = (code: string): Side | undefined => {
  const found = new Map<string, number>()
  for (const part of code.split('-')) {
    const [, id, thousandths] = item.exec(part) ?? []
    const longitude = Number(thousandths) / 1000
    if (id === undefined || found.has(id) || longitude >= 360) return undefined
    found.set(id, longitude)
  }
  const longitudes: Partial<Record<CrossPoint, number>> = Object.fromEntries(
    crossPoints.flatMap((point) => {
      const longitude = found.get(pointCodes[point])
      return longitude === undefined ? [] : [[point, longitude] as const]
    }),
  )
  const cusps = Array.from({ length: 12 }, (_, house) => found.get(`c${house + 1}`)).filter((cusp) => cusp !== undefined)
  const points = Object.keys(longitudes).length
  const angles = [longitudes.ascendant, longitudes.midheaven].filter((angle) => angle !== undefined).length
  if (points === 0 || angles === 1 || points + cusps.length < found.size) return undefined
  if (cusps.length === 0) return { longitudes }
  return cusps.length === 12 && angles === 2 ? { longitudes, cusps } : undefined
}

const shownPoints = ({ longitudes }: Side, whose: string) =>
  crossPoints.flatMap((point) => {
    const longitude = longitudes[point]
    if (longitude === undefined) return []
    return [{ name: `${whose} ${pointNames[point]}`, code: pointCodes[point], longitude, degree: placed(longitude).degree }]
  })

/** Decodes the wheel of two charts for drawing; undefined for any other code. */
export const doubleWheelAt = (code: string) => {
  const [first = '', second = '', ...more] = code.length > 2 * LONGEST ? [] : code.split('~')
  const [yours, theirs] = [sideAt(first), sideAt(second)]
  if (!yours || !theirs || theirs.cusps || more.length > 0) return undefined
  return {
    yours: shownPoints(yours, 'Your'),
    theirs: shownPoints(theirs, 'Their'),
    ...(yours.cusps
      ? { sky: { ascendant: yours.longitudes.ascendant ?? 0, midheaven: yours.longitudes.midheaven ?? 0, cusps: yours.cusps } }
      : {}),
    contacts: crossAspects(yours, theirs).map((contact, index) => ({
      fact: crossId(contact),
      title: crossTitle(contact),
      aspect: contact.aspect,
      orb: contact.orb,
      from: yours.longitudes[contact.a] ?? 0,
      to: theirs.longitudes[contact.b] ?? 0,
      ...(index < STRONGEST ? { rank: index + 1 } : {}),
    })),
  }
}
