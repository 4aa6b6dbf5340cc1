import { cut, fine, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { place, table } from '../engraving/path.ts'
import { rays, sky, star4 } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { bareFigure } from '../motifs/bare-figure.ts'
import { fourCreatures } from '../motifs/four-creatures.ts'

export function theWorld(): string {
  const scarf =
    'M186 196C206 214 196 244 176 262C154 282 128 286 124 312C122 330 134 346 128 366C140 352 142 334 138 318C140 296 168 292 188 270C208 248 212 214 186 196Z'
  return (
    sky(58, 452, [[150, 254, 118]], { opacity: 0.4 }) +
    fourCreatures() +
    wreath() +
    fine(rays(150, 254, 22, 34, 44, 0), 1) +
    bareFigure({
      neck: [150, 198],
      hip: [152, 266],
      woman: true,
      tilt: -8,
      leftLeg: table('146 320, 148 372'),
      rightLeg: table('178 306, 150 334'),
      leftFoot: -1,
      rightFoot: -1,
      leftArm: table('122 228, 102 244'),
      rightArm: table('180 226, 200 212'),
      leftInFront: true,
      grips: true,
      held: shape(scarf, TINT, 1.4) + swells(['M190 204C202 226 186 252 164 270', 'M150 280C134 292 128 306 130 330'], 1),
      behind: wand(98, 248) + wand(204, 208),
    }) +
    solid(star4(150, 92, 8))
  )
}

const wand = (x: number, y: number) => line(`M${x} ${y - 34}V${y + 34}`, 3.4) + solid(place('M-4-38H4L5-30H-5ZM-4 38H4L5 30H-5Z', { x, y }))

/** An oval garland, bound above and below. */
function wreath(): string {
  const leaf = 'M0 0C-7-7-7-18 0-27C7-18 7-7 0 0Z'
  const n = 30
  let d = ''
  for (let k = 0; k < n; k++) {
    const side = k < n / 2 ? 1 : -1
    const t = ((k % (n / 2)) + 0.5) / (n / 2)
    const a = Math.PI * t
    const [x, y] = [150 + side * 88 * Math.sin(a), 254 + 142 * Math.cos(a)]
    const turn = (Math.atan2(side * 88 * Math.cos(a), 142 * Math.sin(a)) * 180) / Math.PI
    d +=
      place(leaf, { x: x - side * 2, y, rot: turn + side * 30, s: 0.86 }) +
      place(leaf, { x, y, rot: turn - side * 30, s: 0.86 }) +
      place(leaf, { x, y, rot: turn, s: 0.86 })
  }
  const oval = place(
    'M0-142C48.600-142 88-78.400 88 0C88 78.400 48.600 142 0 142C-48.600 142-88 78.400-88 0C-88-78.400-48.600-142 0-142Z',
    { x: 150, y: 254 },
  )
  return solid(d) + cut(oval, 1.4) + ribbon(112) + ribbon(396)
}

function ribbon(y: number): string {
  return (
    shape(`M138 ${y - 12}C146 ${y - 16} 154 ${y - 16} 162 ${y - 12}V${y + 12}C154 ${y + 8} 146 ${y + 8} 138 ${y + 12}Z`, NIGHT, 1.4) +
    line(`M138 ${y - 8}L162 ${y + 8}M162 ${y - 8}L138 ${y + 8}`, 1.6)
  )
}
