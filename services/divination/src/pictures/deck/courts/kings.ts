import { cut, fine, shape, solid, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { place, table } from '../engraving/path.ts'
import { sky, stars } from '../engraving/stars.ts'
import { cumulus } from '../motifs/cloud.ts'
import { cup } from '../motifs/cup.ts'
import { hill, tower } from '../motifs/earth.ts'
import { enthronedRobe, raisedSleeve, sleeve } from '../motifs/figure-enthroned.ts'
import { grapes } from '../motifs/flowers.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { beardedHead, frontCrown, throneBack } from '../motifs/kingly.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { staff } from '../motifs/staff.ts'
import { sword } from '../motifs/sword.ts'
import { wave } from '../motifs/water.ts'

type King = { side?: 'left' | 'right'; mantle?: string; gown?: string }

/** A king from the front: one hand raised at his side holding his attribute, the other in his lap. */
function enthronedKing(held: string, hand: string, { side = 'left', mantle = TINT, gown = SURFACE }: King = {}): string {
  const other = side === 'left' ? 'right' : 'left'
  const lap = side === 'left' ? openHand(176, 318, 1.3, { rot: -8 }) : openHand(124, 318, 1.3, { sx: -1, rot: 8 })
  return (
    enthronedRobe(mantle, gown) +
    sleeve(other, mantle) +
    lap +
    held +
    hand +
    raisedSleeve(side, mantle) +
    beardedHead() +
    frontCrown(150, 156, 0.94) +
    shape(
      'M112 216C124 224 138 222 148 252H152C162 222 176 224 188 216C182 210 176 207 170 206C164 214 160 220 150 246C140 220 136 214 130 206C124 207 118 210 112 216Z',
      NIGHT,
      1.2,
    )
  )
}

const upright = (x: number, y: number) => grip(x, y, 1.3, { sx: x < 150 ? 1 : -1, rot: x < 150 ? 80 : -80, edge: true })

export function kingOfCups(): string {
  return (
    sky(58, 318, [[60, 182, 44]]) +
    shape('M24 372H276V456H24Z', NIGHT, 1.2) +
    tone('M24 372H276V456H24Z', BLUE, 0.22) +
    wave(25, 275, 384, 41.7, 10, 470) +
    throneBack() +
    enthronedKing(cup(60, 212, 62), upright(60, 222)) +
    wave(25, 275, 436, 31.25, 12, 470) +
    wave(25, 275, 450, 27.8, 9, 470) +
    stars(table('48 90 4, 252 90 4, 242 130 3'))
  )
}

export function kingOfWands(): string {
  return (
    sky(58, 330, []) +
    hill('M24 400C60 384 110 396 150 390C200 384 250 396 276 388V456H24Z', { fill: NIGHT, gap: 5, width: 1.2 }) +
    throneBack() +
    enthronedKing(staff(240, 446, 356, { w: 6 }), upright(240, 222), { side: 'right', mantle: NIGHT, gown: TINT }) +
    salamander(52, 436)
  )
}

function salamander(x: number, y: number): string {
  const o = { x, y, s: 0.9 }
  return (
    solid(
      place(
        'M-34-4C-30-10-22-12-16-8C-8-12 4-12 12-6C20-2 28-4 30-12C32-18 26-22 22-18C22-26 34-28 37-18C40-6 30 6 16 4C10 8 8 10 4 10L6 3H-8C-10 8-14 10-18 10L-15 3C-22 4-30 2-34-4Z',
        o,
      ),
    ) + cut(place('M-27-6V-5.500M-10-6C-6-8 0-8 4-6', o), 1.6)
  )
}

export function kingOfSwords(): string {
  return (
    sky(58, 330, []) +
    cumulus(table('34 410 22, 58 420 18, 266 408 22, 244 420 18')) +
    throneBack() +
    butterfly(83, 108) +
    butterfly(217, 108) +
    enthronedKing(sword(254, 74, 212, { rot: 185, w: 6 }), upright(241, 222), { side: 'right', gown: NIGHT }) +
    fine('M30 300H62M34 308H56M240 300H268M246 308H264', 1)
  )
}

function butterfly(x: number, y: number): string {
  const wing = 'M1 0C4-10 14-14 18-9C20-3 14 2 8 3C14 5 14 12 8 12C4 12 2 8 1 4Z'
  return (
    solid(place(wing, { x, y }) + place(wing, { x, y, sx: -1 })) +
    cut(`M${x} ${y - 6}V${y + 10}`, 1.2) +
    fine(`M${x} ${y - 3}Q${x - 2} ${y - 9} ${x - 5} ${y - 10}M${x} ${y - 3}Q${x + 2} ${y - 9} ${x + 5} ${y - 10}`, 0.9)
  )
}

export function kingOfPentacles(): string {
  return (
    sky(58, 330, [[62, 180, 50]]) +
    tower(250, 400, 34, 150) +
    tower(272, 404, 24, 100, { windows: 1 }) +
    hill('M24 404C70 392 110 400 150 396C200 392 250 400 276 394V456H24Z', { fill: NIGHT, gap: 5, width: 1.2 }) +
    throneBack() +
    bullHead(83, 112) +
    bullHead(217, 112) +
    enthronedKing(pentacle(58, 184, 36), openHand(62, 220, 1.3, { rot: 70 })) +
    vines()
  )
}

function bullHead(x: number, y: number): string {
  const o = { x, y }
  const horn = 'M6-10C14-12 20-20 16-28C26-22 24-6 10-3Z'
  return (
    solid(place(horn, o) + place(horn, { x, y, sx: -1 })) +
    solid(place('M-11-10C-5-14 5-14 11-10C12-2 9 6 7 12C4 17-4 17-7 12C-9 6-12-2-11-10Z', o)) +
    cut(place('M-7-4L-3-2M7-4L3-2M-4 11H-2M4 11H2', o), 1.4)
  )
}

const vines = () => grapes(112, 372, 0.85) + grapes(188, 372, 0.85) + grapes(150, 404, 0.85)
