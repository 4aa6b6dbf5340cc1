import { limb } from '../engraving/limb.ts'
import { line, shape, solid } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { NIGHT, SURFACE } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { swells } from '../engraving/swell.ts'
import { cumulus } from './cloud.ts'
import { face } from './face.ts'
import { openHand } from './hand.ts'
import { wings } from './wing.ts'

/** An angel from the chest up above a bank of cloud; x,y is the middle of the chest. */
export function angelBust(x: number, y: number, s: number, { arms = true, hair = true }: { arms?: boolean; hair?: boolean } = {}): string {
  const arm = limb(table('-20 -8 9, -52 4 9, -74 -18 6'))
  const armRight = limb(table('20 -8 9, 52 4 9, 74 -18 6'))
  const figure =
    wings(0, 0, 0.98, { gap: 14, rot: 6 }) +
    (arms
      ? openHand(-78, -24, 1, { rot: 46 }) +
        shape(arm, SURFACE, 1.4) +
        openHand(78, -24, 1, { sx: -1, rot: -46 }) +
        shape(armRight, SURFACE, 1.4)
      : '') +
    shape('M-30 40C-34 10-34-10-22-16C-10-20 10-20 22-16C34-10 34 10 30 40Z', SURFACE, 1.5) +
    swells(['M-14-14C-18 6-18 24-16 38', 'M14-14C18 6 18 24 16 38', 'M0-8C-2 10-2 24 0 38'], 0.9) +
    (hair
      ? shape('M-24-46C-28-72 28-72 24-46C28-34 26-24 32-14C22-8 14-12 10-18H-10C-14-12-22-8-32-14C-26-24-28-34-24-46Z', NIGHT, 1.3)
      : '') +
    solid('M-8-30V-16C-4-10 4-10 8-16V-30Z') +
    face(0, -44, 42) +
    shape('M-17-44C-20-64-8-68 0-68C8-68 20-64 17-44C12-56 4-60 0-62C-4-60-12-56-17-44Z', NIGHT, 1.2) +
    line('M-22-12C-10-4 10-4 22-12', 2.2)
  return (
    moved(figure, { x, y, s }) +
    cumulus([
      [x - 98 * s, y + 46 * s, 12 * s],
      [x - 78 * s, y + 38 * s, 17 * s],
      [x - 48 * s, y + 44 * s, 23 * s],
      [x - 22 * s, y + 32 * s, 16 * s],
      [x - 4 * s, y + 48 * s, 22 * s],
      [x + 26 * s, y + 36 * s, 18 * s],
      [x + 52 * s, y + 46 * s, 22 * s],
      [x + 78 * s, y + 38 * s, 18 * s],
      [x + 100 * s, y + 46 * s, 11 * s],
    ])
  )
}
