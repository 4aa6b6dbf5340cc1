import { hatch } from '../engraving/hatch.ts'
import { fine, shape } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'

/** A pyramid on y, its right face in shade. */
export function pyramid(x: number, y: number, h: number): string {
  const right = `M${x} ${y - h}L${x + h * 0.8} ${y}H${x + h * 0.24}Z`
  return shape(`M${x} ${y - h}L${x + h * 0.24} ${y}H${x - h * 0.7}Z`, TINT, 1.2) + shape(right, NIGHT, 1.2) + fine(hatch(right, 0, 4))
}
