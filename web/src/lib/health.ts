import { api, underHotReload } from './base-api.ts'

/** The third parties that this installation emulates. Absent in production. */
export type Emulated = { model: boolean; payments: boolean; mail: boolean }

export const healthApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getEmulated: build.query<Emulated | null, void>({
      query: () => '/health',
      transformResponse: (answer: { emulated?: Emulated }) => answer.emulated ?? null,
      keepUnusedDataFor: 3600,
    }),
  }),
})
