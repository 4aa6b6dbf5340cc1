import type { Progression, SkyReturn, Transits } from '@sibyl/contracts/http/your-sky'
import { api, underHotReload } from '../base-api.ts'

type Feed = { personId: string; createdAt: string } | null

// A sky is computed from a saved birth, so a change or deletion of the person makes it stale.
const yourSkyApi = api.enhanceEndpoints({ addTagTypes: ['SkyFeed', 'People'] }).injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getTransits: build.query<Transits, { personId: string; from: string; to: string }>({
      query: (params) => ({ url: '/divination/sky/transits', params }),
      transformResponse: ({ data }: { data: Transits }) => data,
      providesTags: ['People'],
    }),
    getReturn: build.query<SkyReturn, string>({
      query: (personId) => ({ url: '/divination/sky/returns', params: { personId, kind: 'solar' } }),
      transformResponse: ({ data }: { data: SkyReturn }) => data,
      providesTags: ['People'],
    }),
    getProgression: build.query<Progression, string>({
      query: (personId) => ({ url: '/divination/sky/progressions', params: { personId } }),
      transformResponse: ({ data }: { data: Progression }) => data,
      providesTags: ['People'],
    }),
    getSkyFeed: build.query<Feed, void>({
      query: () => '/divination/sky/feed',
      transformResponse: ({ feed }: { feed: Feed }) => feed,
      providesTags: ['SkyFeed', 'People'],
    }),
    makeSkyFeed: build.mutation<string, string>({
      query: (personId) => ({ url: '/divination/sky/feed', method: 'POST', body: { personId } }),
      transformResponse: ({ path }: { path: string }) => path,
      invalidatesTags: ['SkyFeed'],
    }),
    endSkyFeed: build.mutation<unknown, void>({
      query: () => ({ url: '/divination/sky/feed', method: 'DELETE' }),
      invalidatesTags: ['SkyFeed'],
    }),
  }),
})

export const {
  useGetTransitsQuery,
  useGetReturnQuery,
  useGetProgressionQuery,
  useGetSkyFeedQuery,
  useMakeSkyFeedMutation,
  useEndSkyFeedMutation,
} = yourSkyApi
