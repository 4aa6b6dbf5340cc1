import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { house, meadow, mountains } from '../../motifs/scenery.ts'
import { staffBetween } from '../../motifs/staff.ts'

export function tenOfWands(): string {
  const bundle = Array.from({ length: 10 }, (_, k) => {
    const spread = (k - 4.5) / 4.5
    return staffBetween([112 + spread * 24, 330 + Math.abs(spread) * 4], [84 + spread * 52, 104 + spread * spread * 20], 4.6, k % 9 ? 0 : 1)
  }).join('')
  return (
    sky(58, 330, []) +
    mountains(390, 40) +
    house(60, 384, 0.9) +
    meadow(392) +
    posedFigure({
      facing: -1,
      neck: [164, 246],
      hip: [208, 300],
      nearLeg: table('178 350, 188 408'),
      farLeg: table('228 352, 250 400'),
      farFoot: -18,
      wear: 'hair',
      bow: 30,
      far: table('136 280, 112 296'),
      near: table('160 298, 122 318'),
      held: bundle,
    })
  )
}
