import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Sky } from '@sibyl/contracts/http/sky'
import { api, underHotReload } from './base-api.ts'

/** The skies of `days` days (1), from a moment on (now). */
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

/** The skies of a span; empty until they have come, where they cannot be had, and while none is wanted. What is drawn then stays without its bodies. */
export const useSkies = (span: Span | null): readonly Sky[] => skyApi.useGetSkiesQuery(span ?? skipToken).currentData ?? none

const NOW: Span = {}

/** The sky at this moment, or null until it has come, and where it is not `wanted`. */
export const useSky = (wanted = true): Sky | null => useSkies(wanted ? NOW : null)[0] ?? null
