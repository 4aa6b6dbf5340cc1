import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land, mountains } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

export function nineOfWands(): string {
  return (
    sky(58, 330, []) +
    mountains(380, 44) +
    [38, 62, 86, 110, 218, 236, 254, 270]
      .map((x, i) => staff(x, 420 - (i % 2) * 6, 300 + ((i * 5) % 4) * 10, { w: 5, leaves: 2 }))
      .join('') +
    land('M24 404C90 392 190 400 276 390V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [148, 198],
      hip: [144, 270],
      nearLeg: table('154 336, 146 398'),
      farLeg: table('126 336, 118 392'),
      wear: 'bandage',
      bow: -2,
      far: table('172 236, 182 218'),
      near: table('152 248, 182 246'),
      behind: staff(196, 428, 300, { w: 6 }),
    })
  )
}
