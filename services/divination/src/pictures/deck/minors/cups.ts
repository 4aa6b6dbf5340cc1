import { limb } from '../engraving/limb.ts'
import { disc, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, mirror, type Point, place, polar } from '../engraving/path.ts'
import { rays, sky, sprinkle, star4, stars, yods } from '../engraving/stars.ts'
import { swell, swells } from '../engraving/swell.ts'
import { caduceus } from '../motifs/caduceus.ts'
import { cumulus } from '../motifs/cloud.ts'
import { cup } from '../motifs/cup.ts'
import { tower } from '../motifs/earth.ts'
import { lilies, roseHead } from '../motifs/flowers.ts'
import { grip } from '../motifs/hand.ts'
import { handFromCloud } from '../motifs/hand-from-cloud.ts'
import { moonFace } from '../motifs/moon.ts'
import { posedFigure } from '../motifs/posed-figure.ts'
import { house, land, meadow, mountains, sea, swag, tree } from '../motifs/scenery.ts'
import { host } from './nine-of-cups-host.ts'
import { visions } from './seven-visions.ts'

const cups = (points: readonly Point[], h: number): string => points.map(([x, y]) => cup(x, y, h)).join('')

export function aceOfCups(): string {
  const [x, rim] = [158, 132]
  const streams = [
    `M${x - 34} ${rim}C${x - 70} ${rim + 10} ${x - 84} ${rim + 110} ${x - 86} ${rim + 226}`,
    `M${x - 26} ${rim + 4}C${x - 46} ${rim + 30} ${x - 50} ${rim + 130} ${x - 50} ${rim + 236}`,
    `M${x + 34} ${rim}C${x + 70} ${rim + 10} ${x + 84} ${rim + 110} ${x + 86} ${rim + 226}`,
    `M${x + 26} ${rim + 4}C${x + 46} ${rim + 30} ${x + 50} ${rim + 130} ${x + 50} ${rim + 236}`,
    `M${x + 4} ${rim + 8}C${x + 10} ${rim + 60} ${x + 8} ${rim + 160} ${x + 10} ${rim + 240}`,
  ]
  return (
    sky(58, 350, [[x, 160, 104]], { gap: 4 }) +
    fine(rays(x, 170, 92, 100, 112, 40), 1) +
    sea(362, 456, 8) +
    swells(streams, 1.8) +
    swells(
      streams.map((d) => place(d, { x: 5 })),
      0.9,
    ) +
    handFromCloud(x, 232, cup(x, 250, 124)) +
    dove(158, 84) +
    yods([
      [84, 236],
      [232, 236],
      [62, 300, 0.8],
      [254, 300, 0.8],
    ]) +
    waterLilies([
      [72, 420],
      [150, 438],
      [226, 416],
    ])
  )
}

function dove(x: number, y: number): string {
  const o = { x, y, rot: 0 }
  const wing = 'M4 2C12-10 26-18 40-16C38-12 35-10 32-8C35-8 37-8 39-7C34 2 24 8 12 10C8 10 5 8 4 2Z'
  return (
    solid(place(wing, o) + place(wing, { ...o, sx: -1 })) +
    solid(place('M0 28L-5 20C-9 12-8 4-6-4C-8-12-5-18 0-20C5-18 8-12 6-4C8 4 9 12 5 20Z', o)) +
    disc(x, y + 34, 5, SURFACE, 1.3)
  )
}

function waterLilies(points: readonly Point[]): string {
  return points
    .map(
      ([x, y]) =>
        shape(place('M-24 4C-20-4 20-4 24 4C16 10-16 10-24 4Z', { x, y }), TINT, 1.2) +
        solid(place('M0 4C-8 0-14-6-15-12C-10-12-6-9-4-6C-4-12-2-16 0-19C2-16 4-12 4-6C6-9 10-12 15-12C14-6 8 0 0 4Z', { x, y })),
    )
    .join('')
}

export function twoOfCups(): string {
  return (
    sky(58, 330, [[150, 150, 70]]) +
    mountains(400, 60) +
    meadow(408) +
    caduceus(150, 392) +
    cup(72, 402, 132) +
    cup(228, 402, 132, { sx: -1 }) +
    stars([
      [72, 214, 5],
      [228, 214, 5],
      [52, 110, 3],
      [248, 110, 3],
    ]) +
    waterLilies([
      [52, 440],
      [248, 440],
    ])
  )
}

