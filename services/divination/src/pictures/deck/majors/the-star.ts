import { cut, fine, line, raised, shape, solid, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, TINT } from '../engraving/palette.ts'
import { place, table } from '../engraving/path.ts'
import { facetStar, rays, sky, spikes } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { bareFromSide } from '../motifs/bare-figure.ts'
import { mountains, tree } from '../motifs/scenery.ts'
import { water } from '../motifs/water.ts'

export function theStar(): string {
  const pool = 'M24 376C60 370 100 376 124 392C146 408 140 426 170 438C196 448 236 446 276 450V458H24Z'
  const small = table('64 86, 236 86, 50 148, 250 148, 66 212, 234 212, 192 244')
  return (
    sky(58, 340, [[150, 136, 84]]) +
    spikes(150, 136, 20, 64, 8, 10, 22.5, NIGHT) +
    facetStar(150, 136, 72, 22, 8) +
    fine(rays(150, 136, 74, 80, 86, 32, 5.6), 1) +
    small.map(([x = 0, y = 0]) => facetStar(x, y, 14, 5, 8)).join('') +
    mountains(366, 44) +
    tree(246, 366, 84) +
    bird(246, 280) +
    shape('M24 370C100 354 200 362 276 352V456H24Z', TINT, 1.4) +
    shape(pool, NIGHT, 1.4) +
    tone(pool, BLUE, 0.28) +
    water(26, 150, 388, 452, 7, { gap: 7 }) +
    bareFromSide({
      facing: -1,
      neck: [154, 280],
      hip: [190, 352],
      bow: 12,
      far: table('186 316, 222 330'),
      behind:
        jug(232, 336, -1) +
        swells(['M248 342C256 360 258 384 256 420', 'M250 346C262 366 264 390 262 424', 'M246 346C250 366 250 390 248 418'], 1.2),
      farLeg: table('128 364, 128 414'),
      nearLeg: table('164 418, 224 424'),
      nearFoot: -150,
      held:
        swells(['M84 332C74 350 72 372 74 404', 'M88 336C80 354 78 376 80 408', 'M82 336C70 352 66 372 68 400'], 1.2) + jug(100, 322, 1),
      near: table('138 320, 106 322'),
    }) +
    fine('M56 410C66 404 86 404 96 410M50 416C64 424 88 424 102 416M238 426C246 420 262 420 270 426M160 444C190 452 210 448 236 452', 1.1)
  )
}

function jug(x: number, y: number, sx: 1 | -1): string {
  const o = { x, y, rot: -52 * sx, sx }
  return (
    line(place('M8-20C22-22 22 0 10 2', o), 2.4) +
    raised(place('M-6-26H8L6-18C18-10 18 12 8 20H-6C-16 12-16-10-4-18Z', o), 1.4) +
    cut(place('M-5-18H6M-12-4H15M-12 6H14', o), 1.1)
  )
}

const bird = (x: number, y: number) => solid(place('M-10 4C-8-2-2-4 4-2C6-8 12-8 14-4L18-3L14 0C12 6 4 8-2 6L-12 10Z', { x, y, s: 0.9 }))
