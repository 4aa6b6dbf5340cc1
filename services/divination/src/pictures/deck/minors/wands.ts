import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, disc, fine, line, raised, shape, solid, tone } from '../engraving/marks.ts'
import { BLUE, GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { num, type Point, place } from '../engraving/path.ts'
import { randomFrom } from '../engraving/random.ts'
import { facetStar, rays, sky, stars, yods } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { cumulus } from '../motifs/cloud.ts'
import { hill, tower } from '../motifs/earth.ts'
import { grip } from '../motifs/hand.ts'
import { fistFromCloud } from '../motifs/hand-from-cloud.ts'
import { posedFigure } from '../motifs/posed-figure.ts'
import { rider } from '../motifs/rider.ts'
import { castle, house, land, laurel, meadow, mountains, sea, ship, swag } from '../motifs/scenery.ts'
import { staff } from '../motifs/staff.ts'
import { plainSun } from '../motifs/sun.ts'

/** A staff from its foot to its tip. */
function staffBetween(foot: Point, tip: Point, w = 5, leaves = 3): string {
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  const rot = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI
  return staff(foot[0], foot[1], length, { rot: Number(num(rot)), w, leaves })
}

export function aceOfWands(): string {
  const leaf = (x: number, y: number, rot: number) => place('M0 0C-6-8-6-18 0-26C6-18 6-8 0 0Z', { x, y, rot, s: 0.7 })
  const river = 'M24 418C70 412 110 418 140 424C176 432 190 442 176 458H120C124 446 110 440 84 436C60 434 40 436 24 440Z'
  return (
    sky(58, 350, [[158, 170, 96]]) +
    fine(rays(158, 150, 66, 84, 100, 36), 1) +
    mountains(400, 60) +
    castle(232, 392, 0.8) +
    meadow(396) +
    shape(river, NIGHT, 1.2) +
    tone(river, BLUE, 0.26) +
    staff(158, 338, 272, { w: 10 }) +
    raised(
      place('M0 0C4-10 14-18 30-18C28-4 16 6 0 0Z', { x: 166, y: 214, s: 1.2 }) +
        place('M0 0C-4-10-14-18-30-18C-28-4-16 6 0 0Z', { x: 150, y: 196, s: 1.2 }),
      1.2,
    ) +
    cut('M172 210L192 198M144 192L124 180', 1) +
    fistFromCloud(158, 272) +
    solid(leaf(96, 190, 30) + leaf(222, 212, -40) + leaf(106, 138, 60) + leaf(218, 142, -20) + leaf(238, 262, 20) + leaf(206, 336, 70))
  )
}

export function twoOfWands(): string {
  return (
    sky(58, 320, [[92, 196, 46]]) +
    sea(320, 372, 4) +
    hill('M24 352C60 328 90 336 130 352C160 344 220 340 276 350V380H24Z', { gap: 4, width: 1.1 }) +
    staff(52, 398, 320, { w: 6 }) +
    posedFigure({
      facing: -1,
      neck: [156, 190],
      hip: [160, 262],
      garment: 'robe',
      hem: 1.9,
      wear: 'cap',
      far: [
        [130, 232],
        [104, 214],
      ],
      near: [
        [178, 240],
        [218, 236],
      ],
      behind: globe(92, 190, 22),
      held: staff(226, 398, 320, { w: 6 }),
    }) +
    battlement(388)
  )
}

const globe = (x: number, y: number, r: number) =>
  disc(x, y, r, GOLD, 0) +
  cut(
    `M${x - r} ${y}C${x - r * 0.5} ${y + 6} ${x + r * 0.5} ${y + 6} ${x + r} ${y}M${x} ${y - r}C${x - 10} ${y - 6} ${x - 10} ${y + 6} ${x} ${y + r}M${x - r * 0.8} ${y - r * 0.55}C${x - 6} ${y - 8} ${x + 6} ${y - 8} ${x + r * 0.8} ${y - r * 0.55}`,
    1,
  ) +
  solid(`M${x - 1.5} ${y - r}V${y - r - 10}h-4v-3h4v-4h3v4h4v3h-4V${y - r}Z`)

function battlement(y: number): string {
  const top = `M24 456V${y}H60V${y - 16}H96V${y}H132V${y - 16}H168V${y}H204V${y - 16}H240V${y}H276V456Z`
  return (
    shape(top, TINT, 1.5) +
    fine(
      'M24 408H276M24 430H276M60 388V408M132 388V408M204 388V408M96 408V430M168 408V430M240 408V430M60 430V454M132 430V454M204 430V454',
      0.9,
    )
  )
}

export function threeOfWands(): string {
  return (
    sky(58, 256, [[92, 250, 70]]) +
    plainSun(92, 262, 20) +
    sea(264, 372, 6) +
    ship(70, 306, 0.8) +
    ship(120, 330, 1) +
    ship(56, 352, 1.1) +
    land('M24 408C90 392 150 370 276 362V456H24Z') +
    staff(88, 430, 330, { w: 6 }) +
    staff(246, 408, 330, { w: 6 }) +
    posedFigure({
      facing: -1,
      neck: [178, 196],
      hip: [178, 268],
      garment: 'robe',
      hem: 1.7,
      wear: 'laurel',
      near: [
        [160, 240],
        [132, 222],
      ],
      held: staff(122, 424, 330, { w: 6 }),
    }) +
    swells(['M190 206C214 250 224 320 228 380', 'M182 204C200 260 208 320 206 384'], 1.1)
  )
}

export function fourOfWands(): string {
  return (
    sky(58, 330, [[150, 230, 60]]) +
    castle(150, 372, 1.7) +
    land('M24 372C90 362 210 362 276 372V456H24Z') +
    fine('M136 372L112 456M164 372L188 456', 1) +
    staff(62, 440, 340, { w: 6, leaves: 1 }) +
    staff(108, 412, 296, { w: 5.4, leaves: 1 }) +
    staff(192, 412, 296, { w: 5.4, leaves: 1 }) +
    staff(238, 440, 340, { w: 6, leaves: 1 }) +
    swag(62, 108, 116, 16) +
    swag(108, 192, 124, 34) +
    swag(192, 238, 116, 16) +
    solid([62, 108, 192, 238].map((x, i) => rosette(x, i % 3 ? 124 : 116)).join('')) +
    [88, 212]
      .map((x, i) =>
        posedFigure({
          facing: i ? -1 : 1,
          neck: [x, 344],
          hip: [x, 372],
          garment: 'robe',
          hem: 1.8,
          wear: i ? 'hair' : 'long-hair',
          bow: -10,
          hands: 'open',
          near: [
            [x + (i ? -14 : 14), 344],
            [x + (i ? -20 : 20), 318],
          ],
        }),
      )
      .join('')
  )
}

const rosette = (x: number, y: number) =>
  Array.from({ length: 6 }, (_, k) => place('M0 0C-5-4-5-10 0-13C5-10 5-4 0 0Z', { x, y, rot: k * 60 })).join('')

export function fiveOfWands(): string {
  const staves: [Point, Point, Point][] = [
    [
      [60, 420],
      [196, 108],
      [86, 360],
    ],
    [
      [240, 420],
      [104, 108],
      [214, 360],
    ],
    [
      [36, 262],
      [246, 158],
      [66, 247],
    ],
    [
      [264, 262],
      [54, 158],
      [234, 247],
    ],
    [
      [150, 440],
      [150, 82],
      [150, 372],
    ],
  ]
  const arms = [
    { from: [40, 470], to: [80, 372], rot: 110, sx: 1 },
    { from: [260, 470], to: [220, 372], rot: 70, sx: 1 },
    { from: [20, 330], to: [62, 262], rot: 120, sx: 1 },
    { from: [280, 330], to: [238, 262], rot: 60, sx: 1 },
    { from: [150, 480], to: [150, 394], rot: 90, sx: 1 },
  ] as const
  return (
    sky(58, 452, [[150, 200, 84]], { opacity: 0.4 }) +
    fine(rays(150, 206, 58, 78, 92, 24, 7.5), 1) +
    staves.map(([foot, tip]) => staffBetween(foot, tip, 6)).join('') +
    facetStar(150, 206, 34, 11, 8) +
    arms
      .map(
        ({ from, to, rot }) =>
          shape(
            limb([
              [from[0], from[1], 20],
              [(from[0] + to[0]) / 2 + 2, (from[1] + to[1]) / 2, 17],
              [to[0], to[1], 12],
            ]),
            TINT,
            1.6,
          ) +
          swells(
            [`M${from[0] - 6} ${from[1] - 12}L${to[0] - 3} ${to[1] + 12}`, `M${from[0] + 8} ${from[1] - 12}L${to[0] + 4} ${to[1] + 14}`],
            1,
          ) +
          grip(to[0] + (to[0] - from[0]) * 0.1, to[1] - 8, 1.4, { rot, edge: true }),
      )
      .join('')
  )
}

export function sixOfWands(): string {
  return (
    sky(58, 330, [[89, 132, 44]]) +
    mountains(400, 50) +
    meadow(408) +
    [196, 214, 232, 250, 266].map((x, i) => staff(x, 424, 320 - Math.abs(i - 2) * 14, { w: 4.6, leaves: 2 })).join('') +
    rider(150, 436, {
      s: 0.92,
      pale: true,
      wear: 'laurel',
      caparison: true,
      near: [
        [-30, -172],
        [-56, -196],
      ],
      held: staff(-66, -96, 230, { w: 6, leaves: 1 }),
    }) +
    laurel(89, 136, 22)
  )
}

export function sevenOfWands(): string {
  const below: [Point, Point][] = [
    [
      [36, 456],
      [62, 262],
    ],
    [
      [78, 470],
      [92, 296],
    ],
    [
      [118, 470],
      [122, 318],
    ],
    [
      [170, 470],
      [172, 318],
    ],
    [
      [214, 470],
      [206, 296],
    ],
    [
      [262, 456],
      [240, 262],
    ],
  ]
  return (
    sky(58, 330, []) +
    cumulus([
      [34, 110, 18],
      [56, 104, 15],
      [76, 114, 11],
    ]) +
    cumulus([
      [266, 140, 18],
      [246, 134, 13],
      [232, 144, 10],
    ]) +
    hill('M24 456V420C60 400 84 372 108 360C130 352 172 350 196 358C220 368 244 398 276 412V456Z', {
      fill: TINT,
      angle: 62,
      gap: 5,
      to: 0.34,
    }) +
    posedFigure({
      facing: -1,
      neck: [146, 180],
      hip: [156, 250],
      far: [
        [118, 204],
        [100, 232],
      ],
      nearLeg: [
        [128, 304],
        [130, 352],
      ],
      farLeg: [
        [182, 302],
        [192, 350],
      ],
      wear: 'hair',
      bow: 8,
      near: [
        [176, 214],
        [184, 176],
      ],
      behind: staffBetween([62, 268], [232, 118], 6),
    }) +
    grip(187, 163, 1.1, { rot: 70, edge: true }) +
    below.map(([foot, tip]) => staffBetween(foot, tip, 5.6, 2)).join('')
  )
}

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

export function nineOfWands(): string {
  return (
    sky(58, 330, []) +
    mountains(380, 44) +
    [38, 62, 86, 110, 218, 236, 254, 270]
      .map((x, i) => staff(x, 420 - (i % 2) * 6, 300 + ((i * 5) % 4) * 10, { w: 5, leaves: 2 }))
      .join('') +
    land('M24 404C90 392 190 400 276 390V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [148, 198],
      hip: [144, 270],
      nearLeg: [
        [154, 336],
        [146, 398],
      ],
      farLeg: [
        [126, 336],
        [118, 392],
      ],
      wear: 'bandage',
      bow: -2,
      far: [
        [172, 236],
        [182, 218],
      ],
      near: [
        [152, 248],
        [182, 246],
      ],
      behind: staff(196, 428, 300, { w: 6 }),
    })
  )
}

export function tenOfWands(): string {
  const bundle = Array.from({ length: 10 }, (_, k) => {
    const spread = (k - 4.5) / 4.5
    return staffBetween([112 + spread * 24, 330 + Math.abs(spread) * 4], [84 + spread * 52, 104 + spread * spread * 20], 4.6, 1)
  }).join('')
  return (
    sky(58, 330, []) +
    mountains(390, 40) +
    house(60, 384, 0.9) +
    meadow(392) +
    posedFigure({
      facing: -1,
      neck: [164, 246],
      hip: [208, 300],
      nearLeg: [
        [178, 350],
        [188, 408],
      ],
      farLeg: [
        [228, 352],
        [250, 400],
      ],
      farFoot: -18,
      wear: 'hair',
      bow: 30,
      far: [
        [136, 280],
        [112, 296],
      ],
      near: [
        [160, 298],
        [122, 318],
      ],
      held: bundle,
    })
  )
}
