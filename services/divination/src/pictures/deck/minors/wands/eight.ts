import { fine, shape, tone } from '../../engraving/marks.ts'
import { BLUE, NIGHT } from '../../engraving/palette.ts'
import { num } from '../../engraving/path.ts'
import { randomFrom } from '../../engraving/random.ts'
import { sky } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { castle, house, land } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

export function eightOfWands(): string {
  const random = randomFrom(4)
  const [ux, uy, length] = [0.866, 0.5, 190]
  let flight = ''
  let speed = ''
  for (let k = 0; k < 8; k++) {
    const lead = (3.5 - Math.abs(k - 3.5)) * 13 - 18
    const cx = 146 + lead * ux
    const cy = 212 + (k - 3.5) * 27 + lead * uy
    flight += staff(cx - (ux * length) / 2, cy - (uy * length) / 2, length, { rot: 120, w: 5, leaves: 2 })
    for (const o of [-6, 7]) {
      const l = 14 + random() * 26
      const x = cx - ux * (length / 2 + 8 + random() * 8) - o * uy
      const y = cy - uy * (length / 2 + 8) + o * ux
      speed += `M${num(x)} ${num(y)}l${num(-l * ux)} ${num(-l * uy)}`
    }
  }
  const river =
    'M276 414C236 410 210 418 180 418C146 420 134 430 154 436C176 442 154 450 124 458H216C244 448 240 440 216 434C200 430 214 424 240 424C254 424 266 422 276 420Z'
  return (
    sky(58, 360, [], { opacity: 0.4 }) +
    hill('M24 388C60 364 96 380 130 374C150 360 176 344 204 360C230 374 252 364 276 372V456H24Z', { angle: 62, to: 0.22, width: 1.2 }) +
    castle(64, 378, 0.8) +
    land('M24 412C70 394 120 404 160 398C200 392 240 398 276 394V456H24Z') +
    shape(river, NIGHT, 1.3) +
    tone(river, BLUE, 0.28) +
    house(232, 408, 0.6) +
    fine(speed, 1) +
    flight
  )
}
