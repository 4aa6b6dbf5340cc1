import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { api, underHotReload } from '../../lib/base-api.ts'
import { monthsOf } from '../../lib/months.ts'

type Asked = { month: string; tz?: string; margin?: number }

/** The sky of a month does not change. */
const AN_HOUR_S = 3600

const moonApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getMoon: build.query<MoonMonth, Asked>({
      query: (params) => ({ url: '/divination/sky/moon', params }),
      transformResponse: ({ data }: { data: MoonMonth }) => data,
      keepUnusedDataFor: AN_HOUR_S,
    }),
    /** Twelve requests, because the server computes and stores months. */
    getMoonYear: build.query<MoonMonth[], { year: string; tz: string }>({
      queryFn: async ({ year, tz }, _api, _options, ask) => {
        const answers = await Promise.all(monthsOf(year).map((month) => ask({ url: '/divination/sky/moon', params: { month, tz } })))
        const failed = answers.find(({ error }) => error)?.error
        return failed ? { error: failed } : { data: answers.map(({ data }) => (data as { data: MoonMonth }).data) }
      },
      keepUnusedDataFor: AN_HOUR_S,
    }),
  }),
})

export const { useGetMoonQuery, useGetMoonYearQuery } = moonApi
