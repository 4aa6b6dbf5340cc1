import { hatch } from '../engraving/hatch.ts'
import { cut, disc } from '../engraving/marks.ts'
import { GOLD, SURFACE } from '../engraving/palette.ts'
import { circle } from '../engraving/path.ts'
import { spikes, wavyRays } from '../engraving/stars.ts'
import { face } from './face.ts'

/** The sun with a face: straight facets between flames. r is the disc; the rays reach nearly twice as far. */
export function sunFace(x: number, y: number, r: number, n = 12): string {
  return (
    wavyRays(x, y, r + 1, r * 1.65, n, (5 * 12) / n, 180 / n, SURFACE) +
    spikes(x, y, r + 1, r * 1.85, n, (7 * 12) / n, 0, SURFACE) +
    disc(x, y, r, GOLD, 0) +
    disc(x, y, r + 3, undefined, 1) +
    face(x, y, r * 1.76, { open: true, oval: false, shaded: false }) +
    cut(hatch(circle(x, y, r - 1), -38, 2.5, { from: 0.72, jitter: 0.15 }), 0.8)
  )
}

/** A rayed sun without a face, for distances and horizons. */
export function plainSun(x: number, y: number, r: number, n = 16): string {
  return (
    spikes(x, y, r + 3, r * 2.1, n, (4 * 16) / n, 0, SURFACE) +
    disc(x, y, r, GOLD, 0) +
    cut(hatch(circle(x, y, r), -38, 2.4, { from: 0.7, jitter: 0.2 }), 0.8)
  )
}
