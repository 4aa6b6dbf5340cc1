import type { Appearance, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { act } from '@testing-library/react'

type Handler = (event: object) => void

/** Stripe.js as the page's script would leave it, with a Payment Element that does as it is told. */
export type StripeAtHand = {
  /** What the fields say of themselves when the form is sent. */
  fault: StripeError | undefined
  /** What becomes of the payment. */
  confirm: () => Promise<PaymentIntentResult>
  /** What confirmPayment was asked with. */
  asked: unknown[]
  /** The client secrets of the elements that were made. */
  secrets: string[]
  /** How they were to look. */
  looks: Appearance[]
  /** Lets the Payment Element say that it is there, or that it did not come. */
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
  // The loader keeps the first one it finds, so it is always the same one, with the stripe of this test behind it.
  current = stripe
  Object.assign(window, { Stripe: script })
  return hand
}

let current: object = {}
const script = Object.assign(() => current, { version: 'endive' })
