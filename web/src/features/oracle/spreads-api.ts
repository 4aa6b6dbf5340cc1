import type { Spread } from '@sibyl/contracts/http/spreads'
import { tarot as texts } from '#texts/oracle-cards.ts'
import { api, underHotReload } from '../../lib/base-api.ts'

const spreadsApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getSpreads: build.query<Spread[], void>({
      query: () => '/divination/spreads',
      transformResponse: (answer: { data: Spread[] }) => answer.data,
    }),
  }),
})

export const { useGetSpreadsQuery } = spreadsApi

/** The spreads on offer besides the default of a timeframe: all others, including the advanced ones of The Adept. */
export const offered = (spreads: readonly Spread[]): Spread[] =>
  spreads.filter(({ tier, timeframes }) => tier === 'premium' || timeframes.length === 0)

/** The timeframes of a spread that is laid for no other, in words; empty for every other spread. */
export const laidOnlyFor = ({ fixed, timeframes }: Spread): string =>
  fixed ? timeframes.map((one) => texts.timeframes[one]).join(', ') : ''
