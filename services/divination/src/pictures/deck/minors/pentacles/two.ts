import { cut, line } from '../../engraving/marks.ts'
import { NIGHT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { pentacle } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { land, sea, ship } from '../../motifs/scenery.ts'

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
      far: table('116 240, 96 262'),
      nearLeg: table('126 322, 142 388'),
      farLeg: table('176 324, 194 390'),
      farFoot: -12,
      wear: 'cap',
      near: table('186 240, 206 264'),
    }) +
    `<path d="${ribbon}" stroke="${NIGHT}" stroke-width="9"/>` +
    line(ribbon, 5.6) +
    cut(ribbon, 2.6) +
    pentacle(84, 238, 36) +
    pentacle(216, 240, 36)
  )
}
