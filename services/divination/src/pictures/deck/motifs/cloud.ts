import { fine } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { num } from '../engraving/path.ts'

export type Puff = readonly [x: number, y: number, r: number]

/** A cloud from discs as ONE path painted stroke first: the fill eats the inner outlines, only the union is drawn. */
export function cumulus(puffs: readonly Puff[], fill = NIGHT, width = 1.4): string {
  const body = puffs
    .map(([x, y, r]) => `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`)
    .join('')
  const arcs = puffs
    .filter(([, , r]) => r > 11)
    .flatMap(([x, y, r]) =>
      (r > 19 ? [0.74, 0.46] : [0.64]).map((k) => {
        const q = num(r * k)
        return `M${num(x - r * k * 0.9)} ${num(y - r * k * 0.4)}a${q} ${q} 0 0 0 ${num(r * k * 1.25)} ${num(r * k * 1.3)}`
      }),
    )
    .join('')
  return `<path d="${body}" fill="${fill}" stroke-width="${num(width * 2)}" paint-order="stroke"/><path d="${arcs}" stroke-width=".8"/>`
}

/** Ruled sheets of cloud at a horizon. */
export const strata = (list: readonly (readonly [number, number, number])[]): string =>
  fine(list.map(([x, y, w]) => `M${x} ${y}H${x + w}M${x + w * 0.2} ${y + 4}H${x + w * 0.9}`).join(''), 0.9)
