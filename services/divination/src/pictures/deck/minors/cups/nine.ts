import { shape } from '../../engraving/marks.ts'
import { SURFACE } from '../../engraving/palette.ts'
import { type Point, polar } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { cup } from '../../motifs/cup.ts'
import { host } from './host.ts'

export function nineOfCups(): string {
  const arc = Array.from({ length: 9 }, (_, k): Point => polar(150, 286, 106, -78 + k * 19.5)).map(([x, y]): Point => [x, y - 10])
  const cloth = 'M24 296C30 230 90 170 150 170C210 170 270 230 276 296V456H24Z'
  const drape = [
    'M52 270C46 330 40 390 38 450',
    'M86 220C74 290 70 380 66 450',
    'M248 270C254 330 260 390 262 450',
    'M214 220C226 290 230 380 234 450',
  ]
  return sky(58, 220) + shape(cloth, SURFACE, 1.6) + swells(drape, 1) + arc.map(([x, y]) => cup(x, y, 52)).join('') + host()
}
