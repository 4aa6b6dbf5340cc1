import { answerChallenge } from './challenge-dialog.ts'
import type { Appearance, PaymentIntent, Result, StripeError } from './messages.ts'
import { paymentElement } from './payment-element.ts'
import { retrieve } from './payment-intents.ts'

/**
 * An emulator of Stripe.js: `Stripe(key)` with the parts that @stripe/react-stripe-js and a checkout with the Payment Element use.
 * It calls the emulated API beside it, and no card is ever charged.
 */

/** The emulated release; @stripe/stripe-js compares it with its own. */
const RELEASE = 'endive'

type ElementsOptions = { clientSecret?: string; appearance?: Appearance; locale?: string }
type PaymentElements = ReturnType<typeof elementsOf>
type Confirmation = {
  elements?: PaymentElements
  clientSecret?: string
  confirmParams?: { return_url?: string }
  redirect?: 'always' | 'if_required'
}

const misuse = (message: string): StripeError => ({ type: 'invalid_request_error', message })

const never = new Promise<never>(() => undefined)

const elementsOf = (key: string, options: ElementsOptions) => {
  let payment: ReturnType<typeof paymentElement> | undefined
  return {
    clientSecret: options.clientSecret,
    create: (type: string) => {
      if (type !== 'payment') throw new Error(`This stand-in has no ${type} element, only the payment element.`)
      payment = paymentElement({
        key,
        clientSecret: options.clientSecret ?? '',
        locale: options.locale ?? 'auto',
        appearance: options.appearance ?? {},
      })
      return payment.element
    },
    getElement: (type: string) => (type === 'payment' ? (payment?.element ?? null) : null),
    update: async ({ appearance }: ElementsOptions) => {
      if (appearance) payment?.restyle(appearance)
    },
    fetchUpdates: async () => ({}),
    on: () => undefined,
    submit: async () => {
      const error = payment ? await payment.submit() : misuse('There is no Payment Element.')
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
    confirm: async (returnUrl: string): Promise<Result> =>
      payment ? payment.confirm(returnUrl) : { error: misuse('There is no Payment Element.') },
  }
}

const outcome = (paymentIntent: PaymentIntent): Result =>
  paymentIntent.status === 'requires_payment_method' || paymentIntent.status === 'canceled'
    ? { error: paymentIntent.last_payment_error ?? misuse('The payment was not completed.') }
    : { paymentIntent }

/** The payer's return address, with the status of the payment in Stripe's parameters. */
const withOutcome = (returnUrl: string, { id, client_secret }: PaymentIntent): string => {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', 'succeeded')
  return url.href
}

const stripeFor = (key: string) => {
  /** Completes the payment's next action: the bank's challenge in a dialog, or on its own page. */
  const carryOn = async (paymentIntent: PaymentIntent): Promise<Result> => {
    const { redirect_to_url: redirect, use_stripe_sdk: inPage } = paymentIntent.next_action ?? {}
    if (redirect) {
      location.assign(new URL(redirect.url, import.meta.url))
      return never
    }
    if (inPage?.stripe_js) {
      await answerChallenge(new URL(inPage.stripe_js, import.meta.url))
      const { paymentIntent: after, error } = await retrieve(key, paymentIntent.client_secret)
      if (error) return { error }
      return after.status === 'requires_action' ? { error: misuse('The confirmation was not completed.') } : outcome(after)
    }
    return outcome(paymentIntent)
  }

  const confirmPayment = async ({ elements, confirmParams, redirect = 'always' }: Confirmation): Promise<Result> => {
    if (!elements) return { error: misuse('confirmPayment needs `elements`.') }
    const returnUrl = confirmParams?.return_url ?? ''
    const confirmed = await elements.confirm(returnUrl)
    const result = confirmed.paymentIntent ? await carryOn(confirmed.paymentIntent) : confirmed
    if (result.error || redirect === 'if_required') return result
    location.assign(withOutcome(returnUrl, result.paymentIntent))
    return never
  }

  const notHere = (name: string) => async (): Promise<Result> => ({ error: misuse(`This stand-in has no ${name}.`) })

  return {
    elements: (options: ElementsOptions = {}) => elementsOf(key, options),
    confirmPayment,
    retrievePaymentIntent: (clientSecret: string) => retrieve(key, clientSecret),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }): Promise<Result> => {
      const { paymentIntent, error } = await retrieve(key, clientSecret)
      return error ? { error } : carryOn(paymentIntent)
    },
    // The wrapper checks for these members to recognise a Stripe object; nothing here uses them.
    createToken: notHere('createToken'),
    createPaymentMethod: notHere('createPaymentMethod'),
    confirmCardPayment: notHere('confirmCardPayment'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

Object.assign(globalThis, { Stripe: Object.assign(stripeFor, { version: RELEASE }) })
