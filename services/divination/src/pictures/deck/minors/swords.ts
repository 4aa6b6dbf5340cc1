import { hatch } from '../engraving/hatch.ts'
import { bars, cut, disc, fine, line, raised, shape, solid, tone } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { BLUE, GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, type Point, place } from '../engraving/path.ts'
import { rays, sky, sprinkle, stars, yods } from '../engraving/stars.ts'
import { folds, swell, swells } from '../engraving/swell.ts'
import { cumulus } from '../motifs/cloud.ts'
import { archPath, grass, hill } from '../motifs/earth.ts'
import { fistFromCloud } from '../motifs/hand-from-cloud.ts'
import { frontCrown } from '../motifs/kingly.ts'
import { crescent } from '../motifs/moon.ts'
import { posedFigure } from '../motifs/posed-figure.ts'
import { castle, cloakedBack, land, laurel, meadow, mountains, sea } from '../motifs/scenery.ts'
import { sword, swordBetween } from '../motifs/sword.ts'
import { blindfoldedWoman } from './two-of-swords-woman.ts'

export function aceOfSwords(): string {
  return (
    sky(58, 350, [[158, 150, 96]]) +
    fine(rays(158, 128, 60, 84, 100, 40), 1) +
    mountains(430, 80) +
    meadow(424) +
    olive(112, 142, 1) +
    olive(204, 142, -1) +
    sword(158, 60, 290, { rot: 180, w: 8 }) +
    frontCrown(158, 130, 1.35) +
    fistFromCloud(158, 306) +
    yods([
      [84, 200],
      [236, 200],
      [104, 236, 0.8],
      [216, 236, 0.8],
    ])
  )
}

function olive(x: number, y: number, sx: number): string {
  const leaves = [
    [0, 8, -150],
    [-8, 22, -165],
    [-12, 38, 172],
    [6, 22, 150],
    [2, 38, 156],
    [-4, 52, 165],
    [-12, 54, 190],
  ]
  return (
    line(place('M22-8C4-8-8 20-8 56', { x, y, sx }), 1.3) +
    solid(
      leaves
        .map(([a = 0, b = 0, r = 0]) => place(place('M0 0C-5-6-5-16 0-22C5-16 5-6 0 0Z', { x: a, y: b, rot: r, s: 0.8 }), { x, y, sx }))
        .join(''),
    )
  )
}

export function twoOfSwords(): string {
  return (
    sky(58, 300, [[150, 112, 46]]) +
    raised(crescent(150, 104, 22), 1) +
    sea(312, 446, 5) +
    hill('M24 316C40 304 54 306 64 316Z', { width: 1.1 }) +
    hill('M232 316C244 306 260 304 276 312V316Z', { width: 1.1 }) +
    shape('M24 438H276V456H24Z', TINT, 1.3) +
    swordBetween([66, 82], [196, 290], 5.4) +
    swordBetween([234, 82], [104, 290], 5.4) +
    blindfoldedWoman() +
    stars([
      [60, 140, 3],
      [240, 140, 3],
      [150, 82, 4],
    ])
  )
}

export function fourOfSwords(): string {
  const light = 'M40 60H112V150C112 176 40 176 40 150Z'
  return (
    fine(hatch('M24 52H276V330H24Z', 0, 14), 0.6, 0.5) +
    fine('M64 214V228M120 200V214M200 214V228M250 200V214M90 242V256M230 270V284M180 256V270', 0.6, 0.5) +
    shape(light, NIGHT, 1.5) +
    shape('M46 66H106V148C104 166 48 166 46 148Z', BLUE, 0.1).replace('/>', ' fill-opacity=".25"/>') +
    line('M76 66V162M46 96H106M46 126H106', 1.2) +
    solid(circle(76, 92, 8)) +
    line('M62 120C66 104 86 104 90 120V148', 1.2) +
    [148, 192, 236].map((x) => sword(x, 288, 214, { w: 4.3 })).join('') +
    tomb() +
    effigy()
  )
}

function tomb(): string {
  return (
    shape('M30 452V366H270V452Z', TINT, 1.6) +
    shape('M24 370V352H276V370Z', TINT, 1.5) +
    fine(hatch('M200 372H270V450H200Z', 0, 4, { from: 0.2, jitter: 0.4 })) +
    fine('M38 376H262V444H38Z', 0.9) +
    swordBetween([54, 410], [248, 410], 5)
  )
}

