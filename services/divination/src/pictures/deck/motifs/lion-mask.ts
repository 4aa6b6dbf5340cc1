import { cut, disc } from '../engraving/marks.ts'
import { GOLD, NIGHT } from '../engraving/palette.ts'
import { place } from '../engraving/path.ts'
import { spikes } from '../engraving/stars.ts'

const FEATURES = 'M-9-5Q-6-8-3-5M3-5Q6-8 9-5M-2-4L-4 4H4L2-4M0 4V7M-7 9Q-3 5 0 7Q3 5 7 9M-10 0C-11 5-9 9-5 12M10 0C11 5 9 9 5 12'

/** A lion's head from the front, round as a sun; r is the face without its mane. */
export function lionMask(x: number, y: number, r: number): string {
  return spikes(x, y, r - 1, r * 1.62, 16, 11, 0, NIGHT) + disc(x, y, r, GOLD, 0) + cut(place(FEATURES, { x, y, s: r / 15 }), 1.1)
}
