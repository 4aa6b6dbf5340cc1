import type { GiftShown } from '@sibyl/contracts/http/gifts'
import { api, underHotReload } from '../../lib/base-api.ts'

type Gifts = { given: GiftShown[]; received: GiftShown[] }

const giftsApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    listGifts: build.query<Gifts, void>({
      query: () => '/payments/gifts',
      transformResponse: (answer: { data: Gifts }) => answer.data,
      providesTags: ['Gifts'],
    }),
  }),
})

export const { useListGiftsQuery } = giftsApi
