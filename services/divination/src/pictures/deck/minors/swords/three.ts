import { hatch } from '../../engraving/hatch.ts'
import { fine, line, shape, solid, tone } from '../../engraving/marks.ts'
import { BLUE, NIGHT, TINT } from '../../engraving/palette.ts'
import { num, place, table } from '../../engraving/path.ts'
import { randomFrom } from '../../engraving/random.ts'
import { yods } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { blade, bladeRoot, hilt } from '../../motifs/sword.ts'

const HEART =
  'M150 372C108 334 68 294 70 246C72 212 98 196 120 203C137 208 147 222 150 238C153 222 163 208 180 203C202 196 228 212 230 246C232 294 192 334 150 372Z'
const SWORDS = [
  { rot: 40, past: 126, length: 322, from: -108, to: -34 },
  { rot: -40, past: 126, length: 322, from: -108, to: -34 },
  { rot: 0, past: 152, length: 360, from: -112, to: -6 },
] as const
const CENTRE = { x: 150, y: 272 }

function point({ rot, past, length }: (typeof SWORDS)[number]) {
  const a = (rot * Math.PI) / 180
  return [CENTRE.x - Math.sin(a) * past, CENTRE.y + Math.cos(a) * past, length, { rot }] as const
}

/** The part of a blade before it enters the heart, and the wound. */
function entering({ rot, from, to }: (typeof SWORDS)[number]): string {
  const p = (d: string) => place(d, { ...CENTRE, rot })
  return (
    tone(p(`M-5.500 ${to}L-5 ${from}H5L5.500 ${to}Z`), NIGHT) +
    line(p(`M-4.500 ${to}L-4.200 ${from}M4.200 ${from}L4.500 ${to}`), 1.2) +
    solid(p(`M0 ${from}H4.200V${to}H0Z`)) +
    shape(p(`M-10 ${to}C-5 ${to + 4} 5 ${to + 4} 10 ${to}C5 ${to - 4.5} -5 ${to - 4.5} -10 ${to}Z`), NIGHT, 1.2)
  )
}

function rain(): string {
  const random = randomFrom(5)
  let d = ''
  for (let k = 0; k < 72; k++) {
    const x = 28 + (k % 9) * 28 + random() * 18
    const y = 146 + Math.floor(k / 9) * 38 + (k % 2) * 18 + random() * 12
    const length = 10 + random() * 12
    if (Math.hypot(x - 150, (y - 280) * 0.95) < 94 || y > 440) continue
    d += `M${num(x)} ${num(y)}l${num(-length * 0.3)} ${num(length)}`
  }
  return fine(d, 0.9, 0.8)
}

export function threeOfSwords(): string {
  const right = 'M150 372C192 334 232 294 230 246C228 212 202 196 180 203C210 216 212 262 190 300C180 322 164 346 150 372Z'
  const left = 'M150 372C108 334 68 294 70 246C71 226 80 212 92 206C80 232 84 270 104 300C120 324 136 348 150 372Z'
  return (
    rain() +
    SWORDS.map((s) => blade(...point(s))).join('') +
    shape(HEART, TINT, 2) +
    tone(HEART, BLUE, 0.12) +
    fine(hatch(right, 35, 4, { jitter: 0.1, seed: 2 }) + hatch(left, -35, 4, { jitter: 0.1, seed: 3 }), 0.8) +
    fine(hatch('M150 372C192 334 232 294 230 246C229 230 220 218 210 210C220 240 214 280 196 308Z', -35, 4)) +
    swells(['M92 252C92 232 102 216 120 214', 'M100 256C101 240 108 228 120 224', 'M166 230C172 218 182 212 192 214'], 1.2) +
    SWORDS.map(entering).join('') +
    cumulus(
      table(
        '30 60 26, 70 56 24, 110 60 26, 150 54 24, 190 60 26, 232 56 24, 270 62 26, 44 92 28, 92 88 26, 132 92 22, 172 88 27, 218 92 25, 258 90 27, 30 118 16, 70 118 22, 108 112 16, 148 112 20, 188 116 16, 226 118 22, 264 116 18',
      ),
    ) +
    SWORDS.map((s) => bladeRoot(...point(s)) + hilt(...point(s))).join('') +
    yods(table('150 438 1, 69 376 0.9, 231 376 0.9'))
  )
}
