import { fine, line } from '../../engraving/marks.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { rays, sky } from '../../engraving/stars.ts'
import { cups } from '../../motifs/cup.ts'
import { moonFace } from '../../motifs/moon.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land, mountains } from '../../motifs/scenery.ts'

export function eightOfCups(): string {
  const stack: Point[] = table('58 440, 102 440, 146 440, 190 440, 80 386, 124 386, 168 386, 102 332')
  return (
    sky(58, 330, [[96, 132, 66]]) +
    fine(rays(96, 132, 44, 50, 58, 30), 1) +
    moonFace(96, 132, 38) +
    mountains(356, 90, 2) +
    land('M24 388C70 372 120 384 170 372C210 350 240 330 276 322V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [222, 228],
      hip: [216, 272],
      garment: 'robe',
      hem: 1.3,
      wear: 'hood',
      bow: 14,
      behind: line('M252 222L262 344', 2.6),
      near: table('236 254, 252 256'),
    }) +
    cups(stack, 54)
  )
}
