import { fine, line, solid } from '../../engraving/marks.ts'
import { place, table } from '../../engraving/path.ts'
import { rays, sky, yods } from '../../engraving/stars.ts'
import { fistFromCloud } from '../../motifs/hand-from-cloud.ts'
import { frontCrown } from '../../motifs/kingly.ts'
import { meadow, mountains } from '../../motifs/scenery.ts'
import { sword } from '../../motifs/sword.ts'

export function aceOfSwords(): string {
  return (
    sky(58, 350, [[158, 150, 96]]) +
    fine(rays(158, 128, 60, 84, 100, 40), 1) +
    mountains(430, 80) +
    meadow(424) +
    olive(112, 142, 1) +
    olive(204, 142, -1) +
    sword(158, 60, 290, { rot: 180, w: 8 }) +
    frontCrown(158, 130, 1.35) +
    fistFromCloud(158, 306) +
    yods(table('84 200, 236 200, 104 236 0.8, 216 236 0.8'))
  )
}

function olive(x: number, y: number, sx: number): string {
  const leaves = table('0 8 -150, -8 22 -165, -12 38 172, 6 22 150, 2 38 156, -4 52 165, -12 54 190')
  return (
    line(place('M22-8C4-8-8 20-8 56', { x, y, sx }), 1.3) +
    solid(
      leaves
        .map(([a = 0, b = 0, r = 0]) => place(place('M0 0C-5-6-5-16 0-22C5-16 5-6 0 0Z', { x: a, y: b, rot: r, s: 0.8 }), { x, y, sx }))
        .join(''),
    )
  )
}
