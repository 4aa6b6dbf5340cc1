import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { api, underHotReload } from '../../lib/base-api.ts'

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
  }),
})

export const { useGetMoonQuery } = moonApi
