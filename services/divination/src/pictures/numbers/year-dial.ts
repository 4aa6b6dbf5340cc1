import { num, polar } from '../engraving/path.ts'
import { lettered, numeral } from './lettering.ts'
import { type Entry, onFigure, plate } from './plate.ts'
import { GOLD, NIGHT, PERIWINKLE, ring, rosette, star } from './rosette.ts'

/** Twelve months to draw from the top on; a year's card has its name in the deck. The `next` year begins with the first January after the top. */
export type YearNumbers = {
  year: number
  personalYear: number
  card: { name: string; number: number }
  next?: { personalYear: number; card: { name: string; number: number } }
  months: readonly { name: string; number: number; begins: boolean }[]
}

const RIM = 286
const NAMES = 262
const NUMBERS = 224
const WAVE = { low: 176, high: 204 }
const HEART = 56
/** The degrees between the rays of a month. */
const RAYS = [-8, -4, 0, 4, 8]

/** A month: its name and number, and under them a sheaf of rays, as long as the number is large. */
const monthAt = ({ name, number, begins }: YearNumbers['months'][number], index: number): string => {
  const degrees = index * 30
  const tip = WAVE.low + ((WAVE.high - WAVE.low) * number) / 9
  const d = RAYS.map((way) => {
    const [from, to] = [polar(0, 0, WAVE.low, degrees + way), polar(0, 0, tip - Math.abs(way), degrees + way)]
    return `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`
  }).join('')
  const [x, y] = polar(0, 0, NUMBERS, degrees)
  const [left, top] = polar(0, 0, NAMES, degrees)
  // The year turns between December and January.
  const turn = begins
    ? `<path d="${star(...polar(0, 0, RIM - 2, degrees - 15), 13)}" fill="${GOLD}" stroke="${NIGHT}" stroke-width="1.2"/>`
    : ''
  const drawn = `<path d="${d}" stroke="${PERIWINKLE}" stroke-width="1.4" opacity=".8"/>${numeral(number, x, y, 36)}${lettered(name.slice(0, 3).toUpperCase(), left, top + 7, { size: 19, spacing: 1, fill: '#a9a7ba' })}`
  return turn + onFigure({ name: `${name}, Personal Month`, number, fact: `month-${index + 1}` }, (x + left) / 2, (y + top) / 2, 34, drawn)
}

/** A dial of the twelve months ahead: the number of the year in the middle, that of the next year around it. */
export const yearDial = ({ year, personalYear, card, next, months }: YearNumbers): string => {
  const own: Entry = { name: 'Personal Year', number: personalYear, fact: 'personal-year' }
  const entries: Entry[] = [
    own,
    { ...card, fact: 'year-card' },
    ...(next
      ? [
          { ...own, number: next.personalYear, fact: 'personal-year-next' },
          { ...next.card, fact: 'year-card-next' },
        ]
      : []),
  ]
  const said = entries.map(({ name, number }) => `${name} ${number}`).join(', ')
  const around = next
    ? rosette('n', { fold: next.personalYear, inner: 117, outer: 168, lines: 8, bend: 0.55, width: 1.3, colour: PERIWINKLE, opacity: 0.9 })
    : ''
  const heart = onFigure(
    own,
    0,
    0,
    HEART,
    `<circle r="${HEART}" fill="${NIGHT}" stroke="none"/>${ring(HEART, 1.2)}${ring(HEART - 5, 0.6, 0.6)}${numeral(personalYear, 0, -6, 74)}${lettered(String(year), 0, 42, { size: 17, spacing: 1.4 })}`,
  )
  const inner = rosette('y', { fold: personalYear, inner: HEART + 4, outer: next ? 110 : 166, lines: 10, bend: 0.8, width: 1.7 })
  return plate({
    title: `Twelve months in numbers: ${said}`,
    desc: `A dial of twelve months clockwise from the top: ${months.map(({ name, number }) => `${name} ${number}`).join(', ')}. In the middle ${personalYear} petals for ${year}${next ? `, round them ${next.personalYear} for the year after it` : ''}.`,
    figure: `${ring(RIM, 1.4, 0.9)}${ring(RIM - 4, 0.6, 0.5)}${ring(WAVE.low, 0.9, 0.6)}${next ? ring(113, 0.7, 0.45) : ''}${around}${inner}${heart}${months.map(monthAt).join('')}`,
    entries,
  })
}