export function threeOfCups(): string {
  const arm = (x0: number, x1: number, y1: number, width: number) =>
    shape(
      limb([
        [x0, 470, width * 1.5],
        [(x0 * 2 + x1) / 3, 380, width * 1.1],
        [x1, y1 + 40, width * 0.7],
      ]),
      TINT,
      1.6,
    ) +
    swells(
      [
        `M${x0 - 8} 454C${x0 - 6} 420 ${x1 - 8} 360 ${x1 - 4} ${y1 + 60}`,
        `M${x0 + 8} 454C${x0 + 6} 420 ${x1 + 4} 360 ${x1 + 5} ${y1 + 64}`,
      ],
      1,
    )
  return (
    sky(58, 350, [[150, 160, 92]]) +
    fine(rays(150, 150, 30, 84, 96, 24, 7.5), 1) +
    arm(70, 92, 222, 19) +
    cup(92, 236, 92, { rot: 8 }) +
    grip(94, 250, 1.7, { rot: 78, edge: true }) +
    arm(230, 208, 222, 19) +
    cup(208, 236, 92, { rot: -8, sx: -1 }) +
    grip(206, 250, 1.7, { rot: 102, sx: 1, edge: true }) +
    arm(150, 150, 190, 19) +
    cup(150, 206, 96) +
    grip(150, 220, 1.75, { rot: 88, edge: true }) +
    harvest() +
    stars([
      [150, 76, 6],
      [108, 92, 3],
      [192, 92, 3],
    ])
  )
}

function harvest(): string {
  const bunch = [-9, -3, 3, 9, -6, 0, 6, -3, 3, 0].map((dx, i) => circle(dx, [0, 0, 0, 0, 6, 6, 6, 12, 12, 18][i] ?? 0, 3.2)).join('')
  return swag(24, 276, 392, 34) + raised([84, 150, 216].map((x) => place(bunch, { x, y: x === 150 ? 430 : 420 })).join(''), 1.2)
}

export function fourOfCups(): string {
  return (
    sky(58, 330, [[84, 190, 50]]) +
    mountains(392, 50) +
    meadow(392) +
    tree(234, 410, 300, -12) +
    posedFigure({
      facing: -1,
      neck: [206, 296],
      hip: [212, 356],
      far: [
        [184, 326],
        [196, 346],
      ],
      nearLeg: [
        [164, 346],
        [150, 398],
      ],
      farLeg: [
        [176, 338],
        [178, 396],
      ],
      near: [
        [196, 338],
        [176, 334],
      ],
      wear: 'hair',
      bow: 14,
      hands: 'none',
    }) +
    cups(
      [
        [52, 432],
        [92, 438],
        [132, 444],
      ],
      56,
    ) +
    moved(handFromCloud(158, 166, cup(158, 188, 96)), { x: -4, y: 106, s: 0.56 }) +
    stars([
      [60, 96, 4],
      [120, 84, 3],
    ])
  )
}

export function fiveOfCups(): string {
  const spill = 'M28 420C30 412 40 412 44 418C46 426 38 432 32 428ZM112 432C124 426 138 434 146 440C136 450 118 450 110 444Z'
  return (
    sky(58, 330, []) +
    mountains(360, 60) +
    tower(60, 352, 30, 70, { windows: 1 }) +
    sea(354, 392, 3) +
    bridge() +
    land('M24 402C80 386 150 396 190 390C230 386 256 390 276 384V456H24Z') +
    shape(spill, SURFACE, 1.1) +
    cup(228, 428, 62) +
    cup(258, 420, 54) +
    posedFigure({
      facing: -1,
      neck: [168, 196],
      hip: [170, 270],
      garment: 'robe',
      hem: 1.96,
      fill: NIGHT,
      wear: 'hood',
      bow: 26,
      hands: 'none',
    }) +
    swells(['M160 204C146 240 132 320 122 404', 'M172 200C182 250 196 330 216 404', 'M150 216C140 250 132 280 128 310'], 1.1) +
    cup(96, 412, 56, { rot: -97 }) +
    cup(58, 438, 56, { rot: 80 }) +
    cup(190, 442, 52, { rot: -84 }) +
    stars([
      [70, 90, 3],
      [230, 96, 4],
      [120, 76, 3],
    ])
  )
}

function bridge(): string {
  return shape(
    'M60 366C100 336 140 336 180 366V376C170 376 168 360 148 356C150 366 150 370 150 376H140C140 362 132 354 120 354C108 354 100 362 100 376H90C90 370 90 366 92 358C76 362 70 376 60 376Z',
    TINT,
    1.3,
  )
}

export function sixOfCups(): string {
  const rows: Point[] = [
    [92, 206],
    [208, 206],
    [92, 318],
    [208, 318],
    [92, 430],
    [208, 430],
  ]
  return (
    sky(58, 340, []) +
    tower(150, 330, 54, 190, { windows: 2 }) +
    house(150, 346, 1.2) +
    land('M24 340C90 330 210 330 276 340V456H24Z') +
    shape('M136 346H164L196 456H104Z', NIGHT, 1.2) +
    fine('M131 366H169M126 388H174M119 412H181M112 438H188', 0.9) +
    rows
      .map(([x, y]) => lilies([[x, y - 46]], 0.86) + lilies([[x - 13, y - 44]], 0.6) + lilies([[x + 13, y - 44]], 0.6) + cup(x, y, 64))
      .join('')
  )
}

