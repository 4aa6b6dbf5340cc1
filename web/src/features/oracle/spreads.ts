import type { Timeframe } from '@sibyl/contracts/http/reading-forms-tarot'
import { positionNames, spreads } from '#texts/oracle-spreads.ts'
import { formatWeekday } from '../../lib/format.ts'

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

const sevenDays = () => Array.from({ length: 7 }, (_, ahead) => formatWeekday(Date.now() + ahead * 86_400_000))

const named = (positions: readonly Position[]) => positions.map((position) => positionNames[position])

const ofPremium = (timeframe: Timeframe) => (timeframe === 'week' ? sevenDays() : named(premium[timeframe]))

/** The positions of the tarot reading that the form describes. */
export const spreadFor = (timeframe: Timeframe, isPremium: boolean): SpreadPositions =>
  isPremium
    ? { said: spreads.premium[timeframe], positions: ofPremium(timeframe) }
    : { said: spreads.everyone[timeframe], positions: named(everyone[timeframe]) }
