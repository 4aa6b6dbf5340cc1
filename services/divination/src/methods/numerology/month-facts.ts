import type { Fact } from '@sibyl/contracts/http/readings'
import { type Day, daysIn, inWords, isoOf, monthAhead, monthName, weekdayOf } from './calendar.ts'
import { comingTurns, personalDay, personalMonth, personalYear, type TurningDay } from './cycles.ts'
import { asSentences, yearFact } from './life-facts.ts'
import { cycleMeanings, type Digit } from './meanings.data.ts'

type Month = { year: number; month: number }

/** A personal month; a `later` one carries the name of its month. */
export const monthFact = (born: Day, { year, month }: Month, id: string, later: boolean): Fact => {
  const ofYear = personalYear(born, year)
  const { number, steps } = personalMonth(ofYear.number, month)
  const { theme, meaning } = cycleMeanings.month[number as Digit]
  const newYear = later && month === 1
  const all = [newYear ? `Personal year for ${year}: ${ofYear.number}` : `Personal year: ${ofYear.number}`, ...steps]
  return {
    id,
    label: later ? `${monthName(month)}, Personal Month ${number}` : `Personal Month ${number}`,
    detail: newYear ? `${meaning} With January the personal year changes to ${ofYear.number}.` : meaning,
    data: {
      role: 'personal-month',
      number,
      theme,
      month: monthName(month),
      year,
      ...(later && { part: 'later-month' }),
      place: `${monthName(month)} ${year}, 1 to ${daysIn(year, month)}`,
      why: asSentences(all),
      steps: all,
    },
  }
}

const dayFact = (today: Day, monthNumber: number): Fact => {
  const { number, steps } = personalDay(monthNumber, today.day)
  return {
    id: 'personal-day',
    label: `Personal Day ${number}`,
    detail: cycleMeanings.day[number as Digit],
    data: {
      role: 'personal-day',
      number,
      date: inWords(today),
      weekday: weekdayOf(today),
      place: `Today, ${weekdayOf(today)}, ${inWords(today)}`,
      why: asSentences([`Personal month: ${monthNumber}`, ...steps]),
      steps,
    },
  }
}

/** A day of the next month has an id of its own: the picture, a dial of this month, does not show it. */
const turnFact =
  (today: Day) =>
  (turn: TurningDay): Fact => ({
    id: turn.month === today.month ? `day-${turn.day}` : `day-${turn.day}-next`,
    label: inWords(turn),
    detail: cycleMeanings.turning[turn.kind],
    data: {
      role: 'turning-day',
      date: inWords(turn),
      iso: isoOf(turn),
      weekday: weekdayOf(turn),
      number: turn.personal.number,
      monthNumber: turn.monthNumber,
      kind: turn.kind,
      place: `${weekdayOf(turn)}, a turning day`,
      why: asSentences([`Personal month: ${turn.monthNumber}`, ...turn.personal.steps]),
      steps: turn.personal.steps,
    },
  })

/** The reader's current year, month and day, and the days that stand out; premium readers also get the next two months. */
export const monthFacts = (born: Day, { premium, today }: { premium: boolean; today: Day }): Fact[] => {
  const month = monthFact(born, today, 'personal-month', false)
  return [
    yearFact(born, today.year),
    month,
    dayFact(today, Number(month.data.number)),
    ...comingTurns(born, today).map(turnFact(today)),
    ...(premium
      ? [
          monthFact(born, monthAhead(today, 1), 'personal-month-next', true),
          monthFact(born, monthAhead(today, 2), 'personal-month-after', true),
        ]
      : []),
  ]
}
