import { hatch } from '../engraving/hatch.ts'
import { fine, shape, tone } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { BLUE, NIGHT, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { glory, sky, sprinkle, stars } from '../engraving/stars.ts'
import { cumulus } from '../motifs/cloud.ts'
import { cup } from '../motifs/cup.ts'
import { grass, hill } from '../motifs/earth.ts'
import { fish } from '../motifs/fish.ts'
import { lilies } from '../motifs/flowers.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { type Pose, posedFigure } from '../motifs/posed-figure.ts'
import { pyramid } from '../motifs/pyramid.ts'
import { staff } from '../motifs/staff.ts'
import { plainSun } from '../motifs/sun.ts'
import { sword } from '../motifs/sword.ts'
import { water } from '../motifs/water.ts'

const standing: Pick<Pose, 'neck' | 'hip' | 'nearLeg' | 'farLeg'> = {
  neck: [166, 190],
  hip: [166, 278],
  nearLeg: table('156 346, 158 402'),
  farLeg: table('182 346, 194 398'),
}

const shore = (d: string) => shape(d, TINT) + fine(hatch(d, 14, 5, { to: 0.4, jitter: 0.2, seed: 3 }))

export function pageOfCups(): string {
  const sea = 'M24 330H276V456H24Z'
  return (
    sky(58, 326, [[92, 210, 66]]) +
    glory(92, 210, 50) +
    shape(sea, NIGHT, 1.2) +
    tone(sea, BLUE, 0.22) +
    water(26, 274, 340, 416, 5, { avoid: [[170, 380, 44, 60]] }) +
    shore('M24 424C80 404 130 412 180 408C220 404 250 410 276 406V456H24Z') +
    posedFigure({
      ...standing,
      facing: -1,
      wear: 'feathered',
      far: table('140 240, 112 236'),
      near: table('146 250, 112 252'),
      held: fish(92, 176, 1) + cup(94, 256, 66),
    }) +
    stars(table('58 96 4, 110 82 3, 226 92 4, 246 140 3'))
  )
}

export function pageOfWands(): string {
  return (
    sky(58, 330) +
    plainSun(64, 118, 17) +
    pyramid(236, 372, 84) +
    pyramid(272, 376, 50) +
    pyramid(54, 376, 64) +
    shore('M24 376C90 366 150 380 276 370V456H24Z') +
    fine('M40 410C70 404 92 408 116 414M190 426C216 418 240 420 262 426M60 436C90 430 110 434 130 440', 1) +
    moved(
      posedFigure({
        ...standing,
        facing: -1,
        wear: 'feathered',
        bow: -8,
        far: table('138 226, 106 214'),
        near: table('144 256, 108 268'),
        held: staff(98, 424, 336, { w: 6 }),
      }),
      { x: 300, sx: -1 },
    )
  )
}

export function pageOfSwords(): string {
  return (
    sky(58, 330) +
    cumulus(table('30 92 22, 54 84 18, 76 96 14, 40 112 14, 62 108 14')) +
    cumulus(table('266 122 22, 244 130 16, 228 140 11, 262 148 14')) +
    fine('M40 150H96M52 158H118M230 176H268M214 184H256M36 206H80', 1) +
    hill('M24 392C60 376 90 384 120 372C150 360 196 372 216 380C240 388 262 378 276 384V456H24Z', { fill: NIGHT, angle: 66, gap: 5 }) +
    shore('M24 430C80 400 200 396 276 424V456H24Z') +
    posedFigure({
      ...standing,
      neck: [140, 192],
      hip: [140, 280],
      nearLeg: table('118 340, 124 398'),
      farLeg: table('164 340, 186 390'),
      facing: -1,
      wear: 'hair',
      bow: 4,
      behind: sword(226, 72, 210, { rot: 205 }),
      far: table('170 232, 176 200'),
      near: table('150 256, 176 224'),
    }) +
    grass(table('60 436, 232 434, 98 446'))
  )
}

export function pageOfPentacles(): string {
  return (
    sky(58, 330, [[88, 174, 62]]) +
    glory(88, 174, 43) +
    hill('M24 372L66 330L104 364L140 342L190 380L236 344L276 372V456H24Z', { gap: 5, width: 1.2 }) +
    shore('M24 396C80 380 160 392 276 382V456H24Z') +
    posedFigure({
      ...standing,
      facing: -1,
      wear: 'turban',
      bow: -6,
      far: table('134 226, 100 212'),
      near: table('140 240, 104 222'),
      hands: 'open',
      held: pentacle(88, 174, 36),
    }) +
    lilies(table('58 446, 112 450, 228 446, 254 440'), 0.7) +
    sprinkle(7, 8, [34, 62, 266, 150], [[88, 174, 60]])
  )
}
