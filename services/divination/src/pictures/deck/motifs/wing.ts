import { fine, shape } from '../engraving/marks.ts'
import { TINT } from '../engraving/palette.ts'
import { type Placement, type Point, place, table } from '../engraving/path.ts'
import { swells } from '../engraving/swell.ts'

const TIPS: readonly Point[] = table('-108 -70, -116 -48, -116 -24, -110 0, -100 22, -86 40, -68 52, -48 56, -28 50, -12 38')

/** A bird's wing, its root at 0,0, spread up and to the left; about 116 wide at s 1. */
export function wing(o: Placement, fill = TINT): string {
  const p = (d: string) => place(d, o)
  const big = (o.s ?? 1) > 0.6
  let outline = 'M0 0C-6-34-30-74-74-84C-90-88-102-82-108-70'
  TIPS.slice(1).forEach(([x, y], i) => {
    const [px, py] = TIPS[i] ?? [0, 0]
    outline += `C${(px + x) / 2 - 10} ${(py + y) / 2 + 2} ${x - 7} ${y + 1} ${x} ${y}L${x * 0.93} ${y * 0.92 - 3}`
  })
  outline += 'C-6 30 0 16 0 0Z'
  const feathers = TIPS.slice(1, -1).map(([x, y], i) =>
    p(`M${x + 7} ${y - 5}C${x * 0.86} ${y * 0.7 - 8} ${x * 0.66} ${y * 0.4 - 22} ${-34 - (8 - i) * 3} ${-26 + i * 5}`),
  )
  const coverts = 'M-6-4C-10 8-16 12-24 12C-26 16-34 18-42 12C-46 14-54 12-58 4C-64 4-70-2-72-10C-78-12-82-18-82-26C-88-30-90-38-88-46'
  const small = 'M-4-14C-8-6-14-4-20-6C-24-2-32-4-36-10C-42-10-48-14-50-22C-56-24-60-30-60-38C-66-42-68-50-66-58'
  return shape(p(outline), fill, big ? 1.5 : 1.2) + swells(feathers, 0.8) + fine(p(big ? coverts + small : small), 1)
}

/** A pair of wings at either side of x; y is their root. */
export const wings = (
  x: number,
  y: number,
  s: number,
  { gap = 10, rot = 0, fill = TINT }: { gap?: number; rot?: number; fill?: string } = {},
): string => wing({ x: x - gap, y, s, rot }, fill) + wing({ x: x + gap, y, s, sx: -1, rot: -rot }, fill)

/** A bat's wing for the Devil, root at 0,0, spread up and to the left. */
export function batWing(o: Placement, fill = TINT): string {
  const p = (d: string) => place(d, o)
  return (
    shape(
      p(
        'M0 0C-8-30-24-60-56-78C-60-84-58-92-54-98C-66-92-72-84-74-76C-92-60-104-34-108-4C-98-16-88-18-78-10C-74-2-72 8-72 18C-62 6-52 4-42 14C-38 22-36 30-36 40C-28 22-14 10 0 12Z',
      ),
      fill,
      1.5,
    ) + swells([p('M-62-76C-70-50-76-28-78-10'), p('M-58-74C-54-40-48-12-42 14'), p('M-54-74C-34-50-16-24-2 6')], 1.1)
  )
}
