import { fine, shape, solid, tone } from '../../engraving/marks.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import { at, polar, table } from '../../engraving/path.ts'
import { rays, sky, star4 } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { hedge, hedgeRoses, leafRows, lilies } from '../../motifs/flowers.ts'
import { handFromCloud } from '../../motifs/hand-from-cloud.ts'
import { pentacle } from '../../motifs/pentacle.ts'

export function aceOfPentacles(): string {
  const [x, y, r] = [158, 166, 60]
  const stones = Array.from(
    { length: 9 },
    (_, k) => `M${at(polar(150, 372, 17, -80 + k * 20))}L${at(polar(150, 372, 33, -80 + k * 20))}`,
  ).join('')
  return (
    sky(58, 330, [[x, y, r + 46]], { gap: 4 }) +
    fine(rays(x, y, r + 6, r + 22, r + 38, 48), 1) +
    hill('M24 372L66 340L96 362L150 318L196 356L226 336L276 370V456H24Z', { to: 0.26, width: 1.2 }) +
    shape(hedge(24, 122, 386), TINT) +
    shape(hedge(178, 276, 386), TINT) +
    leafRows(26, 120, 394, 424) +
    leafRows(180, 274, 394, 424) +
    tone('M130 432V372C130 348 170 348 170 372V432Z', NIGHT) +
    solid(star4(150, 384, 9)) +
    shape('M116 432V372C116 330 184 330 184 372V432H168V374C168 350 132 350 132 374V432Z', TINT) +
    fine(`${stones}M116 388H132M116 404H132M116 420H132M168 388H184M168 404H184M168 420H184`, 0.8) +
    shape('M24 430C80 422 220 422 276 430V456H24Z', NIGHT, 1.4) +
    shape('M104 458C128 448 136 438 140 427H160C164 438 172 448 196 458Z', TINT, 1.2) +
    hedgeRoses(table('62 384, 104 384, 196 384, 238 384, 122 358, 178 358, 150 341')) +
    lilies(table('44 448, 84 450, 216 450, 256 448')) +
    handFromCloud(x, y + r, pentacle(x, y, r))
  )
}
