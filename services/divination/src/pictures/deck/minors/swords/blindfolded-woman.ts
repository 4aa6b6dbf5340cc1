import { limb } from '../../engraving/limb.ts'
import { raised, shape } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { SURFACE, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { swells } from '../../engraving/swell.ts'
import { enthronedHead, enthronedRobe } from '../../motifs/figure-enthroned.ts'
import { grip } from '../../motifs/hand.ts'

/** A seated, blindfolded woman, her arms crossed at the breast, each hand round a hilt. */
export function blindfoldedWoman(): string {
  const left = limb(table('112 226 15, 100 278 16, 182 262 9'))
  const right = limb(table('188 226 15, 200 278 16, 118 262 9'))
  const figure =
    enthronedRobe(TINT, SURFACE) +
    shape(left, TINT, 1.5) +
    grip(188, 258, 1.2, { sx: -1, rot: -14 }) +
    shape(right, TINT, 1.5) +
    swells(['M108 232C98 256 98 276 112 282', 'M192 232C202 256 202 276 188 284', 'M192 282C170 282 150 276 130 268'], 0.9) +
    grip(112, 258, 1.2, { rot: 14, edge: true }) +
    enthronedHead() +
    raised('M131 170C142 165 158 165 169 170L169 181C158 176 142 176 131 181Z', 1.6) +
    raised('M168 172L182 166L180 176L186 184L170 180Z', 1.2)
  return moved(figure, { x: 21, y: 64, s: 0.86 })
}
