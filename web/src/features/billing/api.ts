import type { Pricing } from '@sibyl/contracts/http/payments'
import { api } from '../../lib/base-api.ts'

const PATIENCE_MS = 8000

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPricing: build.query<Pricing, void>({
      query: () => ({ url: '/payments/pricing', timeout: PATIENCE_MS }),
      transformResponse: (answer: { data: Pricing }) => answer.data,
      providesTags: ['Pricing'],
    }),
  }),
})

export const { useGetPricingQuery } = billingApi
