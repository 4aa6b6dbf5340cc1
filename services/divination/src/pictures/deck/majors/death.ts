import { cut, fine, line, shape, solid } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { NIGHT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { sky } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { hill, tower } from '../motifs/earth.ts'
import { rider } from '../motifs/rider.ts'
import { land, mountains, sea } from '../motifs/scenery.ts'
import { plainSun } from '../motifs/sun.ts'

export function death(): string {
  return (
    sky(58, 340, [[236, 236, 40]]) +
    mountains(356, 34) +
    plainSun(236, 240, 13, 14) +
    hill('M176 356C184 320 190 300 208 292C230 284 254 288 276 282V356Z', { gap: 5, width: 1.2, angle: 66 }) +
    tower(212, 292, 17, 58, { windows: 1, side: -1 }) +
    tower(260, 288, 17, 58, { windows: 1 }) +
    sea(352, 392, 4) +
    land('M24 392C90 384 200 390 276 382V456H24Z') +
    rider(150, 414, {
      s: 0.98,
      pale: true,
      wear: 'skull',
      near: table('-34 -168, -62 -186'),
      held: line('M-72-110V-356', 3.4) + banner(),
    }) +
    fallenKing()
  )
}

/** A black banner with a white rose, in the horse's own units. */
function banner(): string {
  const petals = Array.from({ length: 5 }, (_, k) =>
    place('M0 0C-13-6-15-20-6-26C-2-24 2-24 6-26C15-20 13-6 0 0Z', { x: -8, y: -308, rot: k * 72 }),
  ).join('')
  return (
    shape('M-70-350C-40-360 0-342 50-354C46-330 54-300 48-270C10-258-30-276-70-266Z', NIGHT, 1.6) +
    fine('M-64-344C-36-352 4-336 43-346C40-326 46-300 42-276C8-266-28-280-64-272Z', 0.9) +
    solid(petals) +
    cut(circle(-8, -308, 5) + circle(-8, -308, 1.6), 1.2)
  )
}

function fallenKing(): string {
  const king =
    shape('M110 450C114 436 130 428 152 430C190 428 226 436 262 446L262 454H110Z', NIGHT, 1.5) +
    swells(['M128 440C160 434 200 440 244 448', 'M140 446C170 442 200 446 226 451'], 1) +
    solid('M120 446C110 446 102 438 104 430C108 424 118 424 124 430C128 436 128 444 120 446Z') +
    cut('M108 434H112M110 440C113 441 115 440 116 439', 1) +
    solid(place('M-14 6L-18-10L-8-4L-4-14L2-4L10-12L12 4Z', { x: 74, y: 442, rot: -24 })) +
    cut(place('M-13 2L11 0', { x: 74, y: 442, rot: -24 }), 1.2)
  return moved(king, { x: 14, y: 4 })
}
