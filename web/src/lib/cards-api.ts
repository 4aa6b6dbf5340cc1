import type { LibraryCard } from '@sibyl/contracts/http/library'
import { api, underHotReload } from './base-api.ts'

/** The deck does not change during a visit. */
const AN_HOUR_S = 3600

const cardsApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getCards: build.query<LibraryCard[], void>({
      query: () => '/divination/cards',
      transformResponse: (answer: { cards: LibraryCard[] }) => answer.cards,
      keepUnusedDataFor: AN_HOUR_S,
    }),
  }),
})

export const { useGetCardsQuery } = cardsApi
