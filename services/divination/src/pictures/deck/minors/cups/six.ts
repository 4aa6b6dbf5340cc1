import { fine, shape } from '../../engraving/marks.ts'
import { NIGHT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cup } from '../../motifs/cup.ts'
import { tower } from '../../motifs/earth.ts'
import { lilies } from '../../motifs/flowers.ts'
import { house, land } from '../../motifs/scenery.ts'

export function sixOfCups(): string {
  const rows: Point[] = [
    [76, 200],
    [224, 200],
    [76, 316],
    [224, 316],
    [76, 432],
    [224, 432],
  ]
  return (
    sky(58, 340, []) +
    tower(150, 330, 54, 190, { windows: 2 }) +
    house(150, 346, 1.2) +
    land('M24 340C90 330 210 330 276 340V456H24Z') +
    shape('M136 346H164L196 456H104Z', NIGHT, 1.2) +
    fine('M131 366H169M126 388H174M119 412H181M112 438H188', 0.9) +
    rows
      .map(([x, y]) => lilies([[x, y - 50]], 0.9) + lilies([[x - 14, y - 50]], 0.62) + lilies([[x + 14, y - 50]], 0.62) + cup(x, y, 72))
      .join('')
  )
}
