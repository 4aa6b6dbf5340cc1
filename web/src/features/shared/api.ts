import type { SharedSentence } from '@sibyl/contracts/http/shares'
import { api, underHotReload } from '../../lib/base-api.ts'

const sharedApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getShared: build.query<SharedSentence, string>({
      query: (token) => `/divination/shared/${encodeURIComponent(token)}`,
      transformResponse: ({ shared }: { shared: SharedSentence }) => shared,
      // A withdrawn sentence must not wait in the browser's cache for the next visit.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetSharedQuery } = sharedApi
