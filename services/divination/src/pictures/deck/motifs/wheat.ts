import { line, solid } from '../engraving/marks.ts'
import { place } from '../engraving/path.ts'

/** Ears of wheat standing along y. */
export function wheat(xs: readonly number[], y: number, h: number): string {
  return xs
    .map((x, i) => {
      const lean = ((i * 7) % 5) - 2
      const top = y - h * (0.84 + ((i * 3) % 4) * 0.06)
      const grains = [0, 1, 2, 3]
        .map((k) =>
          place('M0 0C-6-2-8-8-6-13C-1-11 1-5 0 0ZM0 0C6-2 8-8 6-13C1-11-1-5 0 0Z', {
            x: x + lean * (1 - k * 0.16),
            y: top + 6 + k * 7,
            rot: lean * 2,
          }),
        )
        .join('')
      return (
        line(`M${x} ${y}Q${x} ${(y + top) / 2} ${x + lean} ${top + 8}`, 1.1) +
        solid(grains + place('M0 0C-4-4-4-10 0-16C4-10 4-4 0 0Z', { x: x + lean, y: top + 4, rot: lean * 3 }))
      )
    })
    .join('')
}
