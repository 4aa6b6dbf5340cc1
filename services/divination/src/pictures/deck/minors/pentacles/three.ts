import { hatch } from '../../engraving/hatch.ts'
import { fine, line, shape, solid, tone } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { NIGHT, SURFACE, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { coins } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'

export function threeOfPentacles(): string {
  const arch = 'M48 454V210C48 120 110 84 150 64C190 84 252 120 252 210V454H230V214C230 142 182 112 150 94C118 112 70 142 70 214V454Z'
  const inside = 'M70 454V214C70 142 118 112 150 94C182 112 230 142 230 214V454Z'
  return (
    fine(hatch('M24 52H276V454H24Z', 0, 12), 0.6, 0.5) +
    tone(inside, NIGHT) +
    fine(hatch(inside, 0, 9), 0.6, 0.4) +
    shape(arch, TINT, 1.6) +
    fine(hatch('M230 454V214C230 142 182 112 150 94V64C190 84 252 120 252 210V454Z', 0, 5), 0.7) +
    coins(table('150 136, 112 196, 188 196'), 27) +
    moved(
      shape('M164 452V404H246V452Z', TINT, 1.5) +
        fine(hatch('M206 406H246V450H206Z', 0, 4)) +
        posedFigure({
          facing: -1,
          neck: [202, 306],
          hip: [206, 346],
          nearLeg: table('196 378, 200 396'),
          farLeg: table('214 378, 218 396'),
          wear: 'cap',
          bow: -10,
          far: table('186 322, 176 306'),
          near: table('190 330, 172 322'),
          held: solid('M166 330L160 326L178 300L184 304Z') + line('M158 326L174 316', 3),
        }) +
        posedFigure({
          facing: 1,
          neck: [94, 338],
          hip: [94, 376],
          garment: 'robe',
          hem: 1.7,
          wear: 'hood',
          bow: -12,
          hands: 'open',
          near: table('108 360, 124 352'),
          held: shape('M112 334L136 340L132 362L108 356Z', SURFACE, 1.2) + fine('M116 341L130 344M114 348L128 351', 0.9),
        }) +
        posedFigure({
          facing: 1,
          neck: [124, 350],
          hip: [122, 386],
          garment: 'robe',
          hem: 1.6,
          wear: 'hair',
          bow: -12,
          fill: NIGHT,
          hands: 'none',
        }),
      { x: -34, y: -99, s: 1.22 },
    )
  )
}
