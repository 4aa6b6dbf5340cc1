import { hatch } from '../../engraving/hatch.ts'
import { fine, shape, tone } from '../../engraving/marks.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { hill } from '../../motifs/earth.ts'
import { howlingDog } from '../../motifs/hound.ts'
import { coins } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { castle, land } from '../../motifs/scenery.ts'

export function tenOfPentacles(): string {
  const tree: Point[] = table('150 86, 94 122, 206 122, 94 186, 206 186, 150 154, 94 250, 206 250, 150 222, 150 288')
  return (
    fine(hatch('M24 52H276V400H24Z', 0, 12), 0.6, 0.45) +
    shape('M40 440V170C40 90 100 60 150 56C200 60 260 90 260 170V440H238V180C238 116 196 84 150 80C104 84 62 116 62 180V440Z', TINT, 1.5) +
    tone('M62 440V180C62 116 104 84 150 80C196 84 238 116 238 180V440Z', NIGHT) +
    castle(196, 396, 1) +
    hill('M62 400C110 388 190 396 238 388V440H62Z', { gap: 5, width: 1.2 }) +
    fine(
      'M150 86L94 122V250L150 288L206 250V122ZM150 86V288M94 122L206 186M206 122L94 186M94 186L150 222L206 186M94 250L150 222L206 250',
      1,
    ) +
    coins(tree, 21) +
    land('M24 430H276V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [84, 344],
      hip: [78, 394],
      garment: 'robe',
      hem: 1.1,
      wear: 'turban',
      bow: 14,
      hands: 'open',
      near: table('104 376, 128 382'),
    }) +
    howlingDog(138, 444, 52) +
    hound(224, 446)
  )
}

const hound = (x: number, y: number) => howlingDog(x, y, 46, -1)
