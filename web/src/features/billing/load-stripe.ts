import type { Stripe } from '@stripe/stripe-js'

const STAND_IN = '/_dev/stripe/js/stripe.js'

/** A module that failed to load is not asked for again under the same address. */
let attempts = 0

/** If payments are emulated, a script of this installation replaces Stripe's. */
const loadStandIn = () =>
  new Promise<void>((resolve, reject) => {
    if (window.Stripe) return resolve()
    attempts += 1
    const script = document.createElement('script')
    script.type = 'module'
    script.src = attempts === 1 ? STAND_IN : `${STAND_IN}?attempt=${attempts}`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The stand-in for Stripe.js did not load'))
    })
    document.head.append(script)
  })

/** Stripe.js, fetched when it is needed and not before. @throws when it does not come */
export const loadStripe = async (publishableKey: string, emulated: boolean): Promise<Stripe> => {
  if (emulated) await loadStandIn()
  const { loadStripe: load } = await import('@stripe/stripe-js/pure')
  const stripe = await load(publishableKey)
  if (!stripe) throw new Error('Stripe.js did not load')
  return stripe
}
