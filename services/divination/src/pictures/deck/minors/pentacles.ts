import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, disc, fine, line, raised, shape, solid, tone } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { at, circle, num, type Point, place, polar } from '../engraving/path.ts'
import { rays, sky, star4, stars } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { cumulus } from '../motifs/cloud.ts'
import { archPath, grass, hill, tower } from '../motifs/earth.ts'
import { enthronedRobe } from '../motifs/figure-enthroned.ts'
import { hedgeRoses, leafRows, lilies } from '../motifs/flowers.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { handFromCloud } from '../motifs/hand-from-cloud.ts'
import { howlingDog } from '../motifs/hound.ts'
import { beardedHead, frontCrown } from '../motifs/kingly.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { posedFigure } from '../motifs/posed-figure.ts'
import { scales } from '../motifs/scales.ts'
import { castle, house, land, meadow, mountains, sea, ship, snow } from '../motifs/scenery.ts'

const coins = (points: readonly Point[], r: number): string => points.map(([x, y]) => pentacle(x, y, r)).join('')

export function aceOfPentacles(): string {
  const [x, y, r] = [158, 166, 60]
  const stones = Array.from(
    { length: 9 },
    (_, k) => `M${at(polar(150, 372, 17, -80 + k * 20))}L${at(polar(150, 372, 33, -80 + k * 20))}`,
  ).join('')
  return (
    sky(58, 330, [[x, y, r + 46]], { gap: 4 }) +
    fine(rays(x, y, r + 6, r + 22, r + 38, 48), 1) +
    hill('M24 372L66 340L96 362L150 318L196 356L226 336L276 370V456H24Z', { to: 0.26, width: 1.2 }) +
    shape(hedge(24, 122, 386), TINT) +
    shape(hedge(178, 276, 386), TINT) +
    leafRows(26, 120, 394, 424) +
    leafRows(180, 274, 394, 424) +
    tone('M130 432V372C130 348 170 348 170 372V432Z', NIGHT) +
    solid(star4(150, 384, 9)) +
    shape('M116 432V372C116 330 184 330 184 372V432H168V374C168 350 132 350 132 374V432Z', TINT) +
    fine(`${stones}M116 388H132M116 404H132M116 420H132M168 388H184M168 404H184M168 420H184`, 0.8) +
    shape('M24 430C80 422 220 422 276 430V456H24Z', NIGHT, 1.4) +
    shape('M104 458C128 448 136 438 140 427H160C164 438 172 448 196 458Z', TINT, 1.2) +
    hedgeRoses([
      [62, 384],
      [104, 384],
      [196, 384],
      [238, 384],
      [122, 358],
      [178, 358],
      [150, 341],
    ]) +
    lilies([
      [44, 448],
      [84, 450],
      [216, 450],
      [256, 448],
    ]) +
    handFromCloud(x, y + r, pentacle(x, y, r))
  )
}

function hedge(x0: number, x1: number, y: number): string {
  const n = Math.round((x1 - x0) / 14)
  const bumps = Array.from({ length: n }, (_, k) => {
    const [a, b] = [x0 + ((x1 - x0) * k) / n, x0 + ((x1 - x0) * (k + 1)) / n]
    return `C${num(a)} ${y - 9} ${num(b)} ${y - 9} ${num(b)} ${y}`
  }).join('')
  return `M${x0} 440V${y}${bumps}V440Z`
}

export function twoOfPentacles(): string {
  const ribbon = 'M150 244C110 174 44 180 44 240C44 300 110 310 150 244C190 178 256 184 256 242C256 304 190 314 150 244Z'
  return (
    sky(58, 330, []) +
    sea(330, 404, 4) +
    ship(62, 366, 1) +
    ship(246, 350, 0.7) +
    land('M24 412C90 400 190 408 276 398V456H24Z') +
    posedFigure({
      facing: -1,
      neck: [152, 184],
      hip: [152, 258],
      bow: 10,
      far: [
        [116, 240],
        [96, 262],
      ],
      nearLeg: [
        [126, 322],
        [142, 388],
      ],
      farLeg: [
        [176, 324],
        [194, 390],
      ],
      farFoot: -12,
      wear: 'cap',
      near: [
        [186, 240],
        [206, 264],
      ],
    }) +
    `<path d="${ribbon}" stroke="${NIGHT}" stroke-width="9"/>` +
    line(ribbon, 5.6) +
    cut(ribbon, 2.6) +
    pentacle(84, 238, 36) +
    pentacle(216, 240, 36)
  )
}

