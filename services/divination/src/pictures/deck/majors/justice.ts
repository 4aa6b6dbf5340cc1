import { hatch } from '../engraving/hatch.ts'
import { bars, disc, fine, line, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { sky } from '../engraving/stars.ts'
import { folds, swells } from '../engraving/swell.ts'
import { enthronedHead, enthronedRobe, raisedSleeve } from '../motifs/figure-enthroned.ts'
import { grip } from '../motifs/hand.ts'
import { frontCrown } from '../motifs/kingly.ts'
import { scales } from '../motifs/scales.ts'
import { sword } from '../motifs/sword.ts'

export function justice(): string {
  return (
    sky(58, 120, []) +
    shape('M62 440V112H238V440Z', NIGHT, 1.2) +
    swells(
      [
        ...folds('M68 118C74 200 66 320 70 436', 'M150 118C148 200 152 320 150 436', 6, { seed: 3, jitter: 0.2 }),
        ...folds('M232 118C226 200 234 320 230 436', 'M150 118C152 200 148 320 150 436', 6, { seed: 8, jitter: 0.2 }),
      ],
      0.55,
    ) +
    line('M56 112C90 124 210 124 244 112', 1.6) +
    pillar(44) +
    pillar(256) +
    shape('M24 440H276V456H24Z', TINT, 1.3) +
    shape('M96 440V210C96 180 204 180 204 210V440Z', TINT, 1.5) +
    fine(hatch('M180 440V196C196 200 204 204 204 212V440Z', 0, 4)) +
    enthronedRobe() +
    sword(60, 74, 206, { rot: 180, w: 6.4 }) +
    grip(60, 226, 1.3, { rot: 80, edge: true }) +
    raisedSleeve('left') +
    scales(232, 232, 25, 84) +
    grip(240, 214, 1.3, { sx: -1, rot: -80, edge: true }) +
    raisedSleeve('right') +
    enthronedHead({ open: true }) +
    shape('M118 216C130 224 142 214 150 224C158 214 170 224 182 216C178 236 164 246 150 246C136 246 122 236 118 216Z', TINT, 1.4) +
    disc(150, 232, 6, GOLD, 0) +
    frontCrown(150, 156, 0.96) +
    solid('M145 112H155V122H145Z')
  )
}

function pillar(x: number): string {
  return (
    shape(`M${x - 15} 440V112H${x + 15}V440Z`, TINT) +
    bars(x + 14, 116, 440, 14) +
    swells(
      [-9, -4, 1].map((k) => `M${x + k} 122C${x + k} 220 ${x + k} 320 ${x + k} 432`),
      0.6,
    ) +
    shape(`M${x - 20} 112V98H${x + 20}V112Z`, TINT, 1.4) +
    shape(`M${x - 16} 98V88H${x + 16}V98Z`, TINT, 1.3) +
    fine(`M${x - 20} 105H${x + 20}`, 1)
  )
}
