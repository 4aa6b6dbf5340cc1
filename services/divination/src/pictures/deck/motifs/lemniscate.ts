import { cut, line } from '../engraving/marks.ts'
import { NIGHT, SURFACE } from '../engraving/palette.ts'
import { place } from '../engraving/path.ts'

/** The sign of eternity, w wide to each side. */
export function lemniscate(x: number, y: number, w: number): string {
  const d = place('M0 0C-12-16-36-18-36 0C-36 18-12 16 0 0C12-16 36-18 36 0C36 18 12 16 0 0Z', { x, y, s: w / 36 })
  return `<path d="${d}" fill="${SURFACE}" stroke="${NIGHT}" stroke-width="7"/>${line(d, 4.4)}${cut(d, 1.2)}`
}
