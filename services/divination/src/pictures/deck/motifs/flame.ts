import { shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { place } from '../engraving/path.ts'

const OUTER = 'M0 0C-12-4-14-16-8-26C-7-20-4-18-3-20C-6-32-1-42 8-48C6-38 12-34 14-28C15-32 14-35 13-38C20-30 20-18 16-10C13-3 7 1 0 0Z'
const HEART = 'M2-2C-5-5-6-13-1-20C0-16 2-15 4-17C4-24 6-28 8-31C9-26 13-22 12-14C11-6 7-2 2-2Z'
export const FLAME_TONGUE = 'M0 0C-12-4-14-16-8-26C-7-20-4-18-3-20C-6-32-1-42 8-48C6-38 12-34 14-28C20-20 18-8 8 0Z'

/** A flame on x,y, 48 units high: a dark tongue around a gold heart. */
export const flame = (x: number, y: number, s: number, sx = 1): string =>
  shape(place(OUTER, { x, y, s, sx }), NIGHT, 1.2) + solid(place(HEART, { x, y, s, sx }))
