import { daysIn, monthName } from '../../methods/numerology/calendar.ts'
import { personalDay, personalMonth } from '../../methods/numerology/cycles.ts'
import { num, polar } from '../deck/engraving/path.ts'
import { lettered, numeral } from './lettering.ts'
import { onFigure, plate } from './plate.ts'
import { GOLD, NIGHT, PERIWINKLE, ring, rosette, star } from './rosette.ts'

/** A personal year and the day on which its month is looked at. */
export type MonthNumbers = { personalYear: number; year: number; month: number; day: number }

const RIM = 286
const DATES = 262
const WAVE = { low: 176, high: 238 }
const HEART = 56

/** The days of the month round the rim, from the top clockwise; a ray for each, as long as its number is large; a star on days that turn. */
const days = ({ year, month, day }: MonthNumbers, monthNumber: number): string => {
  const count = daysIn(year, month)
  return Array.from({ length: count }, (_, index) => index + 1)
    .map((date) => {
      const degrees = ((date - 1) * 360) / count
      const own = personalDay(monthNumber, date).number
      const turns = own === 1 || own === monthNumber
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
      // Of a turning day that is past there is no fact; it stays a plain part of the picture.
      const entry = {
        fact: turns ? `day-${date}` : 'personal-day',
        name: turns ? monthName(month) : 'Personal Day',
        number: turns ? date : own,
      }
      return onFigure(entry, x, y, 25, drawn)
    })
    .join('')
}

/** A dial of one month: its number in the middle, the year's petals round it, and the days with their rays. */
export const monthDial = (numbers: MonthNumbers): string => {
  const { personalYear, year, month, day } = numbers
  const monthNumber = personalMonth(personalYear, month).number
  const dayNumber = personalDay(monthNumber, day).number
  const middle = { name: 'Personal Month', fact: 'personal-month', number: monthNumber }
  const entries = [
    { name: 'Personal Year', fact: 'personal-year', number: personalYear },
    middle,
    { name: 'Personal Day', fact: 'personal-day', number: dayNumber },
  ]
  const said = entries.map(({ name, number }) => `${name} ${number}`).join(', ')
  const heart =
    rosette('m', { fold: monthNumber, inner: HEART + 4, outer: 110, lines: 10, bend: 0.8, width: 1.7 }) +
    onFigure(
      middle,
      0,
      0,
      HEART,
      `<circle r="${HEART}" fill="${NIGHT}" stroke="none"/>${ring(HEART, 1.2)}${ring(HEART - 5, 0.6, 0.6)}${numeral(monthNumber, 0, -6, 74)}${lettered(monthName(month).slice(0, 3).toUpperCase(), 0, 42, { size: 17, spacing: 1.4 })}`,
    )
  return plate({
    title: `${monthName(month)} ${year} in numbers: ${said}`,
    desc: `A dial of the days of ${monthName(month)}, each with a ray as long as its number is large. Stars stand on the days of 1 and of ${monthNumber}; the ${day} is filled. In the middle ${monthNumber} petals for the month, round them ${personalYear} for the year.`,
    figure: `${ring(RIM, 1.4, 0.9)}${ring(RIM - 4, 0.6, 0.5)}${ring(240, 0.6, 0.35)}${ring(WAVE.low, 0.9, 0.6)}${rosette('y', { fold: personalYear, inner: 117, outer: 168, lines: 8, bend: 0.55, width: 1.3, colour: PERIWINKLE, opacity: 0.9 })}${ring(113, 0.7, 0.45)}${heart}${days(numbers, monthNumber)}`,
    entries,
  })
}
