import { fine, line, shape, solid, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { rays, sky } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { cup } from '../motifs/cup.ts'
import { face } from '../motifs/face.ts'
import { sleevedArm, standingRobe } from '../motifs/figure-standing.ts'
import { grip } from '../motifs/hand.ts'
import { mountains } from '../motifs/scenery.ts'
import { plainSun } from '../motifs/sun.ts'
import { water } from '../motifs/water.ts'
import { wings } from '../motifs/wing.ts'

export function temperance(): string {
  const bank = 'M24 356C60 350 96 356 120 372C150 392 130 410 160 424C184 434 220 440 276 446V330C200 346 120 340 24 356Z'
  const pool = 'M24 372C70 366 106 378 120 398C136 420 170 436 276 446V456H24Z'
  return (
    sky(58, 320, table('150 140 66, 58 280 40')) +
    fine(rays(150, 138, 36, 50, 60, 30, 6), 1) +
    plainSun(58, 284, 13, 14) +
    mountains(352, 50) +
    shape(bank, TINT, 1.4) +
    line('M62 334C74 346 58 352 72 362', 1.2) +
    shape(pool, NIGHT, 1.4) +
    tone(pool, BLUE, 0.26) +
    water(26, 272, 392, 454, 5, { gap: 8 }) +
    wings(150, 206, 0.96, { gap: 22, rot: 8 }) +
    standingRobe() +
    foot() +
    triangle() +
    head() +
    sleevedArm(1, [216, 226], [204, 240], { bell: 0, hand: 'none' }) +
    sleevedArm(-1, [86, 236], [88, 290], { bell: 0, hand: 'none' }) +
    pouring() +
    grip(200, 238, 1.25, { rot: -20, edge: true }) +
    grip(98, 308, 1.25, { sx: -1, rot: 40, edge: true }) +
    irises()
  )
}

function pouring(): string {
  return (
    swells(['M158 246C140 246 120 258 110 282', 'M158 252C142 252 124 264 114 286', 'M158 240C136 238 112 252 104 280'], 1.5) +
    cup(214, 228, 60, { rot: -102 }) +
    cup(108, 340, 62)
  )
}

const foot = () =>
  solid('M112 430C106 436 98 442 92 448C98 454 112 452 120 446L128 432ZM178 432C184 438 194 442 202 443C206 438 200 434 196 430Z') +
  fine('M70 452C84 446 120 448 136 452', 1)

const triangle = () => shape('M136 206H164V234H136Z', NIGHT, 1.2) + solid('M150 211L159 229H141Z')

function head(): string {
  return (
    shape(
      'M128 132C114 148 118 166 110 178C122 186 136 180 140 172H160C164 180 178 186 190 178C182 166 186 148 172 132C160 118 140 118 128 132Z',
      NIGHT,
      1.3,
    ) +
    solid('M142 164V176C146 182 154 182 158 176V164Z') +
    face(150, 146, 46) +
    shape('M129 146C126 120 140 116 150 116C160 116 174 120 171 146C162 132 154 128 150 124C146 128 138 132 129 146Z', NIGHT, 1.2) +
    solid(circle(150, 112, 6)) +
    swells(['M122 142C118 156 124 166 118 176', 'M178 142C182 156 176 166 182 176'], 0.9) +
    shape('M124 180C132 174 138 176 142 174C146 182 154 182 158 174C162 176 168 174 176 180C168 188 132 188 124 180Z', SURFACE, 1.2)
  )
}

function irises(): string {
  const flower = 'M0 0C-10-2-14-8-13-14C-8-14-4-11-2-7C-4-13-3-19 0-23C3-19 4-13 2-7C4-11 8-14 13-14C14-8 10-2 0 0Z'
  return table('240 404 60, 258 414 50, 224 420 40')
    .map(
      ([x = 0, y = 0, h = 0]) =>
        line(`M${x} ${y + h * 0.7}C${x - 3} ${y + h * 0.4} ${x + 2} ${y + h * 0.2} ${x} ${y}`, 1.4) +
        line(`M${x} ${y + h * 0.6}C${x + 8} ${y + h * 0.4} ${x + 10} ${y + h * 0.2} ${x + 8} ${y + h * 0.05}`, 1.2) +
        solid(place(flower, { x, y })),
    )
    .join('')
}
