import { limb } from '../../engraving/limb.ts'
import { fine, shape } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { rays, sky, stars } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { cup } from '../../motifs/cup.ts'
import { grapes } from '../../motifs/flowers.ts'
import { grip } from '../../motifs/hand.ts'
import { swag } from '../../motifs/scenery.ts'

export function threeOfCups(): string {
  const arm = (x0: number, x1: number, y1: number, width: number) =>
    shape(
      limb([
        [x0, 470, width * 1.5],
        [(x0 * 2 + x1) / 3, 380, width * 1.1],
        [x1, y1 + 40, width * 0.7],
      ]),
      TINT,
      1.6,
    ) +
    swells(
      [
        `M${x0 - 8} 454C${x0 - 6} 420 ${x1 - 8} 360 ${x1 - 4} ${y1 + 60}`,
        `M${x0 + 8} 454C${x0 + 6} 420 ${x1 + 4} 360 ${x1 + 5} ${y1 + 64}`,
      ],
      1,
    )
  return (
    sky(58, 350, [[150, 160, 92]]) +
    fine(rays(150, 150, 30, 84, 96, 24, 7.5), 1) +
    arm(70, 92, 222, 19) +
    cup(92, 236, 92, { rot: 8 }) +
    grip(94, 250, 1.7, { rot: 78, edge: true }) +
    arm(230, 208, 222, 19) +
    cup(208, 236, 92, { rot: -8, sx: -1 }) +
    grip(206, 250, 1.7, { rot: 102, sx: 1, edge: true }) +
    arm(150, 150, 190, 19) +
    cup(150, 206, 96) +
    grip(150, 220, 1.75, { rot: 88, edge: true }) +
    harvest() +
    stars(table('150 76 6, 108 92 3, 192 92 3'))
  )
}

const harvest = () => swag(24, 276, 392, 34) + grapes(84, 424) + grapes(150, 432) + grapes(216, 424)
