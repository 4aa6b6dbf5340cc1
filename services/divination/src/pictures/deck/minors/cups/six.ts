import { fine, shape } from '../../engraving/marks.ts'
import { NIGHT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cup } from '../../motifs/cup.ts'
import { tower } from '../../motifs/earth.ts'
import { lilies } from '../../motifs/flowers.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { house, land } from '../../motifs/scenery.ts'

export function sixOfCups(): string {
  const rows: Point[] = table('76 200, 224 200, 76 316, 224 316, 76 432, 224 432')
  return (
    sky(58, 340, []) +
    tower(150, 330, 54, 190, { windows: 2 }) +
    house(150, 346, 1.2) +
    land('M24 340C90 330 210 330 276 340V456H24Z') +
    shape('M136 346H164L196 456H104Z', NIGHT, 1.2) +
    fine('M131 366H169M119 412H181M112 438H188', 0.9) +
    children() +
    rows
      .map(([x, y]) => lilies([[x, y - 50]], 0.9) + lilies([[x - 14, y - 50]], 0.62) + lilies([[x + 14, y - 50]], 0.62) + cup(x, y, 72))
      .join('')
  )
}

/** A boy hands a lily to a girl. */
function children(): string {
  const girl = posedFigure({
    facing: -1,
    neck: [168, 366],
    hip: [170, 396],
    garment: 'robe',
    hem: 1.4,
    wear: 'long-hair',
    bow: -8,
    hands: 'open',
    near: table('160 386, 152 380'),
  })
  const boy = posedFigure({
    facing: 1,
    neck: [130, 356],
    hip: [128, 390],
    wear: 'cap',
    bow: 8,
    nearLeg: table('130 414, 128 438'),
    farLeg: table('122 414, 116 436'),
    near: table('138 380, 147 384'),
    held: lilies([[149, 390]], 0.55),
  })
  return girl + boy
}
