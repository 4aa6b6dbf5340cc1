import { limb } from '../../engraving/limb.ts'
import { fine, shape } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { facetStar, rays, sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { grip } from '../../motifs/hand.ts'
import { staffBetween } from '../../motifs/staff.ts'

export function fiveOfWands(): string {
  const staves: [Point, Point, Point][] = [
    table('60 420, 196 108, 86 360'),
    table('240 420, 104 108, 214 360'),
    table('36 262, 246 158, 66 247'),
    table('264 262, 54 158, 234 247'),
    table('150 440, 150 82, 150 372'),
  ]
  const arms = [
    { from: [40, 470], to: [80, 372], rot: 110, sx: 1 },
    { from: [260, 470], to: [220, 372], rot: 70, sx: 1 },
    { from: [20, 330], to: [62, 262], rot: 120, sx: 1 },
    { from: [280, 330], to: [238, 262], rot: 60, sx: 1 },
    { from: [150, 480], to: [150, 394], rot: 90, sx: 1 },
  ] as const
  return (
    sky(58, 452, [[150, 200, 84]], { opacity: 0.4 }) +
    fine(rays(150, 206, 58, 78, 92, 24, 7.5), 1) +
    staves.map(([foot, tip]) => staffBetween(foot, tip, 6)).join('') +
    facetStar(150, 206, 34, 11, 8) +
    arms
      .map(
        ({ from, to, rot }) =>
          shape(
            limb([
              [from[0], from[1], 20],
              [(from[0] + to[0]) / 2 + 2, (from[1] + to[1]) / 2, 17],
              [to[0], to[1], 12],
            ]),
            TINT,
            1.6,
          ) +
          swells(
            [`M${from[0] - 6} ${from[1] - 12}L${to[0] - 3} ${to[1] + 12}`, `M${from[0] + 8} ${from[1] - 12}L${to[0] + 4} ${to[1] + 14}`],
            1,
          ) +
          grip(to[0] + (to[0] - from[0]) * 0.1, to[1] - 8, 1.4, { rot, edge: true }),
      )
      .join('')
  )
}
