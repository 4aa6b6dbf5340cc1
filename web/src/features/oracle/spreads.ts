import type { Timeframe } from '@sibyl/contracts/http/reading-forms'
import { language } from '#texts/language.ts'
import { placeNames, spreads } from '#texts/oracle-spreads.ts'

export type SpreadPlaces = { said: string; places: readonly string[] }

type Place = keyof typeof placeNames

const fivefold: readonly Place[] = ['theme', 'help', 'block', 'advice', 'outcome']

/** Which places a spread has. */
const everyone: Readonly<Record<Timeframe, readonly Place[]>> = {
  present: ['situation', 'challenge', 'advice'],
  tomorrow: ['energy', 'obstacle', 'advice'],
  week: fivefold,
  month: fivefold,
}

/** The advanced spreads of The Adept; a week has its days. */
const premium: Readonly<Record<Exclude<Timeframe, 'week'>, readonly Place[]>> = {
  present: ['situation', 'challenge', 'foundation', 'past', 'crown', 'nearFuture', 'self', 'others', 'hopes', 'outcome'],
  tomorrow: ['morning', 'midday', 'evening', 'obstacle', 'advice'],
  month: ['past', 'present', 'hidden', 'obstacle', 'others', 'advice', 'outcome'],
}

const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' })
const sevenDays = () => Array.from({ length: 7 }, (_, ahead) => weekday.format(Date.now() + ahead * 86_400_000))

const named = (places: readonly Place[]) => places.map((place) => placeNames[place])

const ofPremium = (timeframe: Timeframe) => (timeframe === 'week' ? sevenDays() : named(premium[timeframe]))

/** The places a tarot reading will be laid on, before it is asked for. */
export const spreadFor = (timeframe: Timeframe, isPremium: boolean): SpreadPlaces =>
  isPremium
    ? { said: spreads.premium[timeframe], places: ofPremium(timeframe) }
    : { said: spreads.everyone[timeframe], places: named(everyone[timeframe]) }
