import type { Share } from '@sibyl/contracts/http/shares'
import { api, underHotReload } from '../../lib/base-api.ts'

type Making = { id: string; sentence: string; expiresInDays?: number }

const path = (id: string) => `/divination/reading/${encodeURIComponent(id)}/share`
const tagOf = (id: string) => ({ type: 'Reading' as const, id: `${id}/share` })

const shareApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getShare: build.query<Share | null, string>({
      query: path,
      transformResponse: ({ share }: { share: Share | null }) => share,
      providesTags: (_share, _error, id) => [tagOf(id)],
    }),
    makeShare: build.mutation<{ url: string }, Making>({
      query: ({ id, ...body }) => ({ url: path(id), method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => [tagOf(id)],
    }),
    endShare: build.mutation<unknown, string>({
      query: (id) => ({ url: path(id), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, id) => [tagOf(id)],
    }),
  }),
})

export const { useGetShareQuery, useMakeShareMutation, useEndShareMutation } = shareApi
