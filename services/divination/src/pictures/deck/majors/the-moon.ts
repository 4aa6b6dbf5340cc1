import { hatch } from '../engraving/hatch.ts'
import { fine, shape, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { rays, sky, spikes, yods } from '../engraving/stars.ts'
import { crayfish } from '../motifs/crayfish.ts'
import { hill, tower } from '../motifs/earth.ts'
import { howlingDog, howlingWolf } from '../motifs/hound.ts'
import { moonFace } from '../motifs/moon.ts'
import { water } from '../motifs/water.ts'

export function theMoon(): string {
  const [x, y, r] = [150, 150, 50]
  const ground = 'M24 368C60 348 84 354 112 350C140 344 160 344 188 350C216 354 240 348 276 368V456H24Z'
  const far = 'M24 326L52 306L74 318L104 292L132 316L150 304L172 318L204 290L228 314L250 304L276 322V380H24Z'
  const path =
    'M104 410C104 396 120 390 138 383C152 377 156 371 148 364C138 357 136 350 144 342C150 336 151 328 151 316C154 329 156 337 151 345C146 352 150 356 160 362C172 370 168 378 158 384C148 391 168 396 190 410Z'
  const pool = 'M24 416C60 404 100 400 150 400C200 400 240 404 276 416V456H24Z'
  return (
    sky(58, 300, [[x, y, r + 48]], { gap: 5 }) +
    spikes(x, y, r + 3, r + 40, 16, 4.2, 0, SURFACE) +
    fine(rays(x, y, r + 5, r + 20, r + 20, 16, 11.25), 1.1) +
    moonFace(x, y, r) +
    yods(table('96 250, 122 262, 150 268 1.3, 178 262, 204 250')) +
    hill(far, { angle: 62, gap: 6.2, width: 1.1 }) +
    tower(57, 366, 42, 112, { side: -1 }) +
    tower(243, 366, 42, 112) +
    shape(ground, TINT) +
    fine(
      hatch('M24 368C60 348 84 354 112 350L120 400L24 404Z', 12, 4.6, { to: 0.42, jitter: 0.2, seed: 3 }) +
        hatch('M276 368C240 348 216 354 188 350L180 400L276 404Z', -12, 4.6, { from: 0.58, jitter: 0.2, seed: 4 }),
    ) +
    shape(path, NIGHT, 1.2) +
    shape(pool, NIGHT) +
    tone(pool, BLUE, 0.22) +
    water(25, 275, 409, 454, 6, { gap: 7.4, grow: 1.13, avoid: [[150, 428, 34, 34]] }) +
    howlingDog(58, 398, 84) +
    howlingWolf(242, 398, 84, -1) +
    crayfish(149, 436, 0.95)
  )
}
