import { line, shape, solid } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import { type Point, place, table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { VINE_LEAF } from '../../motifs/flowers.ts'
import { coins } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { meadow, mountains } from '../../motifs/scenery.ts'

export function sevenOfPentacles(): string {
  const stem = 'M92 440C96 380 84 330 96 270C104 220 92 180 102 120'
  const fruit: Point[] = table('102 116, 62 160, 134 172, 66 228, 128 244, 60 300, 124 316')
  return (
    sky(58, 330, []) +
    mountains(380, 50) +
    meadow(400) +
    line(stem, 4) +
    line(
      'M94 300C80 296 70 300 60 300M96 250C110 250 120 250 128 244M96 220C84 224 74 226 66 228M99 176C112 178 124 176 134 172M100 160C88 160 74 158 62 160M90 330C104 326 114 322 124 316',
      2,
    ) +
    vineLeaves() +
    coins(fruit, 23) +
    line('M176 236L166 448', 3.4) +
    solid('M166 448L150 452L146 440L164 436Z') +
    posedFigure({
      facing: -1,
      neck: [204, 214],
      hip: [222, 282],
      nearLeg: table('206 342, 214 404'),
      farLeg: table('236 344, 246 400'),
      wear: 'cap',
      bow: 16,
      far: table('184 240, 172 234'),
      near: table('196 258, 176 236'),
    })
  )
}

function vineLeaves(): string {
  return table('96 356 -70, 92 372 60, 98 206 70, 96 284 -60, 92 396 -50, 94 410 70, 100 140 60')
    .map(([x = 0, y = 0, rot = 0]) => shape(place(VINE_LEAF, { x, y, rot, s: 1.1 }), TINT, 1.1))
    .join('')
}
