import { disc, fine, shape, solid, tone } from '../../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { rays, sky } from '../../engraving/stars.ts'
import { folds, swells } from '../../engraving/swell.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { hill } from '../../motifs/earth.ts'
import { profile } from '../../motifs/face.ts'
import { headwear } from '../../motifs/headwear.ts'
import { land, sea } from '../../motifs/scenery.ts'
import { sword } from '../../motifs/sword.ts'

export function tenOfSwords(): string {
  return (
    tone('M24 52H276V300H24Z', NIGHT) +
    cumulus(table('40 60 26, 80 56 24, 124 62 26, 170 56 26, 214 62 26, 258 58 26, 60 86 16, 110 88 18, 190 88 18, 240 86 16')) +
    fine(rays(216, 300, 26, 60, 84, 36), 1) +
    disc(216, 300, 22, GOLD, 0) +
    sky(230, 300, [[216, 300, 84]]) +
    hill('M24 304C60 284 110 296 150 300C180 290 230 296 276 300V320H24Z', { width: 1.1, gap: 4 }) +
    sea(310, 376, 3) +
    land('M24 384C90 374 190 384 276 376V456H24Z') +
    fallenMan() +
    [66, 84, 102, 120, 138, 156, 174, 192, 210, 228]
      .map((x, i) => sword(x, 412 + (i % 2) * 4, 214 + ((i * 7) % 5) * 12, { w: 3.6, rot: (i - 4.5) * 1.3 }))
      .join('') +
    wounds()
  )
}

function fallenMan(): string {
  const head = { x: 250, y: 420, sx: -1, rot: 78 }
  const body = 'M30 436C26 424 34 414 50 412C90 400 150 398 200 400C222 400 236 408 238 420C236 432 226 438 210 438C160 442 80 444 30 436Z'
  return (
    shape('M36 446C90 452 190 450 250 440L262 450H40Z', NIGHT, 1) +
    shape(body, TINT, 1.6) +
    swells([...folds('M48 416C100 408 160 406 216 408', 'M44 432C100 438 160 438 214 432', 3, { jitter: 0.3 })], 1) +
    profile(head.x, head.y, 40, head) +
    headwear('hair', { ...head, s: 0.4 }) +
    shape('M186 428C196 436 206 444 220 446L226 440C216 436 208 428 202 420Z', TINT, 1.3) +
    solid('M220 446L226 440C234 442 240 444 244 448C236 452 226 450 220 446Z') +
    solid('M30 436C22 436 24 420 34 416L42 424Z')
  )
}

const wounds = () =>
  Array.from({ length: 10 }, (_, i) => shape(`M${59 + i * 18} ${413 + (i % 2) * 4}q7 5 14 0q-7-4-14 0Z`, NIGHT, 1)).join('')
