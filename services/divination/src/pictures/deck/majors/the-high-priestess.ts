import { hatch } from '../engraving/hatch.ts'
import { bars, cut, cutFill, disc, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, mirror, place, table } from '../engraving/path.ts'
import { sky, stars } from '../engraving/stars.ts'
import { folds, swell, swells } from '../engraving/swell.ts'
import { enthronedHead, enthronedRobe, sleeves } from '../motifs/figure-enthroned.ts'
import { openHand } from '../motifs/hand.ts'
import { crescent } from '../motifs/moon.ts'

export function theHighPriestess(): string {
  const veil =
    shape('M63 118C92 132 120 134 150 134C180 134 208 132 237 118V424H63Z', NIGHT, 1.2) +
    swells(
      [
        ...folds('M70 124C72 200 68 300 70 420', 'M150 134C148 200 152 300 150 420', 5, { seed: 4, jitter: 0.25 }),
        ...folds('M230 124C228 200 232 300 230 420', 'M150 134C152 200 148 300 150 420', 5, { seed: 9, jitter: 0.25 }),
      ],
      0.45,
    ) +
    pomegranate(88, 172) +
    pomegranate(86, 226) +
    pomegranate(212, 172) +
    pomegranate(214, 226)
  return (
    sky(58, 112, [[150, 122, 60]], { gap: 3.6 }) +
    veil +
    darkPillar(47) +
    lightPillar(253) +
    shape('M24 442H276V456H24Z', TINT, 1.3) +
    enthronedRobe() +
    line('M150 222V256M140 234H160', 2.4) +
    sleeves() +
    scroll() +
    enthronedHead() +
    hornedCrown() +
    raised(crescent(150, 414, 33), 2) +
    stars(table('150 74 6, 106 80 3, 194 80 3'))
  )
}

const shaft = (x: number) => `M${x - 15} 424L${x - 13} 122H${x + 13}L${x + 15} 424Z`
const flute = (x: number, k: number) => `M${x + k} 130C${x + k} 220 ${x + k * 1.1} 320 ${x + k * 1.15} 420`

function darkPillar(x: number): string {
  return (
    shape(shaft(x), NIGHT) +
    swells([flute(x, -9), flute(x, -4), flute(x, 1)], 0.6) +
    bars(x + 14, 126, 424, 13) +
    capitalAndBase(x) +
    letter('B', x, NIGHT, GOLD)
  )
}

function lightPillar(x: number): string {
  const flutes = cutFill([-8, -3, 3, 8].map((k) => swell(flute(x, k), 0.9)).join(''))
  return solid(shaft(x)) + bars(x + 14, 126, 424, 16, 3, NIGHT) + flutes + capitalAndBase(x) + letter('J', x, GOLD, NIGHT)
}

function capitalAndBase(x: number): string {
  return (
    shape(`M${x - 13} 122C${x - 13} 112 ${x - 20} 108 ${x - 23} 98H${x + 23}C${x + 20} 108 ${x + 13} 112 ${x + 13} 122Z`, TINT, 1.3) +
    shape(`M${x - 24} 98V89H${x + 24}V98Z`, TINT, 1.3) +
    swells(
      [
        `M${x} 121C${x} 114 ${x} 108 ${x} 100`,
        `M${x - 5} 121C${x - 6} 113 ${x - 10} 107 ${x - 12} 100`,
        `M${x + 5} 121C${x + 6} 113 ${x + 10} 107 ${x + 12} 100`,
      ],
      1,
    ) +
    shape(`M${x - 21} 442V433H${x - 18}V424H${x + 18}V433H${x + 21}V442Z`, TINT, 1.3)
  )
}

const LETTERS = {
  B: 'M-5-7H1C6-7 6-1 1-1H-3M1-1C7-1 7 7 1 7H-5M-3-7V7',
  J: 'M-3-7H6M2-7V3C2 8-5 8-5 3',
}

function letter(which: keyof typeof LETTERS, x: number, ground: string, ink: string): string {
  const ring = `<circle cx="${x}" cy="222" r="11" fill="${ground}" stroke-width="1"${ground === GOLD ? ` stroke="${NIGHT}"` : ''}/>`
  const d = place(LETTERS[which], { x, y: 222, s: 0.85 })
  return ring + (ink === GOLD ? line(d, 1.5) : cut(d, 1.5))
}

function pomegranate(x: number, y: number): string {
  const o = { x, y }
  return (
    shape(place('M-4-8L-7-16L-2-12L0-16L2-12L7-16L4-8C10-7 12-2 12 2C12 9 6 13 0 13C-6 13-12 9-12 2C-12-2-10-7-4-8Z', o), NIGHT, 1.2) +
    solid(place('M0-4C5-3 6 4 2 9C0 11-2 10-3 8C-6 3-4-3 0-4Z', o)) +
    cut(place('M-4 1L4 0M-4 5L4 4', o), 0.9)
  )
}

function scroll(): string {
  return (
    shape('M124 322H176V350C168 355 158 348 150 351C142 354 132 348 124 352Z', SURFACE, 1.3) +
    fine('M131 333C137 331 145 334 150 333C156 332 164 334 169 332M131 340C137 338 145 341 150 340C156 339 164 341 169 339', 0.9) +
    shape('M120 317C140 314 160 314 180 317V325C160 322 140 322 120 325Z', TINT, 1.3) +
    openHand(184, 311, 1.25, { rot: -4 }) +
    openHand(114, 315, 1.25, { sx: -1, rot: 2, edge: true })
  )
}

function hornedCrown(): string {
  const band = 'M130 152C138 146 162 146 170 152L169 144C161 139 139 139 131 144Z'
  const horn = 'M120 110C120 124 128 134 140 136'
  return (
    shape(band, TINT, 1.3) +
    shape(
      'M133 143C116 134 112 114 122 98C121 114 130 128 150 128C170 128 179 114 178 98C188 114 184 134 167 143C157 138 143 138 133 143Z',
      TINT,
      1.4,
    ) +
    swells([horn, mirror(horn)], 0.9) +
    disc(150, 113, 13, GOLD, 0) +
    cut(hatch(circle(150, 113, 13), -38, 2.5, { from: 0.6, jitter: 0.2 }), 0.8)
  )
}
