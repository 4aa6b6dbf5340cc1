import { natalWheel } from './astrology/natal-wheel.ts'
import { weekStrip } from './astrology/week-strip.ts'
import { constellationSvg } from './constellation/constellation-svg.ts'
import { hexagramsSvg } from './hexagrams/hexagrams-svg.ts'
import { numbersSvg } from './numbers/numbers-svg.ts'
import { pairSvg } from './pair/pair-svg.ts'
import { spreadSvg } from './spread-svg.ts'

/** Draws one kind of picture from its code, which says all of it; undefined where the code says nothing that can be drawn. */
type Draw = (code: string) => string | undefined

/** Every kind of picture that is not a spread of cards. */
const kinds: Readonly<Record<string, Draw>> = {
  constellation: constellationSvg,
  hexagrams: hexagramsSvg,
  'natal-wheel': natalWheel,
  'week-strip': weekStrip,
  numbers: numbersSvg,
  pair: pairSvg,
}

/** The picture at an address: a kind of its own, or else the spread of cards of that name. */
export const pictureSvg = (kind: string, code: string): string | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind]?.(code) : spreadSvg(kind, code)
