import { hatch } from '../engraving/hatch.ts'
import { NIGHT } from '../engraving/palette.ts'
import { num, polar } from '../engraving/path.ts'
import { star4 } from '../engraving/star.ts'
import { swell } from '../engraving/swell.ts'

/** A line's position and style: `lit` is solid, otherwise it is hatched; `mark` draws the sign of change in its middle. */
export type LineDrawing = { x: number; y: number; width: number; height: number; colour: string; lit: boolean; mark: boolean }

/** The break of a broken line, as a share of its width. */
const BREAK = 0.2

/** A bar with cut corners, as if chiselled. */
const bar = (x: number, y: number, width: number, height: number): string => {
  const c = height / 6
  return `M${num(x + c)} ${num(y)}H${num(x + width - c)}L${num(x + width)} ${num(y + c)}V${num(y + height - c)}L${num(x + width - c)} ${num(y + height)}H${num(x + c)}L${num(x)} ${num(y + height - c)}V${num(y + c)}Z`
}

/**
 * A lit bar is solid with a few strokes cut into its lower edge; a resting one is an outline with hatching that leaves the light on top.
 */
const engraved = (x: number, y: number, width: number, height: number, colour: string, lit: boolean): string => {
  const outline = bar(x, y, width, height)
  if (lit) {
    const foot = hatch(bar(x + 3, y + height * 0.62, width - 6, height * 0.3), 0, 3, { to: 0.9, jitter: 0.3, seed: Math.round(x + y) })
    return `<path d="${outline}" fill="${colour}" stroke="none"/><path d="${foot}" stroke="${NIGHT}" stroke-width="1"/>`
  }
  const shade = hatch(bar(x + 1, y + 1, width - 2, height - 2), 58, 3.6, { to: 0.74, jitter: 0.3, seed: Math.round(x * 3 + y) })
  return `<path d="${outline}" fill="${NIGHT}" stroke="${colour}" stroke-width="1.8"/><path d="${shade}" stroke="${colour}" stroke-width="1" opacity=".9"/>`
}

/** The traditional mark of a changing unbroken line: a ring. */
const ringMark = (cx: number, cy: number, r: number, colour: string): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r + 5)}" fill="${NIGHT}" stroke="none"/>` +
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" stroke="${colour}" stroke-width="2.2"/>` +
  `<path d="${star4(cx, cy, r * 0.62, 0.22)}" fill="${colour}" stroke="none"/>`

/** The traditional mark of a changing broken line: a cross. */
const crossMark = (cx: number, cy: number, r: number, colour: string): string => {
  const stroke = (degrees: number): string => swell(polar(cx, cy, r, degrees), polar(cx, cy, r, degrees + 180), 2.3)
  return `<path d="${stroke(45)}${stroke(135)}" fill="${colour}" stroke="none"/>`
}

/** One line of a hexagram; `y` is its upper edge. */
export const engravedLine = (whole: boolean, { x, y, width, height, colour, lit, mark }: LineDrawing): string => {
  const [cx, cy] = [x + width / 2, y + height / 2]
  if (whole) return engraved(x, y, width, height, colour, lit) + (mark ? ringMark(cx, cy, height * 0.66, colour) : '')
  const half = (width * (1 - BREAK)) / 2
  const both = engraved(x, y, half, height, colour, lit) + engraved(x + width - half, y, half, height, colour, lit)
  return both + (mark ? crossMark(cx, cy, height * 0.72, colour) : '')
}
