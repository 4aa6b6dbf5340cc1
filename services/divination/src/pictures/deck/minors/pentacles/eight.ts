import { hatch } from '../../engraving/hatch.ts'
import { fine, line, raised, shape } from '../../engraving/marks.ts'
import { TINT } from '../../engraving/palette.ts'
import type { Point } from '../../engraving/path.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { coins, pentacle } from '../../motifs/pentacle.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { castle, land } from '../../motifs/scenery.ts'

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
      far: table('166 276, 152 300'),
      nearLeg: table('174 346, 184 404'),
      farLeg: table('184 340, 202 400'),
      wear: 'cap',
      behind: pentacle(128, 330, 32),
      near: table('204 292, 166 284'),
      held: raised('M152 262L168 254L172 262L156 270Z', 1) + line('M162 262L172 292', 3),
    }) +
    pentacle(104, 424, 22)
  )
}