export function threeOfPentacles(): string {
  const arch = 'M48 454V210C48 120 110 84 150 64C190 84 252 120 252 210V454H230V214C230 142 182 112 150 94C118 112 70 142 70 214V454Z'
  const ribs = 'M70 214C70 180 112 178 112 214V300M230 214C230 180 188 178 188 214V300M112 214C112 172 188 172 188 214'
  return (
    fine(hatch('M24 52H276V454H24Z', 0, 12), 0.6, 0.5) +
    shape('M70 454V214C70 142 118 112 150 94C182 112 230 142 230 214V454Z', NIGHT, 0.1) +
    shape(arch, TINT, 1.6) +
    fine(hatch('M230 454V214C230 142 182 112 150 94V64C190 84 252 120 252 210V454Z', 0, 5), 0.7) +
    line(ribs, 1.6) +
    shape('M112 300H188V314H112Z', TINT, 1.3) +
    coins(
      [
        [150, 136],
        [112, 196],
        [188, 196],
      ],
      27,
    ) +
    shape('M164 452V404H246V452Z', TINT, 1.5) +
    fine(hatch('M206 406H246V450H206Z', 0, 4)) +
    posedFigure({
      facing: -1,
      neck: [202, 306],
      hip: [206, 346],
      nearLeg: [
        [196, 378],
        [200, 396],
      ],
      farLeg: [
        [214, 378],
        [218, 396],
      ],
      wear: 'cap',
      bow: -10,
      far: [
        [186, 322],
        [176, 306],
      ],
      near: [
        [190, 330],
        [172, 322],
      ],
      held: solid('M166 330L160 326L178 300L184 304Z') + line('M158 326L174 316', 3),
    }) +
    posedFigure({
      facing: 1,
      neck: [94, 338],
      hip: [94, 376],
      garment: 'robe',
      hem: 1.7,
      wear: 'hood',
      bow: -12,
      hands: 'open',
      near: [
        [108, 360],
        [124, 352],
      ],
      held: shape('M112 334L136 340L132 362L108 356Z', SURFACE, 1.2) + fine('M116 341L130 344M114 348L128 351', 0.9),
    }) +
    posedFigure({
      facing: 1,
      neck: [124, 350],
      hip: [122, 386],
      garment: 'robe',
      hem: 1.6,
      wear: 'hair',
      bow: -12,
      fill: NIGHT,
      hands: 'none',
    })
  )
}

export function fourOfPentacles(): string {
  const left = limb([
    [112, 228, 15],
    [92, 276, 16],
    [136, 296, 10],
  ])
  const right = limb([
    [188, 228, 15],
    [208, 276, 16],
    [164, 250, 10],
  ])
  const miser =
    shape('M84 446V360H216V446Z', NIGHT, 1.4) +
    enthronedRobe() +
    pentacle(150, 274, 36) +
    shape(left, TINT, 1.5) +
    openHand(140, 302, 1.2, { sx: -1, rot: -14, edge: true }) +
    shape(right, TINT, 1.5) +
    openHand(160, 246, 1.2, { rot: 6, edge: true }) +
    swells(['M108 232C92 254 90 274 100 288', 'M192 232C208 254 210 274 198 286'], 0.9) +
    beardedHead() +
    frontCrown(150, 158, 0.9)
  return (
    sky(58, 330, [[150, 120, 50]]) +
    tower(46, 400, 34, 150) +
    tower(84, 400, 24, 96, { windows: 1 }) +
    tower(256, 400, 34, 130) +
    tower(222, 400, 22, 90, { windows: 1 }) +
    house(250, 404, 0.8) +
    land('M24 402H276V456H24Z') +
    moved(miser, { x: 12, y: 34, s: 0.92 }) +
    pentacle(150, 112, 30) +
    pentacle(94, 424, 27) +
    pentacle(206, 424, 27)
  )
}

export function fiveOfPentacles(): string {
  const pane = archPath(150, 150, 66, 160)
  const flakes: [number, number][] = Array.from({ length: 46 }, (_, k) => [32 + ((k * 67) % 238), 64 + ((k * 109) % 372)])
  return (
    tone('M24 52H276V454H24Z', NIGHT) +
    fine(hatch('M24 52H276V330H24Z', 0, 13), 0.6, 0.5) +
    shape(archPath(150, 150, 78, 174), TINT, 1.6) +
    solid(pane) +
    cut(`M150 54V310M84 208H216M84 258H216M107 100V310M193 100V310`, 2) +
    [
      [150, 118],
      [116, 176],
      [184, 176],
      [126, 240],
      [174, 240],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 21, NIGHT, 0) + pentacle(x, y, 19))
      .join('') +
    shape('M66 324H234V336H66Z', TINT, 1.4) +
    solid('M24 404C70 392 110 400 150 396C200 392 240 398 276 390V454H24Z') +
    cut(hatch('M24 420C100 408 200 416 276 402V454H24Z', 8, 7, { from: 0.3, to: 0.8, jitter: 0.5 }), 0.8) +
    snow(flakes.filter(([x, y]) => y > 330 || x < 62 || x > 238)) +
    posedFigure({
      facing: -1,
      neck: [112, 316],
      hip: [120, 356],
      garment: 'robe',
      hem: 1.35,
      wear: 'hood',
      bow: 26,
      near: [
        [102, 344],
        [92, 356],
      ],
    }) +
    line('M226 336L240 434M190 340L182 434', 2.6) +
    line('M218 338H234M184 342H198', 2.6) +
    posedFigure({
      facing: -1,
      neck: [200, 318],
      hip: [210, 362],
      nearLeg: [
        [196, 396],
        [208, 430],
      ],
      farLeg: [
        [220, 396],
        [230, 424],
      ],
      wear: 'bandage',
      bow: 20,
      near: [
        [196, 352],
        [188, 346],
      ],
    })
  )
}

