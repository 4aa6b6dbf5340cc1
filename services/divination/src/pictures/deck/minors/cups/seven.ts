import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { cups } from '../../motifs/cup.ts'
import { visions } from './visions.ts'

export function sevenOfCups(): string {
  const places: Point[] = table('72 226, 150 210, 228 226, 62 352, 118 366, 182 366, 238 352')
  return (
    sky(58, 452, [[150, 200, 0]]) +
    cumulus(table('48 236 22, 84 244 24, 120 236 20, 150 228 22, 184 238 22, 220 244 24, 256 234 20')) +
    cumulus(table('30 372 22, 64 386 26, 104 394 28, 150 400 28, 196 394 28, 238 386 26, 270 370 22, 80 420 22, 150 428 24, 222 420 22')) +
    visions(places) +
    cups(places, 66)
  )
}
