import type { JournalDay, Statistics } from '@sibyl/contracts/http/journal'
import type { Reading } from '@sibyl/contracts/http/readings'
import { api, underHotReload } from '../base-api.ts'
import { browserZone } from '../browser-zone.ts'

const journalApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getJournal: build.query<JournalDay[], string>({
      query: (month) => ({ url: '/divination/journal', params: { month, tz: browserZone() } }),
      transformResponse: ({ data }: { data: { days: JournalDay[] } }) => data.days,
      providesTags: ['History'],
    }),
    getStatistics: build.query<Statistics, void>({
      query: () => '/divination/statistics',
      transformResponse: ({ data }: { data: Statistics }) => data,
      providesTags: ['History'],
    }),
    getReadingOfMonth: build.query<Reading, string>({
      query: (id) => `/divination/reading/${encodeURIComponent(id)}`,
      transformResponse: ({ reading }: { reading: Reading }) => reading,
    }),
  }),
})

export const { useGetJournalQuery, useGetReadingOfMonthQuery, useGetStatisticsQuery } = journalApi
