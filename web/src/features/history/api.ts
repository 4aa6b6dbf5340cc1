import type { Reading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { api, underHotReload } from '../../lib/base-api.ts'

export type Pagination = { page: number; totalPages: number; total: number; hasPrevPage: boolean; hasNextPage: boolean }

/** Search words, and the first and last day; empty without a search. */
export type ShelfSearch = { words: string; from: string; to: string }

type HistoryPage = { page: number; methodId: MethodId | null; search: ShelfSearch }

export const historyApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getHistory: build.query<{ readings: Reading[]; pagination: Pagination }, HistoryPage>({
      query: ({ page, methodId, search: { words, from, to } }) => ({
        url: '/divination/history',
        params: { page, ...(methodId && { methodId }), ...(words && { words }), ...(from && { from }), ...(to && { to }) },
      }),
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
