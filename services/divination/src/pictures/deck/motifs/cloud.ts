import { NIGHT } from '../engraving/palette.ts'
import { circle, num, place, tidy } from '../engraving/path.ts'

/** A curve within a unit disc, at its lower left. */
const SHADE_ARC = 'M-.9-.4C-1.256 .4-.45 1.21 .35 .9'

type Puff = readonly [x: number, y: number, r: number]

/**
 * A cloud of discs as one path, stroked before it is filled: the fill covers the inner outlines, so that only the outline of the union
 * shows.
 */
export function cumulus(puffs: readonly Puff[], fill = NIGHT, width = 1.4): string {
  const body = tidy(puffs.map(([x, y, r]) => circle(x, y, r)).join(''))
  const arcs = puffs
    .filter(([, , r]) => r > 11)
    .flatMap(([x, y, r]) => (r > 19 ? [0.74, 0.46] : [0.64]).map((k) => place(SHADE_ARC, { x, y, s: r * k })))
    .join('')
  return `<path d="${body}" fill="${fill}" stroke-width="${num(width * 2)}" paint-order="stroke"/><path d="${arcs}" stroke-width=".8"/>`
}
