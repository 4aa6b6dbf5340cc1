import { table } from '../../engraving/path.ts'
import { glory, sky } from '../../engraving/stars.ts'
import { rider } from '../../motifs/rider.ts'
import { laurel, meadow, mountains } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

export function sixOfWands(): string {
  return (
    sky(58, 330, [[89, 132, 44]]) +
    glory(89, 136, 31, 24) +
    mountains(400, 50) +
    meadow(408) +
    [196, 214, 232, 250, 266].map((x, i) => staff(x, 424, 320 - Math.abs(i - 2) * 14, { w: 4.6, leaves: 2 })).join('') +
    rider(150, 436, {
      s: 0.92,
      pale: true,
      wear: 'laurel',
      caparison: true,
      near: table('-30 -172, -56 -196'),
      held: staff(-66, -96, 230, { w: 6, leaves: 1 }),
    }) +
    laurel(89, 136, 22)
  )
}
