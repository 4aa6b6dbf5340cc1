import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { healthApi } from '../../lib/health.ts'
import { loadStripe } from './load-stripe.ts'

type Loaded = { stripe: Stripe | null; failed: boolean }

/** Stripe for this installation: null until it has loaded. `again` retries a failed load. */
export const useStripeJs = (publishableKey: string) => {
  const { data: emulated, isFetching, isError, refetch } = healthApi.useGetEmulatedQuery()
  const [loaded, setLoaded] = useState<Loaded>({ stripe: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  const standsIn = emulated?.payments === true

  // `attempt` changes when the reader retries
  useEffect(() => {
    if (isFetching) return
    let left = false
    loadStripe(publishableKey, standsIn).then(
      (stripe) => left || setLoaded({ stripe, failed: false }),
      () => left || setLoaded({ stripe: null, failed: true }),
    )
    return () => {
      left = true
    }
  }, [publishableKey, standsIn, isFetching, attempt])

  return {
    ...loaded,
    again: async () => {
      setLoaded({ stripe: null, failed: false })
      // If the health call has failed, it is unknown whether payments are emulated.
      if (isError) await refetch()
      setAttempt((so) => so + 1)
    },
  }
}
