import { fine, raised, shape, solid } from '../../engraving/marks.ts'
import { NIGHT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { hill } from '../../motifs/earth.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { castle, land } from '../../motifs/scenery.ts'
import { sword } from '../../motifs/sword.ts'

export function eightOfSwords(): string {
  return (
    sky(58, 330) +
    cumulus(table('40 100 20, 66 94 17, 88 102 14, 108 106 10, 56 114 14')) +
    cumulus(table('150 130 10, 168 124 14, 190 122 16, 212 130 11')) +
    hill('M160 390C176 340 184 300 196 232C210 214 224 210 240 206C256 210 268 208 276 200V390Z', { gap: 6, width: 1.3, angle: 70 }) +
    castle(238, 212, 0.86) +
    land('M24 378C90 364 190 376 276 362V456H24Z') +
    [46, 72, 98].map((x, i) => sword(x, 420 - i * 8, 268 - i * 10, { w: 4 })).join('') +
    [202, 228, 254].map((x, i) => sword(x, 404 + i * 8, 248 + i * 10, { w: 4 })).join('') +
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
