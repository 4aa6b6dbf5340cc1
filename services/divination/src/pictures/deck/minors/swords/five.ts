import { fine } from '../../engraving/marks.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cumulus } from '../../motifs/cloud.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { cloakedBack, land, sea } from '../../motifs/scenery.ts'
import { sword, swordBetween } from '../../motifs/sword.ts'

export function fiveOfSwords(): string {
  return (
    sky(58, 300, []) +
    cumulus(table('34 84 22, 62 76 20, 88 84 17, 108 88 12, 52 102 14')) +
    cumulus(table('266 100 24, 240 92 18, 216 100 13, 254 124 14')) +
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
      far: table('210 262, 226 240'),
      nearLeg: table('178 364, 182 416'),
      farLeg: table('212 362, 222 412'),
      near: table('166 274, 150 302'),
      held: swordBetween([140, 434], [152, 284], 4.6),
      wear: 'hair',
      bow: 6,
    })
  )
}