/** A knight lying with joined hands, his head to the right on a pillow. */
function effigy(): string {
  const body = 'M44 352C40 340 44 324 54 322C66 330 84 334 104 330C130 320 160 318 186 318C204 316 216 322 222 332L222 352Z'
  return (
    shape('M206 352C206 338 214 332 228 332C246 330 262 334 266 344V352Z', TINT, 1.3) +
    fine('M216 346C230 342 246 342 258 346', 0.9) +
    shape(body, TINT, 1.6) +
    swells(['M58 328C90 344 140 344 196 340', 'M70 338C100 348 150 348 206 347', 'M104 332C130 330 160 328 184 330'], 0.9) +
    solid('M44 352C38 340 40 322 50 316C56 318 58 324 56 332L62 352Z') +
    solid('M150 320C154 306 166 296 178 290C182 290 183 294 181 297C180 306 178 314 176 322Z') +
    cut('M178 292C172 300 168 308 166 318M176 304L182 300', 1) +
    shape('M140 330C148 318 160 312 176 316C190 320 200 320 206 324C200 334 184 336 170 330C160 328 150 332 140 330Z', TINT, 1.4) +
    solid(
      'M214 338C214 326 218 320 224 318C228 312 232 310 235 304C238 308 240 312 246 316C254 320 256 328 252 336C246 342 222 344 214 338Z',
    ) +
    cut('M230 318C234 320 236 318 237 316M238 326L242 324M224 320C222 326 224 332 226 336', 1) +
    shape('M240 312C254 312 262 322 260 336C252 340 246 340 242 338C248 330 248 320 240 312Z', NIGHT, 1.3)
  )
}

export function fiveOfSwords(): string {
  return (
    sky(58, 300, []) +
    cumulus([
      [34, 84, 22],
      [62, 76, 20],
      [88, 84, 17],
      [108, 88, 12],
      [52, 102, 14],
    ]) +
    cumulus([
      [266, 100, 24],
      [240, 92, 18],
      [216, 100, 13],
      [254, 124, 14],
    ]) +
    fine('M60 128H140M96 136H170M170 92H206M200 140H268M150 152H232', 1) +
    sea(300, 372, 3) +
    cloakedBack(66, 380, 66) +
    cloakedBack(38, 374, 48) +
    land('M24 384C90 370 180 388 276 376V456H24Z') +
    swordBetween([196, 440], [44, 412], 4.6) +
    swordBetween([66, 446], [112, 402], 4) +
    sword(216, 96, 190, { rot: 176, w: 4.6 }) +
    sword(238, 110, 184, { rot: 186, w: 4.6 }) +
    posedFigure({
      facing: -1,
      neck: [188, 236],
      hip: [192, 304],
      far: [
        [210, 262],
        [226, 240],
      ],
      nearLeg: [
        [178, 364],
        [182, 416],
      ],
      farLeg: [
        [212, 362],
        [222, 412],
      ],
      near: [
        [166, 274],
        [150, 302],
      ],
      held: swordBetween([140, 434], [152, 284], 4.6),
      wear: 'hair',
      bow: 6,
    })
  )
}

export function sixOfSwords(): string {
  const hull = 'M44 372C80 384 210 384 258 362C256 390 240 410 214 414H96C66 412 48 396 44 372Z'
  return (
    sky(58, 262) +
    hill('M24 268C60 248 100 256 130 262C150 246 180 240 210 252C236 246 256 250 276 244V276H24Z', { gap: 4, width: 1.1 }) +
    sea(272, 456, 7) +
    moved(
      [70, 91, 112, 133, 154, 175].map((x, i) => sword(x, 392, 210 - Math.abs(i - 2.5) * 6, { w: 4.2 })).join('') +
        posedFigure({
          facing: -1,
          neck: [126, 318],
          hip: [128, 352],
          garment: 'robe',
          hem: 1.2,
          wear: 'hood',
          fill: NIGHT,
          hands: 'none',
          bow: 12,
        }) +
        posedFigure({ facing: -1, neck: [160, 340], hip: [160, 362], garment: 'robe', hem: 1.2, wear: 'hood', hands: 'none' }) +
        line('M270 214L196 452', 3) +
        posedFigure({
          facing: -1,
          neck: [214, 250],
          hip: [226, 306],
          far: [
            [214, 286],
            [244, 288],
          ],
          nearLeg: [
            [206, 350],
            [218, 388],
          ],
          farLeg: [
            [240, 348],
            [244, 384],
          ],
          near: [
            [226, 286],
            [252, 268],
          ],
          wear: 'cap',
          bow: 6,
        }) +
        shape(hull, TINT, 1.7) +
        swells(['M48 382C90 396 210 396 254 374', 'M56 394C96 406 206 406 246 386'], 1.1) +
        fine(hatch('M150 388C200 386 240 378 258 366C254 392 240 408 214 412H160Z', 0, 4, { from: 0.3, jitter: 0.3 })),
      { x: -18, y: -40, s: 1.08 },
    ) +
    fine('M36 420C60 414 80 424 104 418M196 426C220 420 240 430 266 422', 1.2)
  )
}

