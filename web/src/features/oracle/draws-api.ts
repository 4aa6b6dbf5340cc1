import type { SealedDraw } from '@sibyl/contracts/http/draws'
import { api, underHotReload } from '../../lib/base-api.ts'

const drawsApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    sealDraw: build.query<SealedDraw, void>({
      query: () => ({ url: '/divination/draws', method: 'POST' }),
      transformResponse: (answer: { draw: SealedDraw }) => answer.draw,
    }),
  }),
})

export const { useSealDrawQuery, useLazySealDrawQuery } = drawsApi
