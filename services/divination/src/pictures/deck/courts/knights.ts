import { hatch } from '../engraving/hatch.ts'
import { fine, raised, shape, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { glory, sky, sprinkle, stars } from '../engraving/stars.ts'
import { cumulus } from '../motifs/cloud.ts'
import { cup } from '../motifs/cup.ts'
import { grass, hill } from '../motifs/earth.ts'
import { crescent } from '../motifs/moon.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { pyramid } from '../motifs/pyramid.ts'
import { rider } from '../motifs/rider.ts'
import { staff } from '../motifs/staff.ts'
import { plainSun } from '../motifs/sun.ts'
import { swordBetween } from '../motifs/sword.ts'

const land = (d: string) => shape(d, TINT) + fine(hatch(d, 14, 5, { to: 0.4, jitter: 0.2, seed: 3 }))

export function knightOfCups(): string {
  const river = 'M24 400C70 392 110 398 150 392C190 388 230 392 276 384V410C220 414 170 410 120 416C80 420 50 418 24 424Z'
  return (
    sky(58, 330, [[70, 238, 56]]) +
    glory(69, 240, 40) +
    raised(crescent(214, 110, 26, -34), 1) +
    stars(table('60 92 4, 112 120 3, 150 84 4, 250 160 3, 176 150 3')) +
    hill('M24 372L58 334L86 362L126 318L168 366L208 336L276 382V456H24Z', { gap: 5, width: 1.2 }) +
    land('M24 386C90 372 180 386 276 374V456H24Z') +
    shape(river, NIGHT, 1.2) +
    tone(river, BLUE, 0.26) +
    land('M24 430C80 418 180 426 276 412V456H24Z') +
    rider(154, 436, {
      s: 1,
      pale: true,
      wear: 'winged',
      near: table('-34 -158, -70 -172'),
      held: cup(-86, -170, 58),
    }) +
    grass(table('46 446, 262 436'))
  )
}

export function knightOfWands(): string {
  return (
    sky(58, 330, [[228, 118, 50]]) +
    plainSun(228, 118, 22) +
    pyramid(60, 392, 62) +
    pyramid(226, 392, 88) +
    pyramid(262, 394, 50) +
    land('M24 394C90 386 190 398 276 388V456H24Z') +
    fine('M40 420C70 414 92 418 116 424M200 432C226 424 246 428 264 434', 1) +
    rider(148, 420, {
      s: 0.98,
      gait: 'rear',
      pale: true,
      wear: 'plumed',
      near: table('-40 -186, -62 -216'),
      held: staff(-104, -130, 150, { rot: 28, w: 6 }),
    })
  )
}

export function knightOfSwords(): string {
  return (
    sky(58, 330) +
    cumulus(table('40 78 20, 66 70 18, 88 80 14, 108 86 10, 56 92 14')) +
    cumulus(table('262 96 24, 238 106 16, 220 116 11, 258 124 16, 240 126 12')) +
    cumulus(table('34 250 18, 54 256 13, 30 268 12')) +
    fine('M150 84H206M130 92H186M212 168H266M226 176H270M34 168H70M30 300H84M40 308H110', 1) +
    hill('M24 400C70 384 120 396 160 386C210 376 250 390 276 382V456H24Z', { fill: TINT, angle: 14, gap: 5, to: 0.4 }) +
    rider(160, 424, {
      s: 0.86,
      gait: 'gallop',
      pale: true,
      wear: 'plumed',
      near: table('-44 -200, -66 -232'),
      held: swordBetween([-128, -348], [-62, -222], 6),
    }) +
    grass(table('60 440, 150 444, 240 438'))
  )
}

export function knightOfPentacles(): string {
  const furrows = Array.from({ length: 11 }, (_, k) => `M150 392L${-60 + k * 42} 458`).join('')
  return (
    sky(58, 330, [[74, 250, 52]]) +
    glory(74, 248, 41) +
    hill('M24 384C60 366 100 374 140 366C190 358 240 370 276 362V456H24Z', { gap: 5, width: 1.2 }) +
    shape('M24 392H276V456H24Z', TINT, 1.3) +
    fine(furrows, 1) +
    rider(158, 438, {
      s: 1,
      gait: 'stand',
      wear: 'helmet',
      caparison: true,
      near: table('-32 -160, -66 -176'),
      held: pentacle(-86, -188, 34),
    }) +
    sprinkle(5, 9, [34, 62, 266, 200], table('74 250 60, 164 190 60'))
  )
}
