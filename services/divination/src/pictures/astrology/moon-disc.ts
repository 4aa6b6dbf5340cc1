import { num } from '../num.ts'

/**
 * The Moon's disc around 0,0 at an elongation (its lead over the Sun: 0 new, 180 full, up to 360 degrees), with north up: the lit part
 * plain, the rest ruled.
 */
export const moonDisc = (elongation: number, r: number): string => {
  const phase = ((elongation % 360) + 360) % 360
  const waxing = phase <= 180
  const side = waxing ? 1 : -1
  const cosine = Math.cos((phase * Math.PI) / 180)
  const limb = waxing ? 1 : 0
  const bulge = cosine < 0 === waxing ? 1 : 0
  const lit = `M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${num(Math.abs(cosine) * r)} ${r} 0 0 ${bulge} 0 ${-r}Z`
  const rows = Array.from({ length: Math.floor((2 * r) / 4) }, (_, row) => -r + 2 + row * 4)
  const half = (y: number) => Math.sqrt(Math.max(0, r * r - y * y))
  const ruled = rows.map((y) => `M${num(-side * half(y))} ${num(y)}H${num(side * cosine * half(y))}`).join('')
  const shade = rows.map((y, row) => `M${num(side * cosine * half(y))} ${num(y)}h${num(side * half(y) * (row % 2 ? 0.34 : 0.2))}`).join('')
  const dark = `<circle r="${r}" fill="#11121f"/><path d="${ruled}" stroke="#d9b978" stroke-width=".8" stroke-opacity=".4"/>`
  const bright = `<path d="${lit}" fill="#e9dfc8"/><path d="${Math.abs(cosine) < 0.985 ? shade : ''}" stroke="#5f5538" stroke-width=".9"/>`
  return `${dark}${bright}<circle r="${r}" fill="none" stroke="#d9b978" stroke-width="1.2"/>`
}
