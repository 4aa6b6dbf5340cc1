import type { Reading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { api, underHotReload } from '../../lib/base-api.ts'

export type Pagination = { page: number; totalPages: number; total: number; hasPrevPage: boolean; hasNextPage: boolean }

export const historyApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getHistory: build.query<{ readings: Reading[]; pagination: Pagination }, { page: number; methodId: MethodId | null }>({
      query: ({ page, methodId }) => ({ url: '/divination/history', params: { page, ...(methodId && { methodId }) } }),
      providesTags: ['History'],
    }),
    getReading: build.query<Reading, string>({
      query: (id) => `/divination/reading/${encodeURIComponent(id)}`,
      transformResponse: (answer: { reading: Reading }) => answer.reading,
      providesTags: (_reading, _error, id) => [{ type: 'Reading', id }],
    }),
  }),
})

export const { useGetHistoryQuery, useGetReadingQuery } = historyApi
