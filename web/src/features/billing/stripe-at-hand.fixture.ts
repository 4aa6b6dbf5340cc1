import type { Appearance, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { act } from '@testing-library/react'

type Handler = (event: object) => void

/** Stripe.js as the page's script would leave it, with a Payment Element that the test controls. */
export type StripeAtHand = {
  /** The fields' error when the form is submitted. */
  fault: StripeError | undefined
  /** The outcome of the payment. */
  confirm: () => Promise<PaymentIntentResult>
  /** The arguments of confirmPayment. */
  asked: unknown[]
  /** The client secrets of the elements that were made. */
  secrets: string[]
  /** The appearance that was requested. */
  looks: Appearance[]
  /** Makes the Payment Element report that it is ready, or that it failed to load. */
  says(event: 'ready' | 'loaderror'): void
  mounted(): number
}

const paid = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }) as PaymentIntentResult

/** Puts Stripe.js into the window, so that the loader finds it and fetches nothing. */
export const stripeAtHand = (): StripeAtHand => {
  const handlers = new Map<string, Set<Handler>>()
  let mounted = 0
  const element = {
    mount: () => {
      mounted += 1
    },
    destroy: () => {
      mounted -= 1
    },
    update: () => element,
    on: (event: string, handler: Handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
      return element
    },
    off: (event: string, handler: Handler) => handlers.get(event)?.delete(handler),
  }
  const hand: StripeAtHand = {
    fault: undefined,
    confirm: paid,
    asked: [],
    secrets: [],
    looks: [],
    says: (event) =>
      act(() => {
        for (const handler of handlers.get(event) ?? []) handler({ elementType: 'payment' })
      }),
    mounted: () => mounted,
  }
  const nothing = () => undefined
  const stripe = {
    elements: ({ clientSecret, appearance }: { clientSecret: string; appearance: Appearance }) => {
      hand.secrets.push(clientSecret)
      hand.looks.push(appearance)
      return { create: () => element, update: nothing, submit: async () => ({ error: hand.fault }) }
    },
    confirmPayment: (asked: { confirmParams: unknown; redirect: unknown }) => {
      hand.asked.push({ confirmParams: asked.confirmParams, redirect: asked.redirect })
      return hand.confirm()
    },
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
  }
  // The loader keeps the first one it finds, so this object stays the same and forwards to the Stripe of the current test.
  current = stripe
  Object.assign(window, { Stripe: script })
  return hand
}

let current: object = {}
const script = Object.assign(() => current, { version: 'endive' })
