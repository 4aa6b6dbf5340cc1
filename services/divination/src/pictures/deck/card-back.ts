import { disc, fine, solid, ticks } from './engraving/marks.ts'
import { BLUE, NIGHT, SURFACE } from './engraving/palette.ts'
import { at, num, place, polar, table } from './engraving/path.ts'
import { facetStar, ruledSky, spikes, star4 } from './engraving/stars.ts'
import { borders } from './motifs/frame.ts'

/** The back: a radial star between two crescents, and the same upside down. */
export function drawBack(): string {
  const [x, y] = [150, 260]
  const half = heaven()
  const corners = table('21 21 1 1, 279 21 -1 1, 21 499 1 -1, 279 499 -1 -1')
  return (
    `${borders}<rect x="20.5" y="20.5" width="259" height="479" rx="2" fill="${SURFACE}" stroke-width="1.4"/>${half}<g transform="rotate(180 ${x} ${y})">${half}</g>` +
    fine(corners.map(([cx = 0, cy = 0, a = 1, b = 1]) => cornerArcs(cx, cy, a, b)).join(''), 0.9) +
    solid(star4(33, 33, 7) + star4(267, 33, 7) + star4(33, 487, 7) + star4(267, 487, 7)) +
    disc(x, y, 122, NIGHT, 1.5) +
    `<circle cx="${x}" cy="${y}" r="119" fill="${BLUE}" fill-opacity=".16" stroke-width=".7"/>` +
    ticks(x, y, 112, 12, 90, 0.7) +
    ticks(x, y, 127, 4.5, 120, 0.8) +
    spikes(x, y, 44, 70, 16, 5, 11.25, SURFACE) +
    spikes(x, y, 44, 96, 8, 8, 22.5, SURFACE) +
    spikes(x, y, 44, 116, 8, 9, 0, SURFACE) +
    disc(x, y, 44, NIGHT, 1.5) +
    disc(x, y, 39, undefined, 0.8) +
    ticks(x, y, 41.5, 3, 60, 0.9) +
    facetStar(x, y, 35, 12, 8, 0, SURFACE)
  )
}

function heaven(): string {
  const moon = place('M-25 0C-25-33 25-33 25 0C15.500-21.500-15.500-21.500-25 0Z', { x: 150, y: 96 })
  const small = table('60 130 4, 240 130 4, 46 172 6, 254 172 6, 100 132 3, 200 132 3')
  const glory = Array.from({ length: 13 }, (_, k) => {
    const a = -72 + k * 12
    return `M${at(polar(150, 96, 31, a))}L${at(polar(150, 96, k % 2 ? 38 : 46, a))}`
  }).join('')
  const lights: [number, number, number][] = table('150 96 50, 21 21 72, 279 21 72')
  return (
    solid(moon + star4(150, 96, 13) + small.map(([x = 0, y = 0, r = 3]) => star4(x, y, r)).join('')) +
    fine(glory, 1) +
    fine(ruledSky(24, 126, lights, { gap: 4, grow: 1.04, x0: 24, x1: 276 }), 0.6, 0.5)
  )
}

function cornerArcs(x: number, y: number, a: number, b: number): string {
  return Array.from({ length: 7 }, (_, k) => {
    const r = 23 + k * 7
    return `M${num(x + a * r)} ${y}C${num(x + a * r)} ${num(y + b * r * 0.55)} ${num(x + a * r * 0.55)} ${num(y + b * r)} ${x} ${num(y + b * r)}`
  }).join('')
}