export function sevenOfSwords(): string {
  const tent = (x: number, y: number, s: number) =>
    shape(place('M-34 0L-30-34L0-62L30-34L34 0Z', { x, y, s }), TINT, 1.3) +
    fine(place('M-30-34C-10-28 10-28 30-34M0-62V-76M-16-32L-18 0M16-32L18 0', { x, y, s }), 1) +
    solid(place('M0-76L14-71L0-66ZM-6 0L0-28L6 0Z', { x, y, s }))
  return (
    sky(58, 330, [[80, 120, 0]]) +
    hill('M24 356C80 338 200 344 276 332V456H24Z', { gap: 5, width: 1.2 }) +
    tent(196, 348, 0.9) +
    tent(252, 352, 1.1) +
    land('M24 392C90 376 190 386 276 372V456H24Z') +
    sword(216, 424, 150, { w: 4.4 }) +
    sword(244, 416, 150, { w: 4.4 }) +
    moved(
      swordBetween([34, 210], [190, 250], 4.2) +
        swordBetween([40, 240], [186, 232], 4.2) +
        posedFigure({
          facing: -1,
          neck: [112, 208],
          hip: [128, 276],
          bow: -4,
          far: [
            [88, 238],
            [70, 226],
          ],
          nearLeg: [
            [88, 326],
            [104, 380],
          ],
          farLeg: [
            [158, 334],
            [180, 386],
          ],
          farFoot: -24,
          nearFoot: 10,
          wear: 'cap',
          near: [
            [120, 262],
            [88, 268],
          ],
          held:
            swordBetween([40, 318], [168, 214], 4.2) + swordBetween([58, 336], [150, 200], 4.2) + swordBetween([30, 286], [184, 242], 4.2),
        }),
      { x: -2, y: -58, s: 1.14 },
    ) +
    grass([
      [64, 430],
      [140, 440],
    ])
  )
}

export function eightOfSwords(): string {
  return (
    sky(58, 330, []) +
    hill('M150 360L186 300L206 312L232 270L276 330V380H150Z', { gap: 5, width: 1.2 }) +
    castle(232, 276, 0.66) +
    land('M24 378C90 364 190 376 276 362V456H24Z') +
    [44, 70, 96].map((x, i) => sword(x, 420 - i * 8, 268 - i * 10, { w: 4.8, rot: 0 })).join('') +
    [204, 230, 256].map((x, i) => sword(x, 404 + i * 8, 248 + i * 10, { w: 4.8 })).join('') +
    boundWoman() +
    sword(120, 432, 214, { w: 4.8 }) +
    sword(182, 436, 214, { w: 4.8 }) +
    shape('M100 440C120 430 190 430 210 440C196 450 116 450 100 440Z', NIGHT, 1.1) +
    fine('M116 441C136 437 166 437 194 441', 0.9)
  )
}

function boundWoman(): string {
  return (
    posedFigure({ facing: -1, neck: [152, 214], hip: [152, 286], garment: 'robe', hem: 1.9, wear: 'long-hair', bow: 16, hands: 'none' }) +
    solid('M129 182C140 176 156 176 172 184L170 193C156 186 142 186 130 191Z') +
    [238, 254, 270, 300, 318]
      .map((y, i) =>
        raised(
          `M${i < 3 ? 132 : 126} ${y}C146 ${y + 8} 164 ${y + 8} ${i < 3 ? 172 : 178} ${y - 2}L${i < 3 ? 172 : 178} ${y + 5}C164 ${y + 14} 146 ${y + 14} ${i < 3 ? 132 : 126} ${y + 7}Z`,
          1,
        ),
      )
      .join('')
  )
}

