import type { PaymentShown, Pricing } from '@sibyl/contracts/http/payments'
import { giftPackages, subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import { api, underHotReload } from './base-api.ts'

const PATIENCE_MS = 8000

export type TokenPackage = Pricing['tokenPackages'][number]
export type Plan = Pricing['subscriptions'][number]

const paymentsApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getPricing: build.query<Pricing, void>({
      query: () => ({ url: '/payments/pricing', timeout: PATIENCE_MS }),
      transformResponse: (answer: { data: Pricing }) => answer.data,
      providesTags: ['Pricing'],
    }),
    /** Has the server check a payment with the provider, which credits it if it was paid. */
    checkPayment: build.mutation<PaymentShown, string>({
      query: (paymentIntentId) => ({ url: '/payments/confirm', method: 'POST', body: { paymentIntentId } }),
      transformResponse: (answer: { data: PaymentShown }) => answer.data,
      invalidatesTags: (_payment, error) => (error ? [] : ['Payments', 'Subscription', 'Wallet', 'Gifts']),
    }),
  }),
})

export const { useCheckPaymentMutation } = paymentsApi

const orDefault = <T>(given: readonly T[] | undefined, usual: readonly T[]): readonly T[] => (given?.length ? given : usual)

/** All prices; the default ones where the call returned none. */
export const usePrices = () => {
  const { data, isLoading, isFetching, isError, refetch } = paymentsApi.useGetPricingQuery()
  return {
    settled: !isLoading,
    failed: isError,
    asking: isFetching,
    askAgain: refetch,
    publishableKey: data?.stripe?.publishableKey ?? null,
    packs: orDefault<TokenPackage>(data?.tokenPackages, tokenPackages),
    gifts: orDefault<Pricing['giftPackages'][number]>(data?.giftPackages, giftPackages),
    plans: orDefault<Plan>(data?.subscriptions, subscriptions),
  }
}
