import type { Derived } from './birth-numbers.ts'
import { type Day, daysIn, monthAhead, monthName } from './calendar.ts'
import { reduce, reduceSum } from './reduce.ts'

const single = (value: number) => reduce(value, 'one digit')

/** Month and day of birth plus the calendar year, reduced to one digit. Changes on 1 January. */
export const personalYear = (born: Pick<Day, 'month' | 'day'>, year: number): Derived => {
  const [month, day, current] = [single(born.month), single(born.day), single(year)]
  const sum = reduceSum([month.number, day.number, current.number], 'one digit')
  return {
    number: sum.number,
    steps: [`Birth month: ${month.step}`, `Birth day: ${day.step}`, `Year ${year}: ${current.step}`, `Together: ${sum.step}`],
  }
}

/** The personal year plus the calendar month. */
export const personalMonth = (yearNumber: number, month: number): Derived => {
  const own = single(month)
  const sum = reduceSum([yearNumber, own.number], 'one digit')
  return { number: sum.number, steps: [`${monthName(month)}: ${own.step}`, `Personal year and month: ${sum.step}`] }
}

/** The personal month plus the day of the month. */
export const personalDay = (monthNumber: number, day: number): Derived => {
  const own = single(day)
  const sum = reduceSum([monthNumber, own.number], 'one digit')
  return { number: sum.number, steps: [`Day ${day}: ${own.step}`, `Personal month and day: ${sum.step}`] }
}

/** Why a day stands out: its personal day is 1, equals the personal month, or both. */
type TurningKind = 'beginning' | 'echo' | 'both'

export type TurningDay = Day & { personal: Derived; month: number; monthNumber: number; kind: TurningKind }

/** How a personal day stands out in its personal month; undefined if it does not. */
export const turningKind = (dayNumber: number, monthNumber: number): TurningKind | undefined => {
  if (dayNumber === 1) return monthNumber === 1 ? 'both' : 'beginning'
  return dayNumber === monthNumber ? 'echo' : undefined
}

/** All days of a calendar month that stand out. */
export const turningDays = (born: Pick<Day, 'month' | 'day'>, { year, month }: { year: number; month: number }): TurningDay[] => {
  const monthNumber = personalMonth(personalYear(born, year).number, month).number
  return Array.from({ length: daysIn(year, month) }, (_, index) => index + 1).flatMap((day) => {
    const personal = personalDay(monthNumber, day)
    const kind = turningKind(personal.number, monthNumber)
    return kind ? [{ year, month, day, personal, monthNumber, kind }] : []
  })
}

const MOST = 4
const FEWEST = 2

/**
 * Up to four such days from today to the end of the month; near its end also the first ones of the next month, so that there are at least
 * two.
 */
export const comingTurns = (born: Pick<Day, 'month' | 'day'>, today: Day): TurningDay[] => {
  const left = turningDays(born, today).filter(({ day }) => day >= today.day)
  const more = left.length < FEWEST ? turningDays(born, monthAhead(today, 1)).slice(0, FEWEST - left.length) : []
  return [...left.slice(0, MOST), ...more]
}