export function sixOfPentacles(): string {
  const sleeve = limb([
    [282, 210, 26],
    [236, 214, 20],
    [206, 236, 11],
  ])
  const beggar = (x: number, sx: 1 | -1) =>
    posedFigure({
      facing: sx,
      neck: [x, 356],
      hip: [x - sx * 8, 404],
      garment: 'robe',
      hem: 1.2,
      wear: 'hood',
      bow: -24,
      hands: 'open',
      far: [
        [x + sx * 20, 356],
        [x + sx * 36, 336],
      ],
      near: [
        [x + sx * 16, 372],
        [x + sx * 38, 350],
      ],
    })
  return (
    sky(58, 350, [[110, 190, 60]]) +
    mountains(420, 50) +
    meadow(420) +
    coins(
      [
        [72, 86],
        [150, 80],
        [228, 86],
        [56, 298],
        [244, 298],
      ],
      24,
    ) +
    pentacle(150, 408, 24) +
    scales(104, 150, 46, 66) +
    shape(
      limb([
        [14, 140, 22],
        [56, 146, 17],
        [86, 147, 10],
      ]),
      TINT,
      1.6,
    ) +
    grip(96, 146, 1.3, { sx: -1, rot: 0, edge: true }) +
    shape(sleeve, TINT, 1.6) +
    swells(['M272 200C244 204 224 214 210 232', 'M276 222C250 224 232 230 216 244'], 1) +
    openHand(198, 244, 1.5, { rot: -34, edge: true }) +
    solid(
      [
        [176, 280],
        [164, 300],
        [182, 306],
        [170, 326],
        [156, 332],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.2))
        .join(''),
    ) +
    beggar(84, 1) +
    beggar(216, -1)
  )
}

export function sevenOfPentacles(): string {
  const stem = 'M92 440C96 380 84 330 96 270C104 220 92 180 102 120'
  const fruit: Point[] = [
    [102, 116],
    [62, 160],
    [134, 172],
    [66, 228],
    [128, 244],
    [60, 300],
    [124, 316],
  ]
  return (
    sky(58, 330, []) +
    mountains(380, 50) +
    meadow(400) +
    line(stem, 4) +
    line(
      'M94 300C80 296 70 300 60 300M96 250C110 250 120 250 128 244M96 220C84 224 74 226 66 228M99 176C112 178 124 176 134 172M100 160C88 160 74 158 62 160M90 330C104 326 114 322 124 316',
      2,
    ) +
    vineLeaves() +
    coins(fruit, 23) +
    line('M176 236L166 448', 3.4) +
    solid('M166 448L150 452L146 440L164 436Z') +
    posedFigure({
      facing: -1,
      neck: [204, 214],
      hip: [222, 282],
      nearLeg: [
        [206, 342],
        [214, 404],
      ],
      farLeg: [
        [236, 344],
        [246, 400],
      ],
      wear: 'cap',
      bow: 16,
      far: [
        [184, 240],
        [172, 234],
      ],
      near: [
        [196, 258],
        [176, 236],
      ],
    })
  )
}

function vineLeaves(): string {
  const leaf = 'M0 0C-10-2-14-10-12-18C-8-16-6-14-4-12C-4-18-2-22 2-26C6-22 8-18 8-12C10-14 12-16 16-18C18-10 12-2 0 0Z'
  return [
    [96, 356, -70],
    [92, 372, 60],
    [98, 206, 70],
    [96, 284, -60],
    [92, 396, -50],
    [94, 410, 70],
    [100, 140, 60],
  ]
    .map(([x = 0, y = 0, rot = 0]) => shape(place(leaf, { x, y, rot, s: 1.1 }), TINT, 1.1))
    .join('')
}

