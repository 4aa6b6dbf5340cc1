import { hatch } from '../../engraving/hatch.ts'
import { fine, line, shape } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import { NIGHT, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky, stars } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { hill } from '../../motifs/earth.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { sea } from '../../motifs/scenery.ts'
import { sword } from '../../motifs/sword.ts'

export function sixOfSwords(): string {
  const hull = 'M44 372C80 384 210 384 258 362C256 390 240 410 214 414H96C66 412 48 396 44 372Z'
  return (
    sky(58, 262) +
    stars(table('60 96 4, 112 120 3, 156 86 5, 206 124 3, 246 92 4')) +
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
          far: table('214 286, 244 288'),
          nearLeg: table('206 350, 218 388'),
          farLeg: table('240 348, 244 384'),
          near: table('226 286, 252 268'),
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
