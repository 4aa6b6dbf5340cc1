import { limb } from '../engraving/limb.ts'
import { line, shape, solid } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { place, table } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import { profile } from './face.ts'
import { openHand } from './hand.ts'

type Fall = { s?: number; sx?: number; rot: number; crowned?: boolean }

/** A figure thrown through the air: arms flung past the head, one knee bent. Drawn upright and facing left; rotate it with rot. */
export function fallingFigure(x: number, y: number, { s = 1, sx = 1, rot, crowned = false }: Fall): string {
  const p = (d: string) => place(d, { x, y, s, sx, rot })
  const cloth = (d: string, width = 1.4) => shape(p(d), TINT, width)
  const cos = Math.cos((rot * Math.PI) / 180)
  const sin = Math.sin((rot * Math.PI) / 180)
  const at = (px: number, py: number) => [x + s * (px * sx * cos - py * sin), y + s * (px * sx * sin + py * cos)] as const
  const leg = (d: string) => shape(p(d), SURFACE, 1.4)
  const cloak = 'M4-42C18-40 30-26 34-8C38 8 52 14 64 10C58 24 62 34 70 42C56 44 44 38 34 30C22 22 16 4 8-10Z'
  const farArm = limb(table('4 -40 6, 20 -52 6, 24 -76 4.5'))
  const farLeg = limb(table('8 8 9, 24 34 7, 30 58 4.5'))
  const nearLeg = limb(table('0 8 9.5, -22 26 7.5, -8 50 4.5'))
  const nearArm = limb(table('-2 -38 6.5, -26 -42 6.5, -38 -64 5'))
  const tunic =
    'M-10-42C-4-47 6-47 11-41C15-30 12-16 13-6C20 4 26 14 28 26C20 22 16 28 10 24C4 30-4 24-10 28C-14 22-22 24-28 18C-22 10-14 2-12-6C-14-18-15-32-10-42Z'
  const [headX, headY] = at(-2, -58)
  const [farX, farY] = at(25, -82)
  const [nearX, nearY] = at(-41, -70)
  return (
    cloth(cloak) +
    solid(p(swell('M10-30C26-16 30 12 60 34', 1) + swell('M8-20C20-2 28 16 44 28', 0.9))) +
    openHand(farX, farY, 0.52 * s, { sx, rot: rot + 95 * sx }) +
    cloth(farArm) +
    leg(farLeg) +
    solid(p('M25 56L35 55C38 62 42 68 44 74C38 76 30 70 27 64Z')) +
    leg(nearLeg) +
    solid(p('M-13 48L-3 47C-2 54 0 60 2 66C-6 66-12 60-14 54Z')) +
    cloth(tunic, 1.5) +
    solid(
      p(
        swell('M-4-40C-8-26-8-14-6-4', 0.9) +
          swell('M5-40C8-26 8-14 6-4', 0.9) +
          swell('M-4 0C-8 10-14 16-20 20', 0.9) +
          swell('M8 0C12 10 16 16 20 22', 0.9) +
          swell('M2 0C2 8 1 16 0 24', 0.9),
      ),
    ) +
    line(p('M-12-7C-4-3 6-3 13-7'), 2.4) +
    openHand(nearX, nearY, 0.55 * s, { sx, rot: rot + 65 * sx }) +
    cloth(nearArm, 1.5) +
    profile(headX, headY, 30 * s, { sx, rot, ear: false }) +
    shape(p('M-12-70C-8-80 8-80 13-68C16-58 10-50 18-40C10-42 4-48 4-56C2-62-4-68-12-70Z'), NIGHT, 1.2) +
    solid(p(swell('M-6-72C6-74 10-60 12-46', 0.8))) +
    (crowned ? solid(p('M-14-72L-18-84L-8-79L-3-88L3-79L13-83L10-71C4-76-6-76-14-72Z')) : '')
  )
}
