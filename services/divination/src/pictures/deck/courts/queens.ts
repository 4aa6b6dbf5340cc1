import { bars, cut, disc, fine, line, shape, solid, tone } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { BLUE, GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { at, circle, place, polar, table } from '../engraving/path.ts'
import { glory, sky, spikes, sprinkle, stars } from '../engraving/stars.ts'
import { swell } from '../engraving/swell.ts'
import { cumulus } from '../motifs/cloud.ts'
import { ciborium } from '../motifs/cup.ts'
import { hill } from '../motifs/earth.ts'
import { thronedQueen } from '../motifs/figure-throned-side.ts'
import { hedgeRoses, lilies } from '../motifs/flowers.ts'
import { lionMask } from '../motifs/lion-mask.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { staff } from '../motifs/staff.ts'
import { sword } from '../motifs/sword.ts'
import { water, wave } from '../motifs/water.ts'

const throne =
  shape('M214 446V160H268V446Z', TINT, 1.5) +
  bars(268, 172, 446, 22) +
  fine('M221 440V172H261V440', 0.9) +
  shape('M210 169V160H274V169Z', TINT, 1.4)
const floor = shape('M24 448C70 436 120 444 160 442C200 440 240 444 276 440V456H24Z', TINT, 1.3)

export function queenOfCups(): string {
  return (
    sky(58, 318, [[96, 196, 66]]) +
    shape('M24 330H220V456H24Z', NIGHT, 1.2) +
    tone('M24 330H220V456H24Z', BLUE, 0.22) +
    water(26, 110, 338, 440, 3, { gap: 6, grow: 1.1 }) +
    hill('M24 330C34 318 44 312 58 316C74 320 88 326 100 330Z', { fill: TINT, gap: 3, to: 0.5, width: 1.1 }) +
    throne +
    shell(244, 153, 27) +
    floor +
    thronedQueen(ciborium(98, 268, 108)) +
    wave(25, 275, 446, 31.25, 12, 470) +
    stars(table('48 92 4, 120 84 5, 150 72 3, 72 124 3'))
  )
}

function shell(x: number, y: number, r: number): string {
  const n = 7
  const angle = (k: number) => -100 + (k * 200) / n
  let outline = `M${x} ${y + 8}L${at(polar(x, y, r, -100))}`
  let ribs = ''
  for (let k = 1; k <= n; k++) outline += `Q${at(polar(x, y, r * 1.16, angle(k) - 100 / n))} ${at(polar(x, y, r, angle(k)))}`
  for (let k = 0; k < n; k++) ribs += swell(`M${x} ${y + 6}L${at(polar(x, y, r, angle(k)))}`, 1)
  const rings = [0.62, 0.8].map((q) =>
    Array.from(
      { length: n },
      (_, k) =>
        `M${at(polar(x, y, r * q, angle(k)))}Q${at(polar(x, y, r * q * 1.12, angle(k + 0.5)))} ${at(polar(x, y, r * q, angle(k + 1)))}`,
    ).join(''),
  )
  return shape(`${outline}Z`, TINT, 1.6) + solid(ribs + circle(x, y + 6, 4)) + fine(rings.join(''), 0.8)
}

const mirrored = { x: 300, sx: -1 }

export function queenOfWands(): string {
  const mirroredThrone =
    shape('M86 446V160H32V446Z', TINT, 1.5) +
    bars(84, 172, 446, 20) +
    fine('M79 440V172H39V440', 0.9) +
    shape('M90 169V160H26V169Z', TINT, 1.4)
  return (
    sky(58, 318) +
    hill('M140 380L186 340L214 364L246 330L276 360V456H140Z', { gap: 5, width: 1.2 }) +
    mirroredThrone +
    lionMask(58, 140, 15) +
    floor +
    moved(thronedQueen(staff(104, 440, 330, { w: 6 })), mirrored) +
    sunflower(250, 262, 19, 180) +
    cat(244, 448)
  )
}

function sunflower(x: number, y: number, r: number, stem: number): string {
  return (
    line(`M${x} ${y + r}C${x - 3} ${y + stem * 0.5} ${x + 2} ${y + stem * 0.8} ${x} ${y + stem}`, 1.8) +
    spikes(x, y, r * 0.6, r * 1.3, 14, 12, 0, GOLD) +
    disc(x, y, r * 0.62, NIGHT, 1.2) +
    disc(x, y, r * 0.36, undefined, 0.8)
  )
}

/** A black cat staring at the viewer, sitting on y. */
function cat(x: number, y: number): string {
  const o = { x, y, s: 0.9 }
  return (
    shape(
      place(
        'M-14 0C-18-18-14-38-8-48C-14-56-14-64-13-72L-6-66C-2-68 4-68 8-66L15-72C16-64 16-56 11-48C18-38 20-18 16 0C26 2 32-4 32-14C36-4 32 8 16 8H-12C-16 6-16 3-14 0Z',
        o,
      ),
      NIGHT,
      1.4,
    ) +
    solid(place('M-8-58C-6-62-3-61-2-57C-4-55-7-55-8-58ZM10-58C8-62 5-61 4-57C6-55 9-55 10-58Z', o)) +
    fine(place('M-1-51L1-49L3-51M-4 6V-14M6 6V-14', o), 1)
  )
}

export function queenOfSwords(): string {
  return (
    sky(58, 318) +
    throne +
    cherub(244, 146) +
    cumulus(table('36 426 26, 70 440 22, 30 396 16, 104 448 18, 56 408 18')) +
    floor +
    thronedQueen(sword(109, 84, 216, { rot: 180, w: 6 })) +
    cumulus(table('40 450 20, 72 456 16, 260 452 18, 236 460 14')) +
    bird(62, 100, 1) +
    fine('M34 330H70M40 338H62', 1)
  )
}

const bird = (x: number, y: number, s: number) => solid(place('M-14-2C-8-8-3-6 0 0C3-7 9-9 16-5C9-5 4-1 1 5C-3 0-8-3-14-2Z', { x, y, s }))

/** A winged head on the throne of air. */
function cherub(x: number, y: number): string {
  const wing = 'M8 4C16-10 26-14 36-14C34-8 32-5 29-3C32-3 34-3 36-2C32 5 26 8 20 8C22 9 24 9 26 9C20 14 12 12 8 8Z'
  return (
    solid(place(wing, { x, y, s: 0.8 }) + place(wing, { x, y, s: 0.8, sx: -1 }) + circle(x, y, 8)) +
    cut(`M${x - 4} ${y - 1}H${x - 1}M${x + 1} ${y - 1}H${x + 4}M${x - 2} ${y + 4}H${x + 2}`, 0.9)
  )
}

export function queenOfPentacles(): string {
  const mirroredThrone =
    shape('M86 446V160H32V446Z', TINT, 1.5) +
    bars(84, 172, 446, 20) +
    fine('M79 440V172H39V440', 0.9) +
    shape('M90 169V160H26V169Z', TINT, 1.4)
  const arbour = 'M24 120C60 70 200 54 276 150'
  return (
    sky(80, 318, [[202, 232, 64]]) +
    glory(202, 232, 44) +
    hill('M150 372L196 336L224 360L250 330L276 356V456H150Z', { gap: 5, width: 1.2 }) +
    line(arbour, 2) +
    hedgeRoses(table('44 98, 84 78, 128 70, 172 76, 214 94, 248 120')) +
    fine('M60 90Q64 98 74 96M104 74Q110 84 120 80M150 72Q154 84 164 82M192 84Q192 96 202 98M232 106Q230 118 240 122', 1.2) +
    mirroredThrone +
    lilies([[58, 162]], 0.55) +
    floor +
    moved(thronedQueen(pentacle(98, 232, 37)), mirrored) +
    rabbit(252, 448) +
    sprinkle(5, 4, [40, 120, 110, 150])
  )
}

function rabbit(x: number, y: number): string {
  const o = { x, y, s: 0.62, sx: -1 }
  return (
    solid(
      place(
        'M-22 0C-24-8-22-16-16-20C-26-22-30-30-26-36C-24-40-20-42-16-42C-20-54-20-64-16-70C-10-64-8-54-9-44C-6-54-2-62 4-64C6-56 2-46-4-40C0-36 0-30-2-26C12-30 26-20 26-4C30-6 34-2 32 2C28 6 20 4 16 4H-18C-22 4-24 2-22 0Z',
        o,
      ),
    ) + cut(place('M-20-32V-31M2 0C-2-10 6-20 16-18', o), 1.6)
  )
}
