import type { Timeframe } from '@sibyl/contracts/http/reading-forms-tarot'
import type { Spread } from '@sibyl/contracts/http/spreads'
import { positionNames, spreads } from '#texts/oracle-spreads.ts'
import { nameOfMonth, nameOfWeekday } from '../../lib/format.ts'

export type SpreadPositions = { said: string; positions: readonly string[] }

type Position = keyof typeof positionNames

const fivefold: readonly Position[] = ['theme', 'help', 'block', 'advice', 'outcome']

/** The positions of each spread that every reader can use. */
const everyone: Readonly<Record<Timeframe, readonly Position[]>> = {
  present: ['situation', 'challenge', 'advice'],
  tomorrow: ['energy', 'obstacle', 'advice'],
  week: fivefold,
  month: fivefold,
}

/** The advanced spreads of The Adept; a week has its days. */
const premium: Readonly<Record<Exclude<Timeframe, 'week'>, readonly Position[]>> = {
  present: ['situation', 'challenge', 'foundation', 'past', 'crown', 'nearFuture', 'self', 'others', 'hopes', 'outcome'],
  tomorrow: ['morning', 'midday', 'evening', 'obstacle', 'advice'],
  month: ['past', 'present', 'hidden', 'obstacle', 'others', 'advice', 'outcome'],
}

/** The name of the day or month that a position such as `day-2` stands for, counted from today, as in the reading. */
const calendarName = (id: string, today: Date): string | undefined => {
  const [, unit, number] = /^(day|month)-(\d+)$/.exec(id) ?? []
  const ahead = Number(number) - 1
  if (unit === 'day') return nameOfWeekday(new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead, 12))
  return unit && nameOfMonth(new Date(today.getFullYear(), today.getMonth() + ahead, 1))
}

/** The names of a spread's positions. */
export const positionsOf = ({ places }: Pick<Spread, 'places'>, today = new Date()): string[] =>
  places.map(({ id, name }) => calendarName(id, today) ?? name)

const sevenDays = () => Array.from({ length: 7 }, (_, ahead) => calendarName(`day-${ahead + 1}`, new Date()) ?? '')

const named = (positions: readonly Position[]) => positions.map((position) => positionNames[position])

const ofPremium = (timeframe: Timeframe) => (timeframe === 'week' ? sevenDays() : named(premium[timeframe]))

/** The positions of the tarot reading that the form describes. */
export const spreadFor = (timeframe: Timeframe, isPremium: boolean): SpreadPositions =>
  isPremium
    ? { said: spreads.premium[timeframe], positions: ofPremium(timeframe) }
    : { said: spreads.everyone[timeframe], positions: named(everyone[timeframe]) }
