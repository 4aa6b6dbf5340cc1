import { signGlyphs } from '@sibyl/contracts/drawing/sign-glyphs'
import { num } from '../num.ts'
import { glyphAt } from './glyphs.ts'
import { GOLD, NIGHT, QUIET } from './ink.ts'
import type { Wheel } from './plain-data.ts'
import {
  arc,
  CENTRE,
  houseFoot,
  houseRim,
  type Place,
  radial,
  rim,
  ring,
  scale,
  scaleFoot,
  stroke,
  words,
  xy,
  zodiac,
} from './wheel-sheet.ts'

/** The rim is milled like a coin's. */
const reeding = `<circle cx="${CENTRE}" cy="${CENTRE}" r="${(rim + zodiac) / 2}" fill="none" stroke="${GOLD}" stroke-width="${rim - zodiac}" stroke-opacity=".5" pathLength="2160" stroke-dasharray="2 10"/>`

/** The zodiac. Every second sign is ruled like the sky of an engraving, which separates neighbours without colour. */
const signRing = (at: Place): string => {
  const ruled = Array.from({ length: 6 }, (_, pair) =>
    [267, 274, 281, 288, 295].map((radius) => arc(at, pair * 60, pair * 60 + 30, radius)).join(''),
  ).join('')
  const borders = Array.from({ length: 12 }, (_, sign) => radial(at, sign * 30, scale, zodiac)).join('')
  const glyphs = signGlyphs.map((glyph, sign) => {
    const [x, y] = at(sign * 30 + 15, (zodiac + scale) / 2)
    return glyphAt(glyph, x, y, 27, GOLD, 2, 9)
  })
  return stroke(ruled, GOLD, 0.8, ' stroke-opacity=".42"') + stroke(borders, GOLD, 1.1) + glyphs.join('')
}

const degreeScale = (at: Place): string => {
  const marks = (step: number, foot: number, except: number) =>
    Array.from({ length: 360 / step }, (_, mark) => mark * step)
      .filter((degree) => degree % except !== 0)
      .map((degree) => radial(at, degree, scale, foot))
      .join('')
  return (
    stroke(marks(1, 256, 5), GOLD, 0.7, ' stroke-opacity=".6"') +
    stroke(marks(5, 253.5, 30), GOLD, 1) +
    stroke(marks(30, scaleFoot, 360) + radial(at, 0, scale, scaleFoot), GOLD, 1.4)
  )
}

/** An axis of the houses, with its arrow head at the rim. */
export const axis = (at: Place, longitude: number, foot: number): string => {
  const tip = at(longitude, rim + 10)
  const barbs = `M${xy(at(longitude - 1.3, rim - 1))}L${xy(tip)}L${xy(at(longitude + 1.3, rim - 1))}`
  return (
    stroke(radial(at, longitude, foot, scaleFoot) + radial(at, longitude + 180, foot, scaleFoot), GOLD, 2) +
    stroke(radial(at, longitude, zodiac, rim + 8) + radial(at, longitude + 180, zodiac, rim), GOLD, 2) +
    `<path d="${barbs}Z" fill="${GOLD}"/>`
  )
}

/** Cusps, axes and the numbers of the houses. */
export const houseRing = (at: Place, { cusps, ascendant, midheaven }: NonNullable<Wheel['sky']>): string => {
  const lines = cusps.map(({ longitude }) => radial(at, longitude, houseFoot, scaleFoot)).join('')
  const numerals = cusps.map(({ longitude: cusp, position }, index) => {
    const next = cusps[(index + 1) % 12]?.longitude ?? cusp
    const width = (next - cusp + 360) % 360
    const number = index + 1
    const spot = at(cusp + width / 2, (houseRim + houseFoot) / 2)
    return `<g data-fact="house-${number}" data-minor=""><title>House ${number}: ${position}</title><circle cx="${num(spot[0])}" cy="${num(spot[1])}" r="${Math.min(13, width * 1.1).toFixed(1)}" class="hit" fill="${NIGHT}" fill-opacity="0"/>${words(String(number), spot, 16, QUIET)}</g>`
  })
  return (
    stroke(lines, GOLD, 0.9, ' stroke-opacity=".5"') +
    ring(houseRim, 0.9, 0.6) +
    axis(at, ascendant, houseFoot) +
    axis(at, midheaven, houseFoot) +
    numerals.join('')
  )
}

/** Rim, signs and degrees. */
export const zodiacRing = (at: Place): string =>
  `${ring(rim, 1.6)}${reeding}${ring(zodiac, 0.8)}${ring(scale, 1.2)}${ring(scaleFoot, 0.7, 0.6)}${signRing(at)}${degreeScale(at)}`
