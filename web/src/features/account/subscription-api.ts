import type { PaymentShown, SubscriptionShown } from '@sibyl/contracts/http/payments'
import type { PlanId } from '@sibyl/contracts/prices'
import { api, underHotReload } from '../../lib/base-api.ts'
import { refreshProfile } from '../../lib/session/session.ts'
import type { AppDispatch } from '../../lib/store-hooks.ts'

/** The server's page size. */
export const PAYMENTS_AT_MOST = 100

type Answer = { data: SubscriptionShown | null }
type Change = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SubscriptionShown | null }> }

/** Shows the changed subscription at once, and refetches the tier. */
const follow = async (_change: unknown, { dispatch, queryFulfilled }: Change) => {
  const changed = await queryFulfilled.catch(() => null) // the caller shows the error
  if (!changed) return
  dispatch(subscriptionApi.util.updateQueryData('getSubscription', undefined, () => changed.data))
  await dispatch(refreshProfile()).catch(() => null) // If this fails, the change is still made.
}

const subscriptionApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getSubscription: build.query<SubscriptionShown | null, void>({
      query: () => '/payments/subscription',
      transformResponse: ({ data }: Answer) => data,
      providesTags: ['Subscription'],
    }),
    cancelSubscription: build.mutation<SubscriptionShown | null, void>({
      query: () => ({ url: '/payments/subscription/cancel', method: 'POST', body: { immediate: false } }),
      transformResponse: ({ data }: Answer) => data,
      onQueryStarted: follow,
    }),
    reactivateSubscription: build.mutation<SubscriptionShown | null, void>({
      query: () => ({ url: '/payments/subscription/reactivate', method: 'POST' }),
      transformResponse: ({ data }: Answer) => data,
      onQueryStarted: follow,
    }),
    changePlan: build.mutation<SubscriptionShown | null, PlanId>({
      query: (plan) => ({ url: '/payments/subscription/change', method: 'POST', body: { plan } }),
      transformResponse: ({ data }: Answer) => data,
      onQueryStarted: follow,
      invalidatesTags: (_subscription, error) => (error ? [] : ['Payments']),
    }),
    getPayments: build.query<PaymentShown[], number>({
      query: (limit) => `/payments/history?limit=${limit}`,
      transformResponse: (answer: { data: { payments: PaymentShown[] } }) => answer.data.payments,
      providesTags: ['Payments'],
    }),
  }),
})

export const {
  useGetSubscriptionQuery,
  useCancelSubscriptionMutation,
  useReactivateSubscriptionMutation,
  useChangePlanMutation,
  useGetPaymentsQuery,
} = subscriptionApi
