import { cut, raised, solid } from '../engraving/marks.ts'
import { type Placement, place } from '../engraving/path.ts'

type HandOptions = { sx?: number; rot?: number; edge?: boolean }

const OPEN = 'M4-6C-2-9-10-9-16-7C-21-6-26-5-29-3C-31-1-29 1-27 1C-29 3-27 5-24 4C-24 7-21 8-18 7C-17 9-13 9-9 8C-4 8 0 7 4 6Z'
const OPEN_CUTS = 'M-27 1C-23 0-19-1-15-1M-24 4C-20 3-17 3-13 2M-18 7C-15 6-12 6-10 5M-6-8C-9-4-13-3-16-4'
const GRIP = 'M6-7C0-10-8-11-13-8C-17-8-18-4-15-2C-18-1-18 3-15 4C-16 7-14 9-11 9C-10 11-6 12-2 10L7 8Z'
const GRIP_CUTS = 'M-14-3C-10-3-7-3-4-2M-14 3C-10 3-7 3-4 3M-11 8C-8 8-5 8-3 7M-8-9C-4-7-2-6 0-3'
const BLESSING =
  'M5-7C0-9-4-10-8-11C-14-12-24-13-29-13C-33-13-33-9-29-9L-17-8C-22-7-27-7-32-6C-35-5-35-2-31-2L-17-3C-20-1-22 2-19 4C-21 6-19 9-15 8C-12 10-4 9 5 7Z'
const BLESSING_CUTS = 'M-29-9L-14-8M-31-2C-24-3-19-3-13-3M-19 4C-16 3-13 3-10 3M-15 8C-13 6-11 6-9 6'

function drawn(body: string, cuts: string, o: Placement, edge: boolean): string {
  return (edge ? raised(place(body, o), 2) : solid(place(body, o))) + cut(place(cuts, o), 0.8)
}

/** An open hand, wrist at the point, fingers toward the left. */
export const openHand = (x: number, y: number, s: number, { sx = 1, rot = 0, edge = false }: HandOptions = {}): string =>
  drawn(OPEN, OPEN_CUTS, { x, y, s, sx, rot }, edge)
/** A closed hand, wrist to the right. */
export const grip = (x: number, y: number, s: number, { sx = 1, rot = 0, edge = false }: HandOptions = {}): string =>
  drawn(GRIP, GRIP_CUTS, { x, y, s, sx, rot }, edge)
/** Two fingers raised, wrist to the right: rotate it upright for a blessing. */
export const blessing = (x: number, y: number, s: number, { sx = 1, rot = 0, edge = false }: HandOptions = {}): string =>
  drawn(BLESSING, BLESSING_CUTS, { x, y, s, sx, rot }, edge)
