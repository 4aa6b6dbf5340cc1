import { num, polar } from '../engraving/path.ts'
import { lettered, numeral } from './lettering.ts'
import { onFigure, plate } from './plate.ts'
import { GOLD, NIGHT, PERIWINKLE, ring, rosette, star } from './rosette.ts'

/** A month to draw, with the number of each day and whether it is a turning day; `day` is the current day. */
export type MonthNumbers = {
  monthName: string
  year: number
  day: number
  personalYear: number
  personalMonth: number
  days: readonly { number: number; turns: boolean }[]
}

const RIM = 286
const DATES = 262
const WAVE = { low: 176, high: 238 }
const HEART = 56

/**
 * The days of the month around the rim, clockwise from the top: a ray for each, as long as its number is large, and a star on turning days.
 */
const daysOf = ({ monthName, day, days }: MonthNumbers): string =>
  days
    .map(({ number: own, turns }, index) => {
      const date = index + 1
      const degrees = (index * 360) / days.length
      const tip = WAVE.low + ((WAVE.high - WAVE.low) * own) / 9
      const [from, to] = [polar(0, 0, WAVE.low, degrees), polar(0, 0, tip, degrees)]
      const [x, y] = polar(0, 0, DATES, degrees)
      const ray = `<path d="M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}" stroke="${turns ? GOLD : PERIWINKLE}" stroke-width="${turns ? 2.6 : 1.3}" opacity="${turns ? 1 : 0.75}"/>`
      const mark = turns
        ? `<path d="${star(...polar(0, 0, tip + 3, degrees), 8)}" fill="${GOLD}" stroke="${NIGHT}" stroke-width="1.2"/>`
        : ''
      const today = date === day ? `<circle cx="${num(x)}" cy="${num(y)}" r="19" fill="${GOLD}" stroke="none"/>` : ''
      const fill = date === day ? NIGHT : turns ? GOLD : '#a9a7ba'
      const drawn = ray + mark + today + numeral(date, x, y, 23, fill)
      if (!turns && date !== day) return drawn
      // A turning day in the past has no fact, so it is not interactive.
      const entry = {
        fact: turns ? `day-${date}` : 'personal-day',
        name: turns ? monthName : 'Personal Day',
        number: turns ? date : own,
      }
      return onFigure(entry, x, y, 25, drawn)
    })
    .join('')

/** A dial of one month: its number in the middle, the year's petals around it, and the days with their rays. */
export const monthDial = (numbers: MonthNumbers): string => {
  const { monthName, year, day, personalYear, personalMonth, days } = numbers
  const middle = { name: 'Personal Month', fact: 'personal-month', number: personalMonth }
  const entries = [
    { name: 'Personal Year', fact: 'personal-year', number: personalYear },
    middle,
    { name: 'Personal Day', fact: 'personal-day', number: days[day - 1]?.number ?? 0 },
  ]
  const said = entries.map(({ name, number }) => `${name} ${number}`).join(', ')
  const heart =
    rosette('m', { fold: personalMonth, inner: HEART + 4, outer: 110, lines: 10, bend: 0.8, width: 1.7 }) +
    onFigure(
      middle,
      0,
      0,
      HEART,
      `<circle r="${HEART}" fill="${NIGHT}" stroke="none"/>${ring(HEART, 1.2)}${ring(HEART - 5, 0.6, 0.6)}${numeral(personalMonth, 0, -6, 74)}${lettered(monthName.slice(0, 3).toUpperCase(), 0, 42, { size: 17, spacing: 1.4 })}`,
    )
  return plate({
    title: `${monthName} ${year} in numbers: ${said}`,
    desc: `A dial of the days of ${monthName}, each with a ray as long as its number is large. Stars stand on the days of 1 and of ${personalMonth}; the ${day} is filled. In the middle ${personalMonth} petals for the month, round them ${personalYear} for the year.`,
    figure: `${ring(RIM, 1.4, 0.9)}${ring(RIM - 4, 0.6, 0.5)}${ring(240, 0.6, 0.35)}${ring(WAVE.low, 0.9, 0.6)}${rosette('y', { fold: personalYear, inner: 117, outer: 168, lines: 8, bend: 0.55, width: 1.3, colour: PERIWINKLE, opacity: 0.9 })}${ring(113, 0.7, 0.45)}${heart}${daysOf(numbers)}`,
    entries,
  })
}
