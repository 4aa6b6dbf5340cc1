import { limb } from '../../engraving/limb.ts'
import { shape } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { tower } from '../../motifs/earth.ts'
import { enthronedRobe } from '../../motifs/figure-enthroned.ts'
import { openHand } from '../../motifs/hand.ts'
import { beardedHead, frontCrown } from '../../motifs/kingly.ts'
import { pentacle } from '../../motifs/pentacle.ts'
import { house, land } from '../../motifs/scenery.ts'

export function fourOfPentacles(): string {
  const left = limb(table('112 228 15, 92 276 16, 136 296 10'))
  const right = limb(table('188 228 15, 208 276 16, 164 250 10'))
  const miser =
    shape('M84 446V360H216V446Z', NIGHT, 1.4) +
    enthronedRobe() +
    pentacle(150, 274, 36) +
    shape(left, TINT, 1.5) +
    openHand(140, 302, 1.2, { sx: -1, rot: -14, edge: true }) +
    shape(right, TINT, 1.5) +
    openHand(160, 246, 1.2, { rot: 6, edge: true }) +
    swells(['M108 232C92 254 90 274 100 288', 'M192 232C208 254 210 274 198 286'], 0.9) +
    beardedHead() +
    frontCrown(150, 158, 0.9)
  return (
    sky(58, 330, [[150, 120, 50]]) +
    tower(46, 400, 34, 150) +
    tower(84, 400, 24, 96, { windows: 1 }) +
    tower(256, 400, 34, 130) +
    tower(222, 400, 22, 90, { windows: 1 }) +
    house(250, 404, 0.8) +
    land('M24 402H276V456H24Z') +
    moved(miser, { x: 12, y: 34, s: 0.92 }) +
    pentacle(150, 112, 30) +
    pentacle(94, 424, 27) +
    pentacle(206, 424, 27)
  )
}
