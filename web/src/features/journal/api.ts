import type { JournalDay, Statistics } from '@sibyl/contracts/http/journal'
import { api, underHotReload } from '../../lib/base-api.ts'

const journalApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getJournal: build.query<JournalDay[], string>({
      query: (month) => ({ url: '/divination/journal', params: { month } }),
      transformResponse: ({ data }: { data: { days: JournalDay[] } }) => data.days,
      providesTags: ['History'],
    }),
    getStatistics: build.query<Statistics, void>({
      query: () => '/divination/statistics',
      transformResponse: ({ data }: { data: Statistics }) => data,
      providesTags: ['History'],
    }),
  }),
})

export const { useGetJournalQuery, useGetStatisticsQuery } = journalApi
