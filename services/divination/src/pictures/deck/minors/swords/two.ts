import { raised, shape } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky, stars } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { crescent } from '../../motifs/moon.ts'
import { sea } from '../../motifs/scenery.ts'
import { swordBetween } from '../../motifs/sword.ts'
import { blindfoldedWoman } from './blindfolded-woman.ts'

export function twoOfSwords(): string {
  return (
    sky(58, 300, [[150, 112, 46]]) +
    raised(crescent(150, 104, 22), 1) +
    sea(312, 446, 5) +
    hill('M24 316C40 304 54 306 64 316Z', { width: 1.1 }) +
    hill('M232 316C244 306 260 304 276 312V316Z', { width: 1.1 }) +
    shape('M24 438H276V456H24Z', TINT, 1.3) +
    swordBetween([66, 82], [196, 290], 5.4) +
    swordBetween([234, 82], [104, 290], 5.4) +
    blindfoldedWoman() +
    stars(table('60 140 3, 240 140 3, 150 82 4'))
  )
}
