import { GOLD, NIGHT, TINT } from './palette.ts'
import { num, parse, serialise, tidy } from './path.ts'

const attribute = (name: string, value?: number | string): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? num(value) : value}"`

const isStraight = (d: string): boolean => !/[CSQcsq]/.test(d)
/** Straight hatching on whole units: a third fewer bytes, and less mechanical. */
const coarse = (d: string): string => serialise(parse(d), 0)

/** A gold line. */
export const line = (d: string, width?: number): string => `<path d="${tidy(d)}"${attribute('stroke-width', width)}/>`
/** A filled body with a gold outline. */
export const shape = (d: string, fill = NIGHT, width?: number): string =>
  `<path d="${tidy(d)}" fill="${fill}"${attribute('stroke-width', width)}/>`
/** A flat tone without outline. */
export const tone = (d: string, fill = TINT, opacity?: number): string =>
  `<path d="${tidy(d)}" fill="${fill}" stroke="none"${attribute('fill-opacity', opacity)}/>`
/** Flat gold. */
export const solid = (d: string): string => tone(d, GOLD)
/** Flat gold with a dark edge that separates it from what lies behind. */
export const raised = (d: string, width = 2): string =>
  `<path d="${tidy(d)}" fill="${GOLD}" stroke="${NIGHT}" stroke-width="${num(width)}"/>`
/** Thin gold hatching. */
export const fine = (d: string, width = 0.7, opacity?: number): string => {
  if (!d) return ''
  const data = width < 0.85 && d.length > 260 && isStraight(d) ? coarse(d) : tidy(d)
  return `<path d="${data}" stroke-width="${num(width)}"${attribute('opacity', opacity)}/>`
}
/** Night lines cut into gold. */
export const cut = (d: string, width = 1): string => {
  if (!d) return ''
  const data = d.length > 420 && isStraight(d) ? coarse(d) : tidy(d)
  return `<path d="${data}" stroke="${NIGHT}" stroke-width="${num(width)}"/>`
}
/** Night shapes cut into gold. */
export const cutFill = (d: string): string => tone(d, NIGHT)

export const disc = (x: number, y: number, r: number, fill?: string, width?: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attribute('fill', fill)}${attribute('stroke-width', width)}/>`

/** Rectangular hatching in a few bytes: two thick dashed strokes along the right edge x1, with uneven ends. */
export function bars(x1: number, y0: number, y1: number, width: number, gap = 3, colour?: string): string {
  return [1, 0.74]
    .map(
      (k, i) =>
        `<path d="M${num(x1 - (width * k) / 2)} ${num(y0 + i * gap)}V${num(y1)}" stroke-linecap="butt" stroke-width="${num(width * k)}" stroke-dasharray=".8 ${num(gap * 2 - 0.8)}"${attribute('stroke', colour)}/>`,
    )
    .join('')
}

/** n ticks around a circle: one dashed stroke. */
export function ticks(x: number, y: number, r: number, length: number, n: number, width = 1, colour?: string): string {
  const on = Math.round((width * n * 1000) / (2 * Math.PI * r)) / 100
  const off = Math.round((10 - on) * 100) / 100
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" pathLength="${n * 10}" stroke-linecap="butt" stroke-width="${num(length)}" stroke-dasharray="${on} ${off}" stroke-dashoffset="${Math.round(on * 50) / 100}"${attribute('stroke', colour)}/>`
}

/** Merges adjacent strokes of one kind into one path. Gold fills stay separate: opposite windings would punch holes. */
export function mergeStrokes(svg: string): string {
  const pair = /<path d="([^"]*)"((?: (?:stroke-width|stroke|opacity)="[^"]*")*)\/><path d="(M[^"]*)"\2\/>/g
  let before: string
  let after = svg
  do {
    before = after
    after = before.replace(pair, (all, a: string, rest: string, b: string) =>
      rest.includes('stroke="none"') ? all : `<path d="${a}${b}"${rest}/>`,
    )
  } while (after !== before)
  return after
}

/** Several bodies as one: draws their common outline and covers the lines inside. */
export function union(parts: readonly string[], fill = NIGHT, width = 1.5): string {
  return `<path d="${tidy(parts.join(''))}" stroke-width="${num(width * 2)}"/>${parts.map((d) => tone(d, fill)).join('')}`
}

/** A thick gold line with a dark edge that separates it from what lies behind. */
export const rod = (d: string, width = 3.4): string =>
  `<path d="${tidy(d)}" stroke="${NIGHT}" stroke-width="${num(width + 3.6)}"/>${line(d, width)}`
