import { hatch } from '../engraving/hatch.ts'
import { cut, cutFill, fine, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, mirror, place, table } from '../engraving/path.ts'
import { folds, swell, swells } from '../engraving/swell.ts'
import { face } from './face.ts'
import { neck } from './figure-enthroned.ts'

const BEARD =
  'M131 180C133 190 138 192 142 189C146 186 154 186 158 189C162 192 167 190 169 180C174 196 172 212 166 222C162 234 156 242 150 250C144 242 138 234 134 222C128 212 126 196 131 180Z'

/** A bearded ruler's head for the enthroned figure. */
export function beardedHead(): string {
  const hair = 'M132 164C124 176 122 192 118 206C124 212 132 212 138 208C136 196 132 186 134 172Z'
  return (
    neck() +
    shape(hair, NIGHT, 1.3) +
    shape(mirror(hair), NIGHT, 1.3) +
    swells(['M129 172C126 186 124 196 122 206', 'M171 172C174 186 176 196 178 206'], 0.9) +
    face(150, 175, 48, { open: true }) +
    shape(BEARD, NIGHT, 1.3) +
    swells(
      [
        ...folds('M134 190C132 208 138 226 148 244', 'M150 194C150 212 150 226 150 246', 3),
        ...folds('M166 190C168 208 162 226 152 244', 'M150 194C150 212 150 226 150 246', 3, { seed: 8 }),
      ],
      0.8,
    ) +
    cutFill(swell('M141 188C145 184 155 184 159 188', 1)) +
    solid(swell('M143 193C147 196 153 196 157 193', 1.2))
  )
}

/** An open crown for a head seen from the front; y is its brim. */
export function frontCrown(x: number, y: number, s = 1): string {
  const o = { x, y, s }
  const p = (d: string) => place(d, o)
  const tips = table('-28 -26, -13 -36, 0 -40, 13 -36, 28 -26')
  return (
    shape(p('M-22 4L-28-24L-17-10L-13-34L-5-14L0-38L5-14L13-34L17-10L28-24L22 4C10-2-10-2-22 4Z'), TINT, 1.5) +
    solid(p('M-22 4C-10-2 10-2 22 4L23-5C10-11-10-11-23-5Z') + tips.map(([cx = 0, cy = 0]) => p(circle(cx, cy, 2.6))).join('')) +
    cut(p('M-13-6V0M0-8V-2M13-6V0'), 1.8)
  )
}

/** A high-backed throne behind the enthroned figure: two posts and a panel, with room for the suit's animal heads on the posts. */
export function throneBack(top = 118, fill = TINT): string {
  const post = `M74 446V${top}H92V446Z`
  return (
    shape(
      `M88 446V${top + 14}C100 ${top - 10} 124 ${top - 26} 150 ${top - 28}C176 ${top - 26} 200 ${top - 10} 212 ${top + 14}V446Z`,
      NIGHT,
      1.4,
    ) +
    fine(hatch(`M92 440V${top + 20}H208V440Z`, 90, 8), 0.7, 0.6) +
    shape(post, fill, 1.5) +
    shape(mirror(post), fill, 1.5) +
    fine(hatch(`M84 440V${top + 8}H92V440Z`, 0, 4) + hatch(mirror(`M84 440V${top + 8}H92V440Z`), 0, 4)) +
    shape('M24 440H276V456H24Z', TINT, 1.3)
  )
}
