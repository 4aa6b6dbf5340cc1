import { GOLD } from '../engraving/palette.ts'
import { at, num, polar } from '../engraving/path.ts'
import { star4 } from '../engraving/star.ts'
import type { CastPicture } from './cast-picture.ts'

export const PAGE = '#0d0e15'
export const PERIWINKLE = '#a9b6f7'
export const CENTRE = { x: 300, y: 300 }
const RIM = 284

const degreesOf = (number: number): number => ((number - 1) * 360) / 64
const onRing = (radius: number, number: number) => polar(CENTRE.x, CENTRE.y, radius, degreesOf(number))

const ring = (r: number, width: number, opacity: number): string =>
  `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${r}" stroke-width="${width}" opacity="${opacity}"/>`

const stroke = (number: number): string => {
  const eighth = (number - 1) % 8 === 0
  return `M${at(onRing(RIM - 9, number))}L${at(onRing(RIM - (eighth ? 23 : 16), number))}`
}

const star = (number: number, r: number, colour: string): string => {
  const [x, y] = onRing(RIM - 16, number)
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${r + 2}" fill="${PAGE}" stroke="none"/><path d="${star4(x, y, r, 0.24)}" fill="${colour}" stroke="none"/>`
}

/** The path from one hexagram to the other, along the shorter side of the rim. */
const way = (from: number, to: number): string => {
  const r = RIM - 28
  const clockwise = (to - from + 64) % 64 <= 32
  return `<path d="M${at(onRing(r, from))}A${r} ${r} 0 0 ${clockwise ? 1 : 0} ${at(onRing(r, to))}" stroke="${PERIWINKLE}" stroke-width="2"/>`
}

/** Sixty-four strokes around the rim, one for each hexagram, clockwise from the top; a star marks those of this cast. */
export const plate = ({ primary, relating, nuclear }: CastPicture): string =>
  ring(RIM, 1.5, 0.95) +
  ring(RIM - 5, 0.7, 0.6) +
  ring(RIM - 28, 0.7, 0.45) +
  `<path d="${Array.from({ length: 64 }, (_, index) => stroke(index + 1)).join('')}" stroke-width="1" opacity=".6"/>` +
  (relating ? way(primary.number, relating.number) : '') +
  star(nuclear.number, 7, GOLD) +
  (relating ? star(relating.number, 13, PERIWINKLE) : '') +
  star(primary.number, 14, GOLD)
