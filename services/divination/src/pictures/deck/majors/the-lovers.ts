import { limb } from '../engraving/limb.ts'
import { cut, disc, line, shape, solid } from '../engraving/marks.ts'
import { GOLD, TINT } from '../engraving/palette.ts'
import { circle, table } from '../engraving/path.ts'
import { sky, spikes } from '../engraving/stars.ts'
import { angelBust } from '../motifs/angel-bust.ts'
import { bareFigure } from '../motifs/bare-figure.ts'
import { hill } from '../motifs/earth.ts'
import { flame } from '../motifs/flame.ts'
import { land, tree } from '../motifs/scenery.ts'

export function theLovers(): string {
  return (
    sky(214, 290, [], { gap: 8 }) +
    spikes(150, 96, 44, 92, 20, 5, 9) +
    disc(150, 96, 41, GOLD, 0) +
    angelBust(150, 150, 1) +
    hill('M110 400L150 250L168 290L190 400Z', { angle: 66, gap: 7, width: 1.3, to: 0.4 }) +
    land('M24 396C90 384 210 384 276 396V456H24Z') +
    knowledge() +
    flames() +
    bareFigure({
      neck: [104, 262],
      hip: [108, 326],
      woman: true,
      leaf: true,
      tilt: 8,
      leftLeg: table('90 372, 98 418'),
      rightLeg: table('116 374, 116 424'),
      leftFoot: -1,
      leftArm: table('78 294, 82 322'),
      rightArm: table('134 286, 156 300'),
    }) +
    bareFigure({
      neck: [198, 258],
      hip: [194, 324],
      leaf: true,
      tilt: -6,
      leftLeg: table('184 374, 184 424'),
      rightLeg: table('210 372, 206 418'),
      rightFoot: 1,
      leftArm: table('168 286, 156 312'),
      rightArm: table('228 288, 222 320'),
    })
  )
}

function knowledge(): string {
  return (
    tree(52, 412, 176, 0) +
    solid(
      table('38 268, 58 256, 68 276, 46 288, 62 294')
        .map(([x = 0, y = 0]) => circle(x, y, 4.4))
        .join(''),
    ) +
    line('M60 404C40 396 40 380 56 374C70 368 68 352 54 348C42 344 42 330 56 324', 5) +
    cut('M60 404C40 396 40 380 56 374C70 368 68 352 54 348C42 344 42 330 56 324', 1) +
    solid('M52 324C54 316 64 314 68 320C66 328 58 330 52 328Z')
  )
}

function flames(): string {
  const trunk = limb(table('250 412 8, 248 350 5, 250 290 4'))
  const branch = 'M249 350C240 336 234 326 232 314M249 340C258 328 264 318 266 306M250 320C246 306 246 296 248 284'
  return (
    shape(trunk, TINT, 1.3) +
    line(branch, 2) +
    flame(228, 316, 0.62) +
    flame(262, 308, 0.62, -1) +
    flame(246, 288, 0.74) +
    flame(238, 340, 0.5)
  )
}
