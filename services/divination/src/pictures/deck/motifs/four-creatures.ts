import { cut, cutFill, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { circle, place } from '../engraving/path.ts'
import { cumulus } from './cloud.ts'
import { face } from './face.ts'
import { lionMask } from './lion-mask.ts'
import { wing } from './wing.ts'

/** The four winged creatures in the corners: man, eagle, bull and lion, on clouds. */
export function fourCreatures(): string {
  return creature(62, 96, 1, man) + creature(238, 96, -1, eagle) + creature(62, 416, 1, bull) + creature(238, 416, -1, lion)
}

function creature(x: number, y: number, sx: 1 | -1, head: (x: number, y: number, sx: 1 | -1) => string): string {
  return (
    wing({ x: x + 4 * sx, y: y + 12, s: 0.46, sx, rot: sx * 14 }) +
    cumulus([
      [x - 20 * sx, y + 26, 12],
      [x, y + 30, 14],
      [x + 20 * sx, y + 26, 11],
    ]) +
    head(x + 8 * sx, y, sx)
  )
}

const man = (x: number, y: number) =>
  shape(`M${x - 15} ${y + 14}C${x - 20} ${y - 22} ${x + 20} ${y - 22} ${x + 15} ${y + 14}Z`, NIGHT, 1.2) +
  face(x, y, 30, { shaded: false }) +
  solid(
    `M${x - 13} ${y - 9}C${x - 8} ${y - 24} ${x + 8} ${y - 24} ${x + 13} ${y - 9}C${x + 6} ${y - 14} ${x - 6} ${y - 14} ${x - 13} ${y - 9}Z`,
  ) +
  cut(`M${x - 6} ${y - 12}L${x - 8} ${y - 17}M${x} ${y - 13}V${y - 19}M${x + 6} ${y - 12}L${x + 8} ${y - 17}`, 0.9)

function eagle(x: number, y: number, sx: 1 | -1): string {
  const p = (d: string) => place(d, { x, y, sx: -sx })
  return (
    solid(
      p(
        'M-20-2C-18-8-12-10-8-12C-2-20 14-18 16-4C18 6 20 14 22 20L14 18L12 24L4 19L-2 23C-6 16-6 8-10 4C-14 6-18 8-20 10C-22 6-22 2-20-2Z',
      ),
    ) +
    cutFill(p(circle(-4, -6, 2.2))) +
    cut(p('M-20 2C-16 0-12 0-8 2M2 2C4 8 4 12 2 16M8 0C10 6 12 10 10 16'), 1)
  )
}

function bull(x: number, y: number, sx: 1 | -1): string {
  const p = (d: string) => place(d, { x, y, sx })
  return (
    solid(
      p('M9-12C16-12 20-20 15-28C26-24 26-8 12-5ZM-9-12C-16-12-20-20-15-28C-26-24-26-8-12-5Z') +
        p(
          'M-12-12C-6-17 6-17 12-12C18-12 22-8 22-4C18-2 14-2 12-3C12 6 10 12 8 18C4 23-4 23-8 18C-10 12-12 6-12-3C-14-2-18-2-22-4C-22-8-18-12-12-12Z',
        ),
    ) + cut(p('M-8-4L-4-2M8-4L4-2M-5 15C-3 13-2 13-2 15M5 15C3 13 2 13 2 15M-4 19H4'), 1.2)
  )
}

const lion = (x: number, y: number) => lionMask(x, y, 15)
