import type { giftOperations } from '@sibyl/contracts/http/gifts'
import type { z } from 'zod'
import { api, underHotReload } from '../../lib/base-api.ts'

type Give = (typeof giftOperations)['giveGift']
export type Opened = z.output<(typeof giftOperations)['openGift']['answer']>['data']

const giftApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    giveGift: build.mutation<z.output<Give['answer']>['data'], z.input<Give['body']>>({
      query: (body) => ({ url: '/payments/gifts/create', method: 'POST', body }),
      transformResponse: (answer: z.output<Give['answer']>) => answer.data,
    }),
    /** A POST that changes nothing: the code stays out of addresses. */
    openGift: build.query<Opened, string>({
      query: (code) => ({ url: '/payments/gifts/open', method: 'POST', body: { code } }),
      transformResponse: (answer: { data: Opened }) => answer.data,
    }),
    redeemGift: build.mutation<{ tokens: number }, string>({
      // The same key for each press, so that a retry gets the lost answer.
      query: (code) => ({
        url: '/payments/gifts/redeem',
        method: 'POST',
        body: { code },
        headers: { 'Idempotency-Key': `redeem-${code.split('.', 1)[0]}` },
      }),
      invalidatesTags: (_gift, error) => (error ? [] : ['Wallet', 'Gifts']),
    }),
  }),
})

export const { useGiveGiftMutation, useOpenGiftQuery, useRedeemGiftMutation } = giftApi
