import { hatch } from '../../engraving/hatch.ts'
import { cut, disc, fine, line, shape, solid, tone } from '../../engraving/marks.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { randomFrom } from '../../engraving/random.ts'
import { archPath } from '../../motifs/earth.ts'
import { pentacle } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { snow } from '../../motifs/scenery.ts'

export function fiveOfPentacles(): string {
  const pane = archPath(150, 150, 66, 160)
  const random = randomFrom(11)
  const flakes = Array.from(
    { length: 64 },
    (_, k): Point => [30 + (k % 8) * 31 + random() * 24, 60 + Math.floor(k / 8) * 40 + random() * 34],
  )
  return (
    tone('M24 52H276V454H24Z', NIGHT) +
    fine(hatch('M24 52H276V330H24Z', 0, 13), 0.6, 0.5) +
    shape(archPath(150, 150, 78, 174), TINT, 1.6) +
    solid(pane) +
    cut(`M150 54V310M84 208H216M84 258H216M107 100V310M193 100V310`, 2) +
    table('150 118, 116 176, 184 176, 126 240, 174 240')
      .map(([x = 0, y = 0]) => disc(x, y, 21, NIGHT, 0) + pentacle(x, y, 19))
      .join('') +
    shape('M66 324H234V336H66Z', TINT, 1.4) +
    solid('M24 404C70 392 110 400 150 396C200 392 240 398 276 390V454H24Z') +
    cut(hatch('M24 420C100 408 200 416 276 402V454H24Z', 8, 7, { from: 0.3, to: 0.8, jitter: 0.5 }), 0.8) +
    snow(flakes.filter(([x, y]) => y < 392 && (y > 340 || x < 66 || x > 234))) +
    posedFigure({
      facing: -1,
      neck: [112, 316],
      hip: [120, 356],
      garment: 'robe',
      hem: 1.35,
      wear: 'hood',
      bow: 26,
      near: table('102 344, 92 356'),
    }) +
    line('M226 336L240 434M190 340L182 434', 2.6) +
    line('M218 338H234M184 342H198', 2.6) +
    posedFigure({
      facing: -1,
      neck: [200, 318],
      hip: [210, 362],
      nearLeg: table('196 396, 208 430'),
      farLeg: table('220 396, 230 424'),
      wear: 'bandage',
      bow: 20,
      near: table('196 352, 188 346'),
    })
  )
}
