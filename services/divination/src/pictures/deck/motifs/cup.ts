import { hatch } from '../engraving/hatch.ts'
import { cut, cutFill, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { circle, mirror, type Placement, type Point, place } from '../engraving/path.ts'
import { star4 } from '../engraving/stars.ts'

type CupOptions = { rot?: number; sx?: number }

const BOWL = 'M-30-92C-31-64-22-46-6-40L6-40C22-46 31-64 30-92C16-86-16-86-30-92Z'
const MOUTH = 'M-30-92C-31-99 31-99 30-92C30-86-30-86-30-92Z'
const STEM = 'M-6-41C-4-36-4-34-8-31C-4-28-3-16-5-12C-8-6-18-4-22 0C-12 4 12 4 22 0C18-4 8-6 5-12C3-16 4-28 8-31C4-34 4-36 6-41Z'

/** An open goblet of flat gold standing on x,y; h is its height. */
export function cup(x: number, y: number, h: number, { rot = 0, sx = 1 }: CupOptions = {}): string {
  const o: Placement = { x, y, s: h / 100, rot, sx }
  return (
    solid(place(STEM, o)) +
    solid(place(BOWL, o)) +
    shape(place(MOUTH, o), NIGHT, h > 50 ? 1.4 : 1.1) +
    cut(hatch(place(BOWL, o), rot, h > 50 ? 2.6 : 2.2, { from: 0.62, jitter: 0.16 }), 0.8) +
    cut(place('M-29-79C-16-73 16-73 29-79M-8-31C-4-29 4-29 8-31', o), h > 50 ? 1.2 : 0.9) +
    (h > 40 ? cutFill(place(star4(-4, -60, 11, 0.22), o)) : '')
  )
}

const LIDDED = 'M-30-70C-31-50-20-40-5-36H5C20-40 31-50 30-70C16-66-16-66-30-70Z'
const LID = 'M-31-73C-28-84-14-86-9-94C-5-98 5-98 9-94C14-86 28-84 31-73C16-69-16-69-31-73Z'
const FOOT = 'M-4-36C-3-33-4-31-9-28C-4-25-3-14-5-10C-8-5-20-4-24 0C-12 5 12 5 24 0C20-4 8-5 5-10C3-14 4-25 9-28C4-31 3-33 4-36Z'
const HANDLE = 'M-29-64C-40-68-46-58-40-50C-37-46-31-44-25-47'

/** The queen's covered cup. */
export function ciborium(x: number, y: number, h: number): string {
  const o: Placement = { x, y, s: h / 100 }
  return (
    line(place(HANDLE + mirror(HANDLE, 0), o), 2.4) +
    solid(place(`${LIDDED}${LID}${FOOT}${circle(0, -99, 3.5)}M-1.500-100V-112H-6V-115H-1.500V-120H1.500V-115H6V-112H1.500V-100Z`, o)) +
    cut(
      hatch(place(LIDDED, o), 0, 2.7, { from: 0.52, jitter: 0.16 }) +
        hatch(place(LID, o), 0, 2.7, { from: 0.56, jitter: 0.14 }) +
        hatch(place(FOOT, o), 0, 2.7, { from: 0.6, jitter: 0.2 }),
      0.9,
    ) +
    cutFill(place(star4(-3, -53, 10, 0.2), o)) +
    cut(place('M-29-64C-14-60 14-60 29-64M-9-28C-4-26 4-26 9-28', o), 1.2)
  )
}

/** The same cup at every point. */
export const cups = (points: readonly Point[], h: number): string => points.map(([x, y]) => cup(x, y, h)).join('')
