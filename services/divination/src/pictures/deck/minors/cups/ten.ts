import { fine, line } from '../../engraving/marks.ts'
import { moved } from '../../engraving/moved.ts'
import type { Point } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { cup } from '../../motifs/cup.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { house, land, mountains } from '../../motifs/scenery.ts'

export function tenOfCups(): string {
  const bow = (rx: number, ry: number) =>
    `M${150 - rx} 372C${150 - rx} ${372 - ry * 0.55} ${150 - rx * 0.55} ${372 - ry} 150 ${372 - ry}C${150 + rx * 0.55} ${372 - ry} ${150 + rx} ${372 - ry * 0.55} ${150 + rx} 372`
  const arc = [-82, -68, -52, -33, -11.5, 11.5, 33, 52, 68, 82].map((degrees): Point => {
    const a = (degrees * Math.PI) / 180
    return [150 + 98 * Math.sin(a), 372 - 230 * Math.cos(a)]
  })
  return (
    sky(58, 340, [[150, 320, 100]]) +
    line(bow(122, 262) + bow(114, 252) + bow(80, 208) + bow(72, 198), 1.3) +
    mountains(388, 40) +
    land('M24 372C90 350 210 350 276 372V456H24Z') +
    arc.map(([x, y]) => cup(x, y + 24, 50)).join('') +
    house(216, 372, 0.9) +
    couple() +
    fine('M40 420C70 412 92 416 112 424M196 430C220 422 246 424 266 432', 1)
  )
}

function couple(): string {
  const figure = (x: number, facing: 1 | -1, wear: 'hair' | 'long-hair') =>
    posedFigure({
      facing,
      neck: [x, 334],
      hip: [x - facing * 2, 366],
      garment: 'robe',
      hem: 1.9,
      wear,
      bow: -14,
      far: [
        [x + facing * 18, 330],
        [x + facing * 26, 304],
      ],
      near: [
        [x - facing * 16, 330],
        [x - facing * 30, 306],
      ],
      hands: 'open',
    })
  return moved(figure(124, 1, 'long-hair') + figure(170, -1, 'hair'), { x: -23, y: -66, s: 1.18 })
}
