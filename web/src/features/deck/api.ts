import type { LibraryHexagram, LibraryTrigram } from '@sibyl/contracts/http/library'
import { api, underHotReload } from '../../lib/base-api.ts'

export type Book = { trigrams: readonly LibraryTrigram[]; hexagrams: readonly LibraryHexagram[] }

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