export function eightOfPentacles(): string {
  const column = [88, 146, 204, 262, 320, 378].map((y): Point => [60, y])
  return (
    sky(58, 330, [[170, 260, 0]]) +
    castle(240, 372, 0.8) +
    hill('M150 380C190 364 240 372 276 364V456H150Z', { gap: 5, width: 1.2 }) +
    land('M24 424C90 414 190 420 276 412V456H24Z') +
    shape('M54 456V62H66V456Z', TINT, 1.3) +
    fine(hatch('M60 456V62H66V456Z', 0, 4)) +
    coins(column, 27) +
    shape('M116 380H262V394H116ZM128 394H142V440H128ZM240 394H254V440H240Z', TINT, 1.5) +
    line('M128 362L150 380', 3) +
    posedFigure({
      facing: -1,
      neck: [204, 242],
      hip: [222, 316],
      bow: 24,
      far: [
        [166, 276],
        [152, 300],
      ],
      nearLeg: [
        [174, 346],
        [184, 404],
      ],
      farLeg: [
        [184, 340],
        [202, 400],
      ],
      wear: 'cap',
      behind: pentacle(128, 330, 32),
      near: [
        [204, 292],
        [166, 284],
      ],
      held: raised('M152 262L168 254L172 262L156 270Z', 1) + line('M162 262L172 292', 3),
    }) +
    pentacle(104, 432, 22)
  )
}

export function nineOfPentacles(): string {
  return (
    sky(58, 330, [[110, 190, 50]]) +
    house(58, 360, 1.1) +
    hill('M24 366C80 350 200 352 276 344V456H24Z', { gap: 5, width: 1.2 }) +
    shape(hedge(24, 276, 392), TINT) +
    leafRows(26, 274, 400, 440) +
    posedFigure({
      facing: -1,
      neck: [162, 190],
      hip: [164, 264],
      garment: 'robe',
      hem: 2.2,
      wear: 'long-hair',
      bow: 4,
      behind: '',
      near: [
        [140, 244],
        [112, 228],
      ],
      hands: 'grip',
    }) +
    falcon(104, 212) +
    starsOnRobe() +
    coins(
      [
        [52, 414],
        [96, 424],
        [60, 368],
        [104, 378],
        [234, 416],
        [250, 366],
        [206, 374],
        [246, 318],
        [202, 326],
      ],
      21,
    ) +
    stars([
      [64, 90, 4],
      [110, 80, 3],
      [240, 90, 4],
    ])
  )
}

const starsOnRobe = () =>
  solid(
    [
      [146, 320],
      [166, 344],
      [186, 318],
      [150, 374],
      [184, 376],
      [166, 296],
    ]
      .map(([x = 0, y = 0]) => star4(x, y, 4.6))
      .join(''),
  )

function falcon(x: number, y: number): string {
  const o = { x, y }
  return (
    raised(place('M-6 2C-12-8-12-22-4-32C-4-40 4-46 11-42C16-38 16-32 13-28C18-18 16-4 8 4L12 18L2 8Z', o), 1.6) +
    cut(place('M6-26C12-16 10-4 2 4M2-22C6-14 4-6-2 0', o), 1) +
    shape(place('M-2-36C0-46 14-48 15-38C12-34 4-32-2-36Z', o), TINT, 1.1) +
    fine(place('M6-45C8-52 12-54 14-52', o), 1.1)
  )
}

export function tenOfPentacles(): string {
  const tree: Point[] = [
    [150, 86],
    [94, 122],
    [206, 122],
    [94, 186],
    [206, 186],
    [150, 154],
    [94, 250],
    [206, 250],
    [150, 222],
    [150, 288],
  ]
  return (
    fine(hatch('M24 52H276V400H24Z', 0, 12), 0.6, 0.45) +
    shape('M40 440V170C40 90 100 60 150 56C200 60 260 90 260 170V440H238V180C238 116 196 84 150 80C104 84 62 116 62 180V440Z', TINT, 1.5) +
    tone('M62 440V180C62 116 104 84 150 80C196 84 238 116 238 180V440Z', NIGHT) +
    castle(196, 396, 1) +
    hill('M62 400C110 388 190 396 238 388V440H62Z', { gap: 5, width: 1.2 }) +
    fine(
      'M150 86L94 122V250L150 288L206 250V122ZM150 86V288M94 122L206 186M206 122L94 186M94 186L150 222L206 186M94 250L150 222L206 250',
      1,
    ) +
    coins(tree, 21) +
    land('M24 430H276V456H24Z') +
    posedFigure({
      facing: 1,
      neck: [84, 344],
      hip: [78, 394],
      garment: 'robe',
      hem: 1.1,
      wear: 'turban',
      bow: 14,
      hands: 'open',
      near: [
        [104, 376],
        [128, 382],
      ],
    }) +
    howlingDog(138, 444, 52) +
    hound(224, 446)
  )
}

const hound = (x: number, y: number) => howlingDog(x, y, 46, -1)
