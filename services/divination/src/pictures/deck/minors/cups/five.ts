import { shape } from '../../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { cup } from '../../motifs/cup.ts'
import { tower } from '../../motifs/earth.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land, mountains, sea } from '../../motifs/scenery.ts'

export function fiveOfCups(): string {
  const spill = 'M28 420C30 412 40 412 44 418C46 426 38 432 32 428ZM112 432C124 426 138 434 146 440C136 450 118 450 110 444Z'
  return (
    sky(58, 330, []) +
    mountains(360, 60) +
    tower(60, 352, 30, 70, { windows: 1 }) +
    sea(354, 392, 3) +
    bridge() +
    land('M24 402C80 386 150 396 190 390C230 386 256 390 276 384V456H24Z') +
    shape(spill, SURFACE, 1.1) +
    cup(222, 430, 60) +
    cup(252, 418, 52) +
    posedFigure({
      facing: -1,
      neck: [168, 196],
      hip: [170, 270],
      garment: 'robe',
      hem: 1.96,
      fill: NIGHT,
      wear: 'hood',
      bow: 26,
      hands: 'none',
    }) +
    swells(['M160 204C146 240 132 320 122 404', 'M172 200C182 250 196 330 216 404', 'M150 216C140 250 132 280 128 310'], 1.1) +
    cup(96, 412, 56, { rot: -97 }) +
    cup(58, 438, 56, { rot: 80 }) +
    cup(190, 442, 52, { rot: -84 }) +
    cumulus(
      table(
        '34 60 20, 64 56 22, 98 60 20, 130 54 20, 164 60 21, 198 55 22, 232 60 21, 266 58 20, 52 80 13, 114 78 14, 182 80 14, 248 80 13',
      ),
    )
  )
}

function bridge(): string {
  return shape(
    'M60 366C100 336 140 336 180 366V376C170 376 168 360 148 356C150 366 150 370 150 376H140C140 362 132 354 120 354C108 354 100 362 100 376H90C90 370 90 366 92 358C76 362 70 376 60 376Z',
    TINT,
    1.3,
  )
}
