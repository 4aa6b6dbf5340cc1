import { fine, line, shape } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { rays, sky } from '../engraving/stars.ts'
import { hill } from '../motifs/earth.ts'
import { roseHead } from '../motifs/flowers.ts'
import { openHand } from '../motifs/hand.ts'
import { lemniscate } from '../motifs/lemniscate.ts'
import { lion } from '../motifs/lion.ts'
import { posedFigure } from '../motifs/posed-figure.ts'
import { land, mountains } from '../motifs/scenery.ts'

export function strength(): string {
  return (
    sky(58, 320, [[110, 120, 62]]) +
    fine(rays(110, 96, 40, 50, 58, 26), 1) +
    mountains(360, 60) +
    hill('M180 372L214 300L246 340L276 290V380H180Z', { angle: 66, gap: 5, width: 1.2 }) +
    land('M24 404C90 390 190 400 276 388V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [104, 190],
      hip: [98, 264],
      garment: 'robe',
      hem: 2.2,
      wear: 'long-hair',
      bow: 16,
      hands: 'none',
      far: table('144 236, 166 254'),
    }) +
    garland() +
    openHand(172, 262, 1.05, { sx: -1, rot: 40 }) +
    lion(182, 438, 0.9) +
    nearArm() +
    openHand(150, 306, 1.05, { sx: -1, rot: 10, edge: true }) +
    lemniscate(112, 96, 26)
  )
}

function nearArm(): string {
  return (
    shape('M92 204C110 198 122 214 126 236C130 262 136 284 150 296L144 314C120 304 104 280 98 250C94 234 88 218 92 204Z', '#2a2d45', 1.6) +
    line('M104 214C114 240 120 270 138 296', 1)
  )
}

const garland = () =>
  table('100 128, 114 124, 126 130')
    .map(([x = 0, y = 0]) => roseHead(x, y, 0.66))
    .join('') +
  table('86 268, 100 272, 114 266')
    .map(
      ([x = 0, y = 0]) =>
        shape(
          `M${x - 8} ${y}C${x - 8} ${y - 10} ${x + 8} ${y - 10} ${x + 8} ${y}C${x + 6} ${y + 8} ${x - 6} ${y + 8} ${x - 8} ${y}Z`,
          NIGHT,
          0,
        ) + roseHead(x, y, 0.66),
    )
    .join('')
