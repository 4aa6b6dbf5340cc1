import { api, underHotReload } from '../../lib/base-api.ts'
import type { Book } from '../../lib/page-excerpt.ts'

/** The library does not change during a visit. */
const AN_HOUR_S = 3600

const libraryApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getHexagrams: build.query<Book, void>({
      query: () => '/divination/hexagrams',
      transformResponse: ({ trigrams, hexagrams }: Book) => ({ trigrams, hexagrams }),
      keepUnusedDataFor: AN_HOUR_S,
    }),
  }),
})

export const { useGetHexagramsQuery } = libraryApi
