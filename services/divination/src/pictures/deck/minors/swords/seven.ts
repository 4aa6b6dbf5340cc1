import { fine, raised, shape, solid } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { TINT } from '../../engraving/palette.ts'
import { place, table } from '../../engraving/path.ts'
import { sky, stars } from '../../engraving/stars.ts'
import { grass, hill } from '../../motifs/earth.ts'
import { crescent } from '../../motifs/moon.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land } from '../../motifs/scenery.ts'
import { sword, swordBetween } from '../../motifs/sword.ts'

export function sevenOfSwords(): string {
  const tent = (x: number, y: number, s: number) =>
    shape(place('M-34 0L-30-34L0-62L30-34L34 0Z', { x, y, s }), TINT, 1.3) +
    fine(place('M-30-34C-10-28 10-28 30-34M0-62V-76M-16-32L-18 0M16-32L18 0', { x, y, s }), 1) +
    solid(place('M0-76L14-71L0-66ZM-6 0L0-28L6 0Z', { x, y, s }))
  return (
    sky(58, 330, [[216, 116, 46]]) +
    raised(crescent(214, 112, 24, -40), 1) +
    stars(table('70 92 4, 120 112 3, 250 176 3, 160 80 3')) +
    hill('M24 356C80 338 200 344 276 332V456H24Z', { gap: 5, width: 1.2 }) +
    tent(196, 348, 0.9) +
    tent(252, 352, 1.1) +
    land('M24 392C90 376 190 386 276 372V456H24Z') +
    sword(216, 424, 150, { w: 4.4 }) +
    sword(244, 416, 150, { w: 4.4 }) +
    moved(
      swordBetween([34, 210], [190, 250], 4.2) +
        swordBetween([40, 240], [186, 232], 4.2) +
        posedFigure({
          facing: -1,
          neck: [112, 208],
          hip: [128, 276],
          bow: -4,
          far: table('88 238, 70 226'),
          nearLeg: table('88 326, 104 380'),
          farLeg: table('158 334, 180 386'),
          farFoot: -24,
          nearFoot: 10,
          wear: 'cap',
          near: table('120 262, 88 268'),
          held:
            swordBetween([40, 318], [168, 214], 4.2) + swordBetween([58, 336], [150, 200], 4.2) + swordBetween([30, 286], [184, 242], 4.2),
        }),
      { x: -2, y: -58, s: 1.14 },
    ) +
    grass(table('64 430, 140 440'))
  )
}
