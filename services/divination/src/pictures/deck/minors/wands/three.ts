import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land, sea, ship } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'
import { plainSun } from '../../motifs/sun.ts'

export function threeOfWands(): string {
  return (
    sky(58, 256, [[92, 250, 70]]) +
    plainSun(92, 262, 20) +
    sea(264, 372, 6) +
    ship(70, 306, 0.8) +
    ship(120, 330, 1) +
    ship(56, 352, 1.1) +
    land('M24 408C90 392 150 370 276 362V456H24Z') +
    staff(88, 430, 330, { w: 6 }) +
    staff(246, 408, 330, { w: 6 }) +
    posedFigure({
      facing: -1,
      neck: [178, 196],
      hip: [178, 268],
      garment: 'robe',
      hem: 1.7,
      wear: 'laurel',
      near: table('160 240, 132 222'),
      held: staff(122, 424, 330, { w: 6 }),
    }) +
    swells(['M190 206C214 250 224 320 228 380', 'M182 204C200 260 208 320 206 384'], 1.1)
  )
}
