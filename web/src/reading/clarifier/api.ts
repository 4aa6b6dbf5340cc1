import type { Reading } from '@sibyl/contracts/http/readings'
import { api, underHotReload } from '../../lib/base-api.ts'

const clarifierApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    drawClarifier: build.mutation<Reading, { id: string; place: string }>({
      query: ({ id, place }) => ({ url: `/divination/reading/${encodeURIComponent(id)}/clarifier`, method: 'POST', body: { place } }),
      transformResponse: (answer: { reading: Reading }) => answer.reading,
      invalidatesTags: (_reading, _error, { id }) => ['History', { type: 'Reading', id }],
    }),
  }),
})

export const { useDrawClarifierMutation } = clarifierApi