export function nineOfSwords(): string {
  const rows = Array.from({ length: 9 }, (_, k) => 78 + k * 21)
  const bed = 'M24 372H276V430H24Z'
  const quilt = 'M24 366C70 350 130 352 168 356C200 360 214 372 214 392V430H24Z'
  return (
    tone('M24 52H276V360H24Z', NIGHT) +
    rows.map((y, i) => swordBetween([34 + (i % 2) * 8, y], [238 + (i % 2) * 26, y], 2.7)).join('') +
    shape('M24 350H276V372H24Z', SURFACE, 1.2) +
    shape('M206 372V330C206 320 270 320 270 330V372Z', TINT, 1.5) +
    posedFigure({
      facing: -1,
      neck: [182, 266],
      hip: [206, 350],
      bow: 38,
      garment: 'short',
      fill: SURFACE,
      wear: 'long-hair',
      far: [
        [150, 312],
        [150, 268],
      ],
      near: [
        [162, 318],
        [154, 262],
      ],
      hands: 'open',
    }) +
    shape(bed, TINT, 1.5) +
    shape(quilt, TINT, 1.6) +
    quilting() +
    shape('M24 430H276V456H24Z', NIGHT, 1.4) +
    fine(hatch('M24 430H276V456H24Z', 90, 7), 0.8) +
    bars(274, 376, 428, 40)
  )
}

function quilting(): string {
  const diamonds: Point[] = []
  for (let row = 0; row < 3; row++) for (let k = 0; k < 5; k++) diamonds.push([44 + k * 38 + (row % 2) * 19, 376 + row * 20])
  return (
    fine('M24 386H214M24 406H214M62 354V430M100 352V430M138 352V430M176 356V430', 0.9) +
    stars(diamonds.filter(([x]) => x < 206).map(([x, y]) => [x, y, 5] as const))
  )
}

export function tenOfSwords(): string {
  return (
    tone('M24 52H276V300H24Z', NIGHT) +
    cumulus([
      [40, 60, 26],
      [80, 56, 24],
      [124, 62, 26],
      [170, 56, 26],
      [214, 62, 26],
      [258, 58, 26],
      [60, 86, 16],
      [110, 88, 18],
      [190, 88, 18],
      [240, 86, 16],
    ]) +
    fine(rays(216, 300, 26, 60, 84, 36), 1) +
    disc(216, 300, 22, GOLD, 0) +
    sky(230, 300, [[216, 300, 84]]) +
    hill('M24 304C60 284 110 296 150 300C180 290 230 296 276 300V320H24Z', { width: 1.1, gap: 4 }) +
    sea(310, 376, 3) +
    land('M24 384C90 374 190 384 276 376V456H24Z') +
    fallenMan() +
    [66, 84, 102, 120, 138, 156, 174, 192, 210, 228]
      .map((x, i) => sword(x, 412 + (i % 2) * 4, 214 + ((i * 7) % 5) * 12, { w: 3.6, rot: (i - 4.5) * 1.3 }))
      .join('') +
    wounds()
  )
}

function fallenMan(): string {
  const body = 'M30 436C26 424 34 414 50 412C90 400 150 398 200 400C222 400 236 408 238 420C236 432 226 438 210 438C160 442 80 444 30 436Z'
  return (
    shape('M36 446C90 452 190 450 250 440L262 450H40Z', NIGHT, 1) +
    shape(body, TINT, 1.6) +
    swells([...folds('M48 416C100 408 160 406 216 408', 'M44 432C100 438 160 438 214 432', 3, { jitter: 0.3 })], 1) +
    solid('M236 408C246 402 258 406 262 414C264 424 256 432 246 432C238 432 232 424 232 416Z') +
    shape('M238 406C248 398 264 404 264 418C262 410 252 408 246 412C242 414 238 412 238 406Z', NIGHT, 1.2) +
    cut('M248 422C251 424 254 424 256 422M252 428H257', 1) +
    shape('M186 428C196 436 206 444 220 446L226 440C216 436 208 428 202 420Z', TINT, 1.3) +
    solid('M220 446L226 440C234 442 240 444 244 448C236 452 226 450 220 446Z') +
    solid('M30 436C22 436 24 420 34 416L42 424Z')
  )
}

const wounds = () =>
  Array.from({ length: 10 }, (_, i) => shape(`M${59 + i * 18} ${413 + (i % 2) * 4}q7 5 14 0q-7-4-14 0Z`, NIGHT, 1)).join('')

export { threeOfSwords } from './three-of-swords.ts'
