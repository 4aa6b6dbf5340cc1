import { fine, solid } from '../../engraving/marks.ts'
import { place } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { castle, land, swag } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

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
