import { moved } from '../../engraving/moved.ts'
import { table } from '../../engraving/path.ts'
import { sky, stars } from '../../engraving/stars.ts'
import { cup, cups } from '../../motifs/cup.ts'
import { handFromCloud } from '../../motifs/hand-from-cloud.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { meadow, mountains, tree } from '../../motifs/scenery.ts'

export function fourOfCups(): string {
  return (
    sky(58, 330, [[84, 190, 50]]) +
    mountains(392, 50) +
    meadow(392) +
    tree(234, 410, 300, -12) +
    posedFigure({
      facing: -1,
      neck: [206, 296],
      hip: [212, 356],
      far: table('184 326, 196 346'),
      nearLeg: table('164 346, 150 398'),
      farLeg: table('176 338, 178 396'),
      near: table('196 338, 176 334'),
      wear: 'hair',
      bow: 14,
      hands: 'none',
    }) +
    cups(table('52 432, 92 438, 132 444'), 56) +
    moved(handFromCloud(158, 166, cup(158, 188, 96)), { x: -4, y: 106, s: 0.56 }) +
    stars(table('60 96 4, 120 84 3'))
  )
}
