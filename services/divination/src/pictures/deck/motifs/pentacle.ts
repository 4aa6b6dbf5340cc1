import { cut, disc, ticks } from '../engraving/marks.ts'
import { GOLD, NIGHT, SURFACE } from '../engraving/palette.ts'
import { at, type Point, polar, tidy } from '../engraving/path.ts'

/** A coin with a woven five-pointed star; small coins have only the line. */
export function pentacle(x: number, y: number, r: number, fill = SURFACE): string {
  const big = r > 34
  const ribbon = `M${[0, 2, 4, 1, 3].map((k) => at(polar(x, y, r * 0.69, k * 72))).join('L')}Z`
  const rim = disc(x, y, r, GOLD, 0) + (big ? ticks(x, y, r * 0.875, r * 0.11, 48, 1.2, NIGHT) : '') + disc(x, y, r * 0.76, fill, 0)
  if (big) return `${rim}${disc(x, y, r * 0.71, undefined, 1)}<path d="${tidy(ribbon)}" stroke-width="6"/>${cut(ribbon, 2.2)}`
  if (r < 24) return `${rim}<path d="${tidy(ribbon)}" stroke-width="1.5"/>`
  return `${ticks(x, y, r * 0.88, r * 0.12, 30, 1, NIGHT) && rim}${disc(x, y, r * 0.7, undefined, 0.7)}<path d="${tidy(ribbon)}" stroke-width="3.6"/>${cut(ribbon, 1.2)}`
}

/** The same coin at every point. */
export const coins = (points: readonly Point[], r: number): string => points.map(([x, y]) => pentacle(x, y, r)).join('')
