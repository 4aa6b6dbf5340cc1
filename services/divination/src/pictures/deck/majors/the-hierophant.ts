import { hatch } from '../engraving/hatch.ts'
import { bars, cut, fine, line, raised, rod, shape, solid } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, mirror, place } from '../engraving/path.ts'
import { sky } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { enthronedHead, enthronedRobe, raisedSleeve } from '../motifs/figure-enthroned.ts'
import { blessing, grip } from '../motifs/hand.ts'
import { posedFigure } from '../motifs/posed-figure.ts'

export function theHierophant(): string {
  return (
    sky(58, 340, [[150, 140, 74]]) +
    pillar(48) +
    pillar(252) +
    shape('M84 446V190C84 150 110 130 150 130C190 130 216 150 216 190V446Z', NIGHT, 1.5) +
    fine(hatch('M88 440V190C88 152 112 134 150 134C188 134 212 152 212 190V440Z', 90, 8), 0.7, 0.5) +
    shape('M24 436H276V456H24Z', TINT, 1.3) +
    enthronedRobe() +
    pallium() +
    blessing(62, 218, 1.3, { rot: 82 }) +
    raisedSleeve('left') +
    tripleCross() +
    grip(240, 222, 1.3, { sx: -1, rot: -80, edge: true }) +
    raisedSleeve('right') +
    enthronedHead({ open: true }) +
    tiara() +
    keys() +
    acolytes()
  )
}

function pillar(x: number): string {
  return (
    shape(`M${x - 14} 430L${x - 12} 130H${x + 12}L${x + 14} 430Z`, TINT) +
    bars(x + 13, 134, 430, 13) +
    swells(
      [-8, -3, 2].map((k) => `M${x + k} 138C${x + k} 230 ${x + k} 330 ${x + k} 424`),
      0.6,
    ) +
    shape(`M${x - 12} 130C${x - 14} 118 ${x - 20} 116 ${x - 20} 106H${x + 20}C${x + 20} 116 ${x + 14} 118 ${x + 12} 130Z`, TINT, 1.3) +
    solid(circle(x - 14, 114, 3) + circle(x + 14, 114, 3))
  )
}

function pallium(): string {
  const cross = (x: number, y: number) => `M${x} ${y - 7}V${y + 7}M${x - 5} ${y - 2}H${x + 5}`
  return (
    shape('M140 206L132 300H140V400H160V300H168L160 206C154 214 146 214 140 206Z', SURFACE, 1.3) +
    line(cross(150, 244) + cross(150, 330) + cross(150, 372), 2.4)
  )
}

const tripleCross = () => rod('M240 108V300M228 126H252M222 142H258M230 158H250')

function tiara(): string {
  return (
    shape('M124 158C118 118 132 84 150 76C168 84 182 118 176 158C160 150 140 150 124 158Z', TINT, 1.6) +
    solid(
      'M124 158C140 150 160 150 176 158L176 149C160 141 140 141 123 149ZM123 132C140 124 160 124 177 132L176 124C160 116 140 116 124 124ZM128 108C142 101 158 101 172 108L169 101C158 94 142 94 131 101Z',
    ) +
    cut('M134 148V151M150 144V148M166 148V151M136 123V126M150 120V124M164 123V126', 1.6) +
    solid(`${circle(150, 70, 4)}M148.500 68V58H151.500V68Z`) +
    line('M145 61H155', 2) +
    shape('M126 158C122 176 120 190 114 204L122 208C128 194 130 176 130 162Z', TINT, 1.2) +
    shape(mirror('M126 158C122 176 120 190 114 204L122 208C128 194 130 176 130 162Z'), TINT, 1.2)
  )
}

function keys(): string {
  const key = 'M-4-10H4V44H-4ZM4 30H14V36H4ZM4 40H12V46H4ZM0-10C-14-10-14-32 0-32C14-32 14-10 0-10ZM0-15C7-15 7-27 0-27C-7-27-7-15 0-15Z'
  return (
    `<path d="${place(key, { x: 150, y: 412, rot: 40, s: 0.9 })}" fill="#d9b978" fill-rule="evenodd" stroke="${NIGHT}" stroke-width="2"/>` +
    `<path d="${place(key, { x: 150, y: 412, rot: -40, sx: -1, s: 0.9 })}" fill="#d9b978" fill-rule="evenodd" stroke="${NIGHT}" stroke-width="2"/>` +
    raised(circle(150, 412, 2.6), 1)
  )
}

function acolytes(): string {
  const acolyte = (x: number, facing: 1 | -1, fill: string) =>
    posedFigure({
      facing,
      neck: [x, 370],
      hip: [x - facing * 3, 414],
      garment: 'robe',
      hem: 1,
      fill,
      wear: 'hair',
      bow: -16,
      hands: 'open',
      near: [
        [x + facing * 14, 394],
        [x + facing * 30, 372],
      ],
    }) + solid(place('M-12-14C-6-22 8-22 12-12C6-16-6-16-12-14Z', { x: x + facing * 2, y: 350, sx: -facing }))
  return acolyte(72, 1, TINT) + acolyte(228, -1, NIGHT)
}
