import { TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { hill } from '../../motifs/earth.ts'
import { grip } from '../../motifs/hand.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { staffBetween } from '../../motifs/staff.ts'

export function sevenOfWands(): string {
  const below: [Point, Point][] = [
    table('36 456, 62 262'),
    table('78 470, 92 296'),
    table('118 470, 122 318'),
    table('170 470, 172 318'),
    table('214 470, 206 296'),
    table('262 456, 240 262'),
  ]
  return (
    sky(58, 330, []) +
    cumulus(table('34 110 18, 56 104 15, 76 114 11')) +
    cumulus(table('266 140 18, 246 134 13, 232 144 10')) +
    hill('M24 456V420C60 400 84 372 108 360C130 352 172 350 196 358C220 368 244 398 276 412V456Z', {
      fill: TINT,
      angle: 62,
      gap: 5,
      to: 0.34,
    }) +
    posedFigure({
      facing: -1,
      neck: [146, 180],
      hip: [156, 250],
      far: table('118 204, 100 232'),
      nearLeg: table('128 304, 130 352'),
      farLeg: table('182 302, 192 350'),
      wear: 'hair',
      bow: 8,
      near: table('176 214, 184 176'),
      behind: staffBetween([62, 268], [232, 118], 6),
    }) +
    grip(187, 163, 1.1, { rot: 70, edge: true }) +
    below.map(([foot, tip]) => staffBetween(foot, tip, 5.6, 2)).join('')
  )
}
