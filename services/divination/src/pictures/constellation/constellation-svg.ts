import type { Emblem } from '@sibyl/contracts/emblems'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { num } from '../num.ts'
import { emblem } from './emblems.ts'
import { NODE, type Point, scatter, seeded } from './layout.ts'

const [PAGE, GOLD, BLUE, TEXT] = ['#0d0e15', '#d9b978', '#a9b6f7', '#ecebf3']
const RIM = 306

/** One star: its name and emblem, its weight from 1 to 4, and the id of the fact that it opens when pressed. */
export type Star = { name: string; emblem: Emblem; weight: number; fact: string }

/** A star of eight points, engraved: the light half of each ray filled, the dark half open. */
const engravedStar = ({ x, y }: Point, size: number): string => {
  const at = (radius: number, turn: number) => `${num(x + radius * Math.sin(turn))} ${num(y - radius * Math.cos(turn))}`
  const ray = (index: number) => {
    const turn = (index * Math.PI) / 4
    const reach = index % 2 === 0 ? size : size * 0.52
    const [tip, left, right] = [at(reach, turn), at(size * 0.24, turn - Math.PI / 8), at(size * 0.24, turn + Math.PI / 8)]
    return { light: `M${num(x)} ${num(y)}L${left}L${tip}Z`, outline: `M${left}L${tip}L${right}` }
  }
  const rays = Array.from({ length: 8 }, (_, index) => ray(index))
  return `<path d="${rays.map(({ outline }) => outline).join('')}" fill="${PAGE}" stroke="${GOLD}" stroke-width="1" stroke-linejoin="round"/><path d="${rays.map(({ light }) => light).join('')}" fill="${GOLD}"/>`
}

const rim = (): string => {
  const tick = (degree: number) => {
    const turn = (degree * Math.PI) / 180
    const inner = RIM - (degree % 30 === 0 ? 15 : degree % 10 === 0 ? 9 : 5)
    return `M${num(RIM * Math.sin(turn))} ${num(-RIM * Math.cos(turn))}L${num(inner * Math.sin(turn))} ${num(-inner * Math.cos(turn))}`
  }
  const ticks = Array.from({ length: 180 }, (_, index) => tick(index * 2)).join('')
  return (
    `<g fill="none" stroke="${GOLD}"><circle r="${RIM + 7}" stroke-width="1.400"/><circle r="${RIM}" stroke-width=".7"/>` +
    `<circle r="${RIM - 17}" stroke-width=".7" stroke-opacity=".6"/><path d="${ticks}" stroke-width=".8" stroke-opacity=".75"/></g>` +
    `<g fill="none" stroke="${BLUE}" stroke-width=".7" stroke-opacity=".16"><circle r="96"/><circle r="192"/>` +
    `<path d="M0-289V289M-289 0H289M-204-204L204 204M204-204L-204 204"/></g>`
  )
}

const farStars = (random: () => number): string =>
  Array.from({ length: 96 }, () => {
    const [r, angle, size] = [278 * Math.sqrt(random()), random() * 2 * Math.PI, 0.5 + random() ** 3 * 1.3]
    return `<circle cx="${num(r * Math.cos(angle))}" cy="${num(r * Math.sin(angle))}" r="${num(size)}"/>`
  }).join('')

const sizeOf = (weight: number): number => 11 + weight * 4

/** The lines from star to star in the order of the dream, each ending short of the star. */
const path = (points: readonly Point[], stars: readonly Star[], scale: number): string =>
  points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const part = (star: Star | undefined) => ((sizeOf(star?.weight ?? 1) + 6) * scale) / length
      const [a, b] = [part(stars[index]), part(stars[index + 1])]
      const between = (t: number) => `${num(from.x + (to.x - from.x) * t)} ${num(from.y + (to.y - from.y) * t)}`
      return a + b < 1 ? `M${between(a)}L${between(1 - b)}` : ''
    })
    .join('')

/** A name on one line, or on two if it is long. */
const nameLines = (name: string): string[] => {
  if (name.length <= 15) return [name]
  const words = name.split(' ')
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? [name]
}

/** A star with its emblem and its name, in front of its invisible tap target. */
const figure = ({ name, emblem: kind, weight, fact }: Star, point: Point, scale: number): string => {
  const size = Math.round(Math.max(24, 22 / scale))
  const named = nameLines(name)
  const lines = named.map((line, index) => `<text x="0" y="${84 + index * (size + 1)}">${escapeHtml(line)}</text>`).join('')
  const body =
    `<circle cy="44" r="31" fill="${PAGE}" fill-opacity=".82"/><g transform="translate(0 44)">${emblem(kind, GOLD)}</g>` +
    `<g font-family="'Bodoni Moda',Didot,'Bodoni 72',Georgia,serif" font-size="${size}" text-anchor="middle" fill="${TEXT}" stroke="${PAGE}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${lines}</g>`
  const hit = `<rect x="-62" y="-32" width="124" height="${124 + (named.length - 1) * (size + 1)}" rx="12" class="hit" fill="${PAGE}" fill-opacity="0"/>`
  return `<g data-fact="${fact}" transform="translate(${num(point.x)} ${num(point.y)}) scale(${scale})"><title>${escapeHtml(name)}</title>${hit}${body}${engravedStar({ x: 0, y: 0 }, sizeOf(weight))}</g>`
}

const scaleFor = (count: number): number => (count <= 3 ? 1.4 : count <= 5 ? 1.2 : count <= 7 ? 1 : 0.86)

/**
 * Draws a dream as a constellation.
 * @param stars one or more, in the order of the line that joins them
 * @param seed the same seed places the same stars identically
 */
export const constellationSvg = (stars: readonly Star[], seed: string): string => {
  const random = seeded(seed)
  const scale = scaleFor(stars.length)
  const points =
    stars.length === 1 ? [{ x: 0, y: -((NODE.below - NODE.above) / 2) * scale }] : scatter(stars.length, 276 - 60 * scale, scale, random)
  const title = `A dream as a constellation: ${stars.map(({ name }) => name).join(', ')}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-340 -340 680 680" role="img" aria-labelledby="t d"><title id="t">${escapeHtml(title)}</title>` +
    '<desc id="d">Each symbol of the dream is a star, larger the more weight it has in the telling; the line joins them in the order in which they were told.</desc>' +
    `<rect x="-340" y="-340" width="680" height="680" fill="${PAGE}"/>${rim()}<g fill="${BLUE}" fill-opacity=".55">${farStars(random)}</g>` +
    `<path d="${path(points, stars, scale)}" fill="none" stroke="${GOLD}" stroke-width="1.300" stroke-dasharray="1 7" stroke-linecap="round"/>` +
    `<path d="${path(points, stars, scale)}" fill="none" stroke="${GOLD}" stroke-width=".7" stroke-opacity=".55"/>` +
    stars.map((star, index) => figure(star, points[index] ?? { x: 0, y: 0 }, scale)).join('') +
    '</svg>'
  )
}
