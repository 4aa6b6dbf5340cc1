import { limb } from '../../engraving/limb.ts'
import { shape, solid } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import { circle, table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { grip, openHand } from '../../motifs/hand.ts'
import { coins, pentacle } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { scales } from '../../motifs/scales.ts'
import { meadow, mountains } from '../../motifs/scenery.ts'

export function sixOfPentacles(): string {
  const sleeve = limb(table('282 210 26, 236 214 20, 206 236 11'))
  const beggar = (x: number, sx: 1 | -1) =>
    posedFigure({
      facing: sx,
      neck: [x, 356],
      hip: [x - sx * 8, 404],
      garment: 'robe',
      hem: 1.2,
      wear: 'hood',
      bow: -24,
      hands: 'open',
      far: [
        [x + sx * 20, 356],
        [x + sx * 36, 336],
      ],
      near: [
        [x + sx * 16, 372],
        [x + sx * 38, 350],
      ],
    })
  return (
    sky(58, 350, [[110, 190, 60]]) +
    mountains(420, 50) +
    meadow(420) +
    coins(table('72 86, 150 80, 228 86, 56 298, 244 298'), 24) +
    pentacle(150, 408, 24) +
    scales(104, 150, 46, 66) +
    shape(limb(table('14 140 22, 56 146 17, 86 147 10')), TINT, 1.6) +
    grip(96, 146, 1.3, { sx: -1, rot: 0, edge: true }) +
    shape(sleeve, TINT, 1.6) +
    swells(['M272 200C244 204 224 214 210 232', 'M276 222C250 224 232 230 216 244'], 1) +
    openHand(198, 244, 1.5, { rot: -34, edge: true }) +
    solid(
      table('176 280, 164 300, 182 306, 170 326, 156 332')
        .map(([x = 0, y = 0]) => circle(x, y, 4.2))
        .join(''),
    ) +
    beggar(84, 1) +
    beggar(216, -1)
  )
}
