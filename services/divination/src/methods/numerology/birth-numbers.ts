import { type Day, monthName } from './calendar.ts'
import { reduce, reduceSum } from './reduce.ts'

/** A number with every step of its computation, each a sentence without its full stop. */
export type Derived = { number: number; steps: string[] }

/** Reduces month, day and year separately, adds them, and reduces the sum; 11, 22 and 33 are preserved throughout. */
export const lifePath = ({ year, month, day }: Day): Derived => {
  const parts = [reduce(month, 'keep masters'), reduce(day, 'keep masters'), reduce(year, 'keep masters')]
  const sum = reduceSum(
    parts.map(({ number }) => number),
    'keep masters',
  )
  const [ofMonth, ofDay, ofYear] = parts.map(({ step }) => step)
  return { number: sum.number, steps: [`${monthName(month)}: ${ofMonth}`, `Day: ${ofDay}`, `Year: ${ofYear}`, `Together: ${sum.step}`] }
}

/** The day of the month, reduced; 11 and 22 are preserved. */
export const birthday = ({ day }: Day): Derived => {
  const { number, step } = reduce(day, 'keep masters')
  return { number, steps: [`Day: ${step}`] }
}
