import { hatch } from '../engraving/hatch.ts'
import { cut, cutFill, disc, fine, solid, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT } from '../engraving/palette.ts'
import { circle, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import { PROFILE } from './face.ts'

/** The moon in profile: its lit side is a face, its night side blue. */
export function moonFace(cx: number, cy: number, r: number): string {
  const s = r * 0.0172
  const o = { x: cx + r * 0.12, y: cy, s }
  const outline = place(`M-8-56C-12-54-17-50-20-47${PROFILE}C-17 51-12 55-8 57`, o)
  const lit = `${outline}C${cx + r * 0.3} ${cy + r * 0.97} ${cx + r} ${cy + r * 0.62} ${cx + r} ${cy}C${cx + r} ${cy - r * 0.62} ${cx + r * 0.3} ${cy - r * 0.97} ${cx + r * 0.12 - 8 * s} ${cy - 56 * s}Z`
  const swelling =
    swell('M-36-10C-31-16-22-15-12-8', 2) +
    swell('M-35 3C-29-5-22-5-15 2', 1.1) +
    swell('M-12 16C-5 24-5 34-12 44', 0.9) +
    swell('M-7 18C-1 25-1 33-6 41', 0.8) +
    swell('M-2 20C3 26 3 32-1 38', 0.7)
  return (
    disc(cx, cy, r, NIGHT, 1.6) +
    tone(circle(cx, cy, r - 2), BLUE, 0.3) +
    fine(hatch(circle(cx, cy, r - 1.5), 0, 4, { to: 0.24, seed: 5 })) +
    solid(lit) +
    cut(hatch(lit, -38, 2.8, { from: 0.64, jitter: 0.2, seed: 2 }), 0.9) +
    cut(
      place(
        'M-35 4C-31 8-24 8-17 2M-36 29C-33 30-31 30-28 31M-40 20C-37 19-35 15-37 11M-32 41C-30 43-27 43-25 42M-31 7L-33 11M-26 8L-26 12',
        o,
      ),
      1,
    ) +
    cutFill(place(swelling, o))
  )
}

/** Path of a crescent lying on its back, r wide to each side; turn it with rot. */
export const crescent = (x: number, y: number, r: number, rot = 0): string =>
  place('M-38-14C-36 8-18 19 0 19C18 19 36 8 38-14C44 16 24 34 0 34C-24 34-44 16-38-14Z', { x, y, s: r / 38, rot })
