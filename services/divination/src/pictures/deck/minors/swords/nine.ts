import { hatch } from '../../engraving/hatch.ts'
import { bars, fine, shape, tone } from '../../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { stars } from '../../engraving/stars.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { swordBetween } from '../../motifs/sword.ts'

export function nineOfSwords(): string {
  const rows = Array.from({ length: 9 }, (_, k) => 78 + k * 21)
  const bed = 'M24 372H276V430H24Z'
  const quilt = 'M24 366C70 350 130 352 168 356C200 360 214 372 214 392V430H24Z'
  return (
    tone('M24 52H276V360H24Z', NIGHT) +
    rows.map((y, i) => swordBetween([34 + (i % 2) * 8, y], [238 + (i % 2) * 26, y], 2.7)).join('') +
    shape('M24 350H276V372H24Z', SURFACE, 1.2) +
    shape('M206 372V330C206 320 270 320 270 330V372Z', TINT, 1.5) +
    posedFigure({
      facing: -1,
      neck: [182, 266],
      hip: [206, 350],
      bow: 38,
      garment: 'short',
      fill: SURFACE,
      wear: 'long-hair',
      far: table('150 312, 150 268'),
      near: table('162 318, 154 262'),
      hands: 'open',
    }) +
    shape(bed, TINT, 1.5) +
    shape(quilt, TINT, 1.6) +
    quilting() +
    shape('M24 430H276V456H24Z', NIGHT, 1.4) +
    fine(hatch('M24 430H276V456H24Z', 90, 7), 0.8) +
    bars(274, 376, 428, 40)
  )
}

function quilting(): string {
  const diamonds: Point[] = []
  for (let row = 0; row < 3; row++) for (let k = 0; k < 5; k++) diamonds.push([44 + k * 38 + (row % 2) * 19, 376 + row * 20])
  return (
    fine('M24 386H214M24 406H214M62 354V430M100 352V430M138 352V430M176 356V430', 0.9) +
    stars(diamonds.filter(([x]) => x < 206).map(([x, y]) => [x, y, 5] as const))
  )
}
