import { api, underHotReload } from '../../lib/base-api.ts'

const deletionApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    deleteReading: build.mutation<void, string>({
      query: (id) => ({ url: `/divination/reading/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['History'],
    }),
  }),
})

export const { useDeleteReadingMutation } = deletionApi
