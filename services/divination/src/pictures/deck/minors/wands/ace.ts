import { cut, fine, raised, shape, solid, tone } from '../../engraving/marks.ts'
import { BLUE, NIGHT } from '../../engraving/palette.ts'
import { place } from '../../engraving/path.ts'
import { rays, sky } from '../../engraving/stars.ts'
import { fistFromCloud } from '../../motifs/hand-from-cloud.ts'
import { castle, meadow, mountains } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

export function aceOfWands(): string {
  const leaf = (x: number, y: number, rot: number) => place('M0 0C-6-8-6-18 0-26C6-18 6-8 0 0Z', { x, y, rot, s: 0.7 })
  const river = 'M24 418C70 412 110 418 140 424C176 432 190 442 176 458H120C124 446 110 440 84 436C60 434 40 436 24 440Z'
  return (
    sky(58, 350, [[158, 170, 96]]) +
    fine(rays(158, 150, 66, 84, 100, 36), 1) +
    mountains(400, 60) +
    castle(232, 392, 0.8) +
    meadow(396) +
    shape(river, NIGHT, 1.2) +
    tone(river, BLUE, 0.26) +
    staff(158, 338, 272, { w: 10 }) +
    raised(
      place('M0 0C4-10 14-18 30-18C28-4 16 6 0 0Z', { x: 166, y: 214, s: 1.2 }) +
        place('M0 0C-4-10-14-18-30-18C-28-4-16 6 0 0Z', { x: 150, y: 196, s: 1.2 }),
      1.2,
    ) +
    cut('M172 210L192 198M144 192L124 180', 1) +
    fistFromCloud(158, 272) +
    solid(leaf(96, 190, 30) + leaf(222, 212, -40) + leaf(106, 138, 60) + leaf(218, 142, -20) + leaf(238, 262, 20) + leaf(206, 336, 70))
  )
}
