import { limb } from '../../engraving/limb.ts'
import { shape } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { swells } from '../../engraving/swell.ts'
import { enthronedRobe } from '../../motifs/figure-enthroned.ts'
import { openHand } from '../../motifs/hand.ts'
import { beardedHead } from '../../motifs/kingly.ts'

/** A contented man on a bench, his arms folded. */
export function host(): string {
  const left = limb(table('112 232 16, 96 284 17, 158 296 12'))
  const right = limb(table('188 232 16, 204 284 17, 138 280 12'))
  const figure =
    enthronedRobe() +
    shape(left, TINT, 1.5) +
    openHand(160, 295, 1, { sx: -1 }) +
    shape(right, TINT, 1.5) +
    openHand(136, 280, 1, { edge: true }) +
    swells(['M108 236C100 258 96 274 100 288', 'M192 236C200 258 204 274 200 286', 'M196 290C180 290 160 286 146 284'], 0.9) +
    beardedHead() +
    shape('M124 166C116 140 134 126 152 128C172 126 186 142 176 166C162 156 138 156 124 166Z', TINT, 1.5) +
    swells(['M128 156C136 140 160 136 172 156', 'M134 160C144 148 160 148 170 160'], 0.9)
  const bench = shape('M62 396H238V412H62ZM78 412H94V446H78ZM206 412H222V446H206Z', NIGHT, 1.4)
  return moved(bench + figure, { x: 31, y: 92, s: 0.79 })
}
