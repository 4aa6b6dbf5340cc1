import { cut, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { TINT } from '../engraving/palette.ts'
import { circle, num } from '../engraving/path.ts'

/** A pair of scales hanging from x,y: half is the beam's half-length, drop the depth of the pans. */
export function scales(x: number, y: number, half: number, drop: number, tilt = 0): string {
  const ends = [
    [x - half, y + 8 + tilt],
    [x + half, y + 8 - tilt],
  ] as const
  const pans = ends
    .map(([ex, ey]) => {
      const w = half * 0.44
      const py = ey + drop
      return (
        fine(
          `M${num(ex)} ${num(ey)}L${num(ex - w)} ${num(py)}M${num(ex)} ${num(ey)}L${num(ex + w)} ${num(py)}M${num(ex)} ${num(ey)}V${num(py)}`,
          1,
        ) +
        raised(
          `M${num(ex - w - 3)} ${num(py)}H${num(ex + w + 3)}C${num(ex + w)} ${num(py + w * 0.7)} ${num(ex - w)} ${num(py + w * 0.7)} ${num(ex - w - 3)} ${num(py)}Z`,
          1,
        )
      )
    })
    .join('')
  return (
    pans +
    line(`M${x} ${y - 12}V${y + 6}`, 2) +
    shape(
      `M${x - half} ${y + 8 + tilt}C${x - half * 0.5} ${y - 3} ${x - 6} ${y + 2} ${x} ${y}C${x + 6} ${y + 2} ${x + half * 0.5} ${y - 3} ${x + half} ${y + 8 - tilt}C${x + half * 0.5} ${y + 6} ${x + 6} ${y + 10} ${x} ${y + 10}C${x - 6} ${y + 10} ${x - half * 0.5} ${y + 6} ${x - half} ${y + 8 + tilt}Z`,
      TINT,
      1.3,
    ) +
    solid(circle(x, y + 4, 3.4) + circle(x - half, y + 8 + tilt, 2.6) + circle(x + half, y + 8 - tilt, 2.6)) +
    cut(`M${x} ${y + 3}V${y + 5}`, 1)
  )
}
