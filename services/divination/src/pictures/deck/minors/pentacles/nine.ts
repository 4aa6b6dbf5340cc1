import { cut, fine, line, raised, shape, solid } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import { place, table } from '../../engraving/path.ts'
import { sky, star4 } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { grapes, hedge, leafRows, VINE_LEAF } from '../../motifs/flowers.ts'
import { coins } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { house } from '../../motifs/scenery.ts'

export function nineOfPentacles(): string {
  return (
    sky(58, 330) +
    arbour() +
    house(58, 352, 1.1) +
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
      near: table('140 244, 112 228'),
      hands: 'grip',
    }) +
    falcon(104, 212) +
    starsOnRobe() +
    coins(table('52 414, 96 424, 60 368, 104 378, 234 416, 250 366, 206 374, 246 318, 202 326'), 21)
  )
}

/** A vine along the top with bunches of grapes. */
function arbour(): string {
  const hanging = table('56 104, 112 98, 204 98, 248 106')
  return (
    line('M20 84C60 60 100 100 150 78C200 58 240 96 280 72', 2.4) +
    hanging.map(([x = 0, y = 0]) => grapes(x, y)).join('') +
    table('40 80 150, 84 78 30, 134 86 170, 172 72 20, 228 80 190')
      .map(([x = 0, y = 0, rot = 0]) => shape(place(VINE_LEAF, { x, y, rot, s: 0.95 }), TINT, 1.1))
      .join('')
  )
}

function falcon(x: number, y: number): string {
  const o = { x, y }
  return (
    raised(place('M-6 2C-12-8-12-22-4-32C-4-40 4-46 11-42C16-38 16-32 13-28C18-18 16-4 8 4L12 18L2 8Z', o), 1.6) +
    cut(place('M6-26C12-16 10-4 2 4M2-22C6-14 4-6-2 0', o), 1) +
    shape(place('M-2-36C0-46 14-48 15-38C12-34 4-32-2-36Z', o), TINT, 1.1) +
    fine(place('M6-45C8-52 12-54 14-52', o), 1.1)
  )
}

const starsOnRobe = () =>
  solid(
    table('146 320, 166 344, 186 318, 150 374, 184 376, 166 296')
      .map(([x = 0, y = 0]) => star4(x, y, 4.6))
      .join(''),
  )
