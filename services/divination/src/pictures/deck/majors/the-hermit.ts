import { hatch } from '../engraving/hatch.ts'
import { cut, disc, fine, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { rays, sky, sprinkle, star4 } from '../engraving/stars.ts'
import { hill } from '../motifs/earth.ts'
import { posedFigure } from '../motifs/posed-figure.ts'

export function theHermit(): string {
  const peak = 'M24 456V440L70 420L104 412L150 404L206 410L240 426L276 434V456Z'
  return (
    sky(58, 400, [[88, 176, 72]]) +
    fine(rays(88, 176, 34, 48, 58, 28, 6), 1) +
    hill('M24 420L50 372L76 400L108 350L140 404L180 392L214 340L244 380L276 350V456H24Z', { gap: 5, width: 1.2, angle: 66 }) +
    solid('M108 350L118 368L110 364L104 372L98 366ZM214 340L224 354L216 352L208 360L204 354ZM50 372L58 384L50 381L44 384Z') +
    solid(peak) +
    cut(hatch(peak, 66, 6, { from: 0.25, to: 0.9, jitter: 0.4 }), 0.9) +
    line('M214 132C210 200 216 300 210 416', 4.6) +
    cut('M213 140C210 200 215 300 210 410', 1) +
    posedFigure({
      facing: -1,
      neck: [166, 166],
      hip: [168, 246],
      garment: 'robe',
      hem: 2,
      wear: 'hood',
      beard: true,
      bow: 12,
      far: table('130 196, 100 166'),
      near: table('186 220, 206 208'),
      behind: lantern(90, 150),
    }) +
    sprinkle(5, 10, [34, 62, 266, 150], table('88 176 66, 166 130 60'))
  )
}

function lantern(x: number, y: number): string {
  return (
    line(`M${x} ${y}C${x - 6} ${y - 10} ${x + 14} ${y - 12} ${x + 6} ${y + 4}`, 1.6) +
    shape(`M${x - 15} ${y + 14}L${x} ${y}L${x + 15} ${y + 14}Z`, TINT, 1.4) +
    shape(`M${x - 14} ${y + 14}H${x + 14}L${x + 17} ${y + 48}H${x - 17}Z`, NIGHT, 1.5) +
    solid(star4(x, y + 31, 16, 0.3)) +
    cut(`M${x - 6} ${y + 25}L${x + 6} ${y + 37}M${x + 6} ${y + 25}L${x - 6} ${y + 37}`, 0.9) +
    shape(`M${x - 19} ${y + 48}H${x + 19}V${y + 54}H${x - 19}Z`, TINT, 1.3) +
    disc(x, y - 1, 3, TINT, 1.2)
  )
}