export function sevenOfCups(): string {
  const places: Point[] = [
    [72, 226],
    [150, 210],
    [228, 226],
    [62, 352],
    [118, 366],
    [182, 366],
    [238, 352],
  ]
  return (
    sky(58, 452, [[150, 200, 0]]) +
    cumulus([
      [48, 236, 22],
      [84, 244, 24],
      [120, 236, 20],
      [150, 228, 22],
      [184, 238, 22],
      [220, 244, 24],
      [256, 234, 20],
    ]) +
    cumulus([
      [30, 372, 22],
      [64, 386, 26],
      [104, 394, 28],
      [150, 400, 28],
      [196, 394, 28],
      [238, 386, 26],
      [270, 370, 22],
      [80, 420, 22],
      [150, 428, 24],
      [222, 420, 22],
    ]) +
    visions(places) +
    cups(places, 66)
  )
}

export function eightOfCups(): string {
  const stack: Point[] = [
    [58, 440],
    [102, 440],
    [146, 440],
    [190, 440],
    [80, 386],
    [124, 386],
    [168, 386],
    [102, 332],
  ]
  return (
    sky(58, 330, [[96, 132, 66]]) +
    fine(rays(96, 132, 44, 50, 58, 30), 1) +
    moonFace(96, 132, 38) +
    mountains(356, 90, 2) +
    land('M24 388C70 372 120 384 170 372C210 350 240 330 276 322V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [222, 228],
      hip: [216, 272],
      garment: 'robe',
      hem: 1.3,
      wear: 'hood',
      bow: 14,
      behind: line('M252 222L262 344', 2.6),
      near: [
        [236, 254],
        [252, 256],
      ],
    }) +
    cups(stack, 54)
  )
}

export function nineOfCups(): string {
  const arc = Array.from({ length: 9 }, (_, k): Point => polar(150, 286, 112, -82 + k * 20.5)).map(([x, y]): Point => [x, y - 10])
  const cloth = 'M24 296C30 230 90 170 150 170C210 170 270 230 276 296V456H24Z'
  const drape = [
    'M52 270C46 330 40 390 38 450',
    'M86 220C74 290 70 380 66 450',
    'M248 270C254 330 260 390 262 450',
    'M214 220C226 290 230 380 234 450',
  ]
  return sky(58, 220) + shape(cloth, SURFACE, 1.6) + swells(drape, 1) + arc.map(([x, y]) => cup(x, y, 58)).join('') + host()
}

export function tenOfCups(): string {
  const bow = (rx: number, ry: number) =>
    `M${150 - rx} 372C${150 - rx} ${372 - ry * 0.55} ${150 - rx * 0.55} ${372 - ry} 150 ${372 - ry}C${150 + rx * 0.55} ${372 - ry} ${150 + rx} ${372 - ry * 0.55} ${150 + rx} 372`
  const arc = [-82, -68, -52, -33, -11.5, 11.5, 33, 52, 68, 82].map((degrees): Point => {
    const a = (degrees * Math.PI) / 180
    return [150 + 98 * Math.sin(a), 372 - 230 * Math.cos(a)]
  })
  return (
    sky(58, 340, [[150, 320, 100]]) +
    line(bow(122, 262) + bow(114, 252) + bow(80, 208) + bow(72, 198), 1.3) +
    mountains(388, 40) +
    land('M24 372C90 350 210 350 276 372V456H24Z') +
    arc.map(([x, y]) => cup(x, y + 24, 50)).join('') +
    house(216, 372, 0.9) +
    couple() +
    fine('M40 420C70 412 92 416 112 424M196 430C220 422 246 424 266 432', 1)
  )
}

function couple(): string {
  const figure = (x: number, facing: 1 | -1, wear: 'hair' | 'long-hair') =>
    posedFigure({
      facing,
      neck: [x, 334],
      hip: [x - facing * 2, 366],
      garment: 'robe',
      hem: 1.9,
      wear,
      bow: -14,
      far: [
        [x + facing * 18, 330],
        [x + facing * 26, 304],
      ],
      near: [
        [x - facing * 16, 330],
        [x - facing * 30, 306],
      ],
      hands: 'open',
    })
  return moved(figure(124, 1, 'long-hair') + figure(170, -1, 'hair'), { x: -23, y: -66, s: 1.18 })
}
