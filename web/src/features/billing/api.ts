import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { z } from 'zod'
import { api, underHotReload } from '../../lib/base-api.ts'

type Operations = typeof paymentOperations
type Body<K extends 'buyTokens' | 'subscribe'> = z.input<Operations[K]['body']>
type Data<K extends 'buyTokens' | 'subscribe'> = z.output<Operations[K]['answer']>['data']

const billingApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    buyTokens: build.mutation<Data<'buyTokens'>, Body<'buyTokens'>>({
      query: (body) => ({ url: '/payments/tokens/create', method: 'POST', body }),
      transformResponse: (answer: { data: Data<'buyTokens'> }) => answer.data,
    }),
    subscribe: build.mutation<Data<'subscribe'>, Body<'subscribe'>>({
      query: (body) => ({ url: '/payments/subscription/create', method: 'POST', body }),
      transformResponse: (answer: { data: Data<'subscribe'> }) => answer.data,
    }),
  }),
})

export const { useBuyTokensMutation, useSubscribeMutation } = billingApi
