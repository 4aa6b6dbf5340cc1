import type { Pricing } from '@sibyl/contracts/http/payments'
import { subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import { useGetPricingQuery } from './api.ts'

export type TokenPackage = Pricing['tokenPackages'][number]
export type Plan = Pricing['subscriptions'][number]

const orDefault = <T>(given: readonly T[] | undefined, usual: readonly T[]): readonly T[] => (given?.length ? given : usual)

/** What everything costs; the default prices where the call gave nothing. */
export const usePrices = () => {
  const { data, isLoading, isFetching, isError, refetch } = useGetPricingQuery()
  return {
    settled: !isLoading,
    failed: isError,
    asking: isFetching,
    askAgain: refetch,
    publishableKey: data?.stripe?.publishableKey ?? null,
    packs: orDefault<TokenPackage>(data?.tokenPackages, tokenPackages),
    plans: orDefault<Plan>(data?.subscriptions, subscriptions),
  }
}
