import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Sky } from '@sibyl/contracts/http/sky'
import { api, underHotReload } from './base-api.ts'

/** One sky a day: the first at `at` (default: now), for `days` days (default: one). */
type Span = { at?: string; days?: number }

const skyApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getSkies: build.query<Sky[], Span>({
      query: (params) => ({ url: '/divination/sky', params }),
      transformResponse: (answer: { skies: Sky[] }) => answer.skies,
    }),
  }),
})

const none: readonly Sky[] = []

/** The skies of a span; empty while they load, when they are not available, and while none is wanted. The drawing then shows no bodies. */
export const useSkies = (span: Span | null): readonly Sky[] => skyApi.useGetSkiesQuery(span ?? skipToken).currentData ?? none

const NOW: Span = {}

/** The current sky; null until it has loaded, and if it is not `wanted`. */
export const useSky = (wanted = true): Sky | null => useSkies(wanted ? NOW : null)[0] ?? null
