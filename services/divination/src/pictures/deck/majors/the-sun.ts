import { limb } from '../engraving/limb.ts'
import { cut, disc, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { sky, spikes } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { bareFigure } from '../motifs/bare-figure.ts'
import { horse } from '../motifs/horse.ts'
import { land } from '../motifs/scenery.ts'
import { sunFace } from '../motifs/sun.ts'

export function theSun(): string {
  return (
    sky(58, 300, [[150, 132, 104]]) +
    sunFace(150, 128, 44, 12) +
    sunflower(46, 254) +
    sunflower(94, 236) +
    sunflower(208, 232) +
    wall() +
    land('M24 420C90 410 200 414 276 408V456H24Z') +
    banner() +
    horse(160, 442, { s: 0.86, pale: true, bridle: false }) +
    child()
  )
}

function sunflower(x: number, y: number): string {
  return (
    line(`M${x} ${y}C${x - 3} ${y + 30} ${x + 3} ${y + 50} ${x} ${y + 90}`, 2) +
    solid(place('M0 44C10 36 20 38 26 46C18 52 8 52 0 44ZM0 56C-10 48-20 50-26 58C-18 64-8 64 0 56Z', { x, y })) +
    spikes(x, y, 10, 21, 16, 11, 0, GOLD) +
    disc(x, y, 11, NIGHT, 1.3) +
    disc(x, y, 6, undefined, 0.9) +
    disc(x, y, 2, GOLD, 0)
  )
}

function wall(): string {
  return (
    shape('M24 330H276V420H24Z', TINT, 1.5) +
    shape('M20 320H280V332H20Z', TINT, 1.4) +
    fine(
      'M24 352H276M24 374H276M24 396H276M56 332V352M112 332V352M200 332V352M256 332V352M84 352V374M228 352V374M56 374V396M112 374V396M256 374V396M36 396V416M240 396V416',
      0.9,
    )
  )
}

function banner(): string {
  return (
    line('M218 236L206 348', 2.6) +
    shape('M218 232C240 222 256 244 274 232C270 264 278 288 270 312C252 322 234 300 210 312Z', TINT, 1.6) +
    swells(['M226 236C222 262 224 284 218 306', 'M242 236C240 262 242 286 236 304', 'M258 240C256 264 260 288 254 310'], 1)
  )
}

/** The child astride, arms wide. */
function child(): string {
  const thigh = limb(table('166 338 13, 146 356 11, 150 384 6.5'))
  return (
    bareFigure({
      neck: [164, 280],
      hip: [164, 334],
      leftArm: table('130 290, 102 266'),
      rightArm: table('198 288, 214 270'),
      tilt: -4,
    }) +
    raised(thigh, 1.8) +
    solid(circle(165, 336, 12.5)) +
    raised('M144 380H157C158 388 156 394 152 396C144 398 134 398 130 394C134 388 142 388 144 380Z', 1.4) +
    wreath() +
    cut('M158 320C162 323 166 323 170 320', 0.8)
  )
}

const wreath = () =>
  solid([-60, -36, -12, 12, 36, 60].map((a) => place('M0-15C-4-20-3-25 0-28C3-25 4-20 0-15Z', { x: 164, y: 260, rot: a })).join(''))
