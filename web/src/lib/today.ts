import type { Today } from '@sibyl/contracts/http/today'
import { api, underHotReload } from './base-api.ts'
import { browserZone } from './browser-zone.ts'

const todayApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getToday: build.query<Today, string>({
      query: (tz) => ({ url: '/divination/today', params: { tz } }),
      transformResponse: (answer: { today: Today }) => answer.today,
      // It changes with the readings: when one is completed or deleted.
      providesTags: ['History'],
    }),
  }),
})

/** The reader's day; null while it loads (`pending`) and when it is not available. */
export const useToday = (): { today: Today | null; pending: boolean } => {
  // Refetched when the reader returns to the page: it may be another day.
  const { currentData, isError } = todayApi.useGetTodayQuery(browserZone(), { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return { today: currentData ?? null, pending: !currentData && !isError }
}
