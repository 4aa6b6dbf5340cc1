import { disc, fine, shape } from '../engraving/marks.ts'
import { GOLD, NIGHT } from '../engraving/palette.ts'
import { place } from '../engraving/path.ts'

const CLAW = 'M-7-8C-15-9-20-14-19-22C-24-26-25-35-18-41C-17-36-16-34-14-31C-13-35-11-37-8-38C-6-31-9-25-14-22C-14-17-10-14-6-12'
const LEGS = 'M-8-2C-15-4-19-1-22 5M-8 2C-15 2-18 5-20 11M-8 6C-13 7-16 10-17 15M-3-15C-6-24-5-34-1-46'
const BODY = 'M0-16C-9-15-11-4-8 7C-7 12-6 24-4 32L-10 40C-4 43 4 43 10 40L4 32C6 24 7 12 8 7C11-4 9-15 0-16Z'

/** A crayfish seen from above, head up. */
export function crayfish(x: number, y: number, s: number): string {
  const rings = [0, 1, 2, 3]
    .map((k) => `M${-7 + k * 0.9} ${12 + k * 5}C${-5 + k * 0.9} ${18 + k * 5} ${5 - k * 0.9} ${18 + k * 5} ${7 - k * 0.9} ${12 + k * 5}`)
    .join('')
  const sides = [1, -1].map((sx) => shape(place(CLAW, { x, y, s, sx }), NIGHT, 1.2) + fine(place(LEGS, { x, y, s, sx }), 1)).join('')
  return (
    sides +
    shape(place(BODY, { x, y, s }), NIGHT, 1.3) +
    fine(place(`${rings}M0-14V10M-6 36L-2 42M6 36L2 42`, { x, y, s }), 0.9) +
    disc(x - 3 * s, y - 13 * s, 1, GOLD, 0) +
    disc(x + 3 * s, y - 13 * s, 1, GOLD, 0)
  )
}
