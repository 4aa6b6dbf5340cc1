import { num } from '../num.ts'
import { GOLD, NIGHT, SANS } from './ink.ts'

export const CENTRE = 320
/** Radii from the rim inwards. Half a unit is one pixel on the smallest phone. */
export const rim = 308
export const zodiac = 303
export const scale = 260
export const scaleFoot = 250
export const leaderFoot = 237
export const glyphRing = 219
export const houseRim = 146
export const houseFoot = 122
export type Spot = readonly [x: number, y: number]
/** Converts a longitude and a distance from the centre to a point on the sheet. */
export type Place = (longitude: number, radius: number) => Spot

export const xy = ([x, y]: Spot): string => `${num(x)} ${num(y)}`

/** The ascendant, or else 0° Aries, is at the left, and the zodiac runs anticlockwise. */
export const placing =
  (left: number): Place =>
  (longitude, radius) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
  }

/** A line; `more` holds further attributes. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
export const ring = (radius: number, width: number, opacity = 1): string =>
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" fill="none" stroke="${GOLD}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
/** Text centred on a point, with a dark edge. */
export const words = (text: string, [x, y]: Spot, size: number, colour: string, more = ''): string =>
  `<text x="${num(x)}" y="${num(y + size * 0.35)}" font-size="${size}" fill="${colour}" stroke="${NIGHT}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" font-family="${SANS}"${more}>${text}</text>`
/** A line along one longitude, between two radii. */
export const radial = (at: Place, longitude: number, from: number, to: number): string =>
  `M${xy(at(longitude, from))}L${xy(at(longitude, to))}`
/** An arc from one longitude on to another. */
export const arc = (at: Place, from: number, to: number, radius: number): string =>
  `M${xy(at(from, radius))}A${radius} ${radius} 0 0 0 ${xy(at(to, radius))}`

/** Minutes and the like as two digits. */
export const two = (value: number): string => String(value).padStart(2, '0')
