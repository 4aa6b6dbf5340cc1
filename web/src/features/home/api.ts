import type { Today } from '@sibyl/contracts/http/today'
import { api, underHotReload } from '../../lib/base-api.ts'
import { browserZone } from '../../lib/browser-zone.ts'

const homeApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getToday: build.query<Today, string>({
      query: (tz) => ({ url: '/divination/today', params: { tz } }),
      transformResponse: (answer: { today: Today }) => answer.today,
      // It changes with the readings: when one is done, and when one is deleted.
      providesTags: ['History'],
    }),
  }),
})

/** What the reader finds today; null until it has come (`pending`), and where it cannot be had. */
export const useToday = (): { today: Today | null; pending: boolean } => {
  // Asked for again by whoever comes back to the page: it may be another day.
  const { currentData, isError } = homeApi.useGetTodayQuery(browserZone(), { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return { today: currentData ?? null, pending: !currentData && !isError }
}
