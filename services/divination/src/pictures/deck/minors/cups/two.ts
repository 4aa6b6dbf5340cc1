import { table } from '../../engraving/path.ts'
import { glory, sky, stars } from '../../engraving/stars.ts'
import { caduceus } from '../../motifs/caduceus.ts'
import { cup } from '../../motifs/cup.ts'
import { waterLilies } from '../../motifs/flowers.ts'
import { meadow, mountains } from '../../motifs/scenery.ts'

export function twoOfCups(): string {
  return (
    sky(58, 330, [[150, 156, 74]]) +
    glory(150, 156, 58, 40) +
    mountains(400, 60) +
    meadow(408) +
    caduceus(150, 392) +
    cup(72, 402, 132) +
    cup(228, 402, 132, { sx: -1 }) +
    stars(table('72 214 5, 228 214 5, 52 110 3, 248 110 3')) +
    waterLilies(table('52 440, 248 440'))
  )
}
