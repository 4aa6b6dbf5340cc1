/** The messages between a page and its card frame, over the port that the page passes to the frame. */

export type Appearance = { theme?: string; variables?: Readonly<Record<string, string>> }

/** An error as Stripe.js gives it to its callers. */
export type StripeError = {
  type: string
  message: string
  code?: string
  decline_code?: string
  payment_intent?: PaymentIntent
}

/** The part of a PaymentIntent that a browser acts on. */
export type PaymentIntent = {
  id: string
  status: string
  client_secret: string
  last_payment_error?: StripeError | null
  next_action?: {
    type: string
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { stripe_js?: string }
  } | null
}

export type Result = { paymentIntent: PaymentIntent; error?: undefined } | { error: StripeError; paymentIntent?: undefined }

/** The frame's initial settings. */
export type Start = { key: string; clientSecret: string; locale: string; appearance: Appearance }

export type ToFrame =
  | { type: 'start'; start: Start }
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'submit'; id: number }
  | { type: 'confirm'; id: number; returnUrl: string }

export type ElementEvent = 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderror' | 'loaderstart'

export type FromFrame =
  | { type: 'event'; event: ElementEvent; detail: Readonly<Record<string, unknown>> }
  | { type: 'height'; pixels: number }
  | { type: 'submitted'; id: number; error?: StripeError }
  | { type: 'confirmed'; id: number; result: Result }

/** The `type` of the message by which a challenge in a frame notifies its page that it was answered. */
export const CHALLENGE_ANSWERED = 'stripe-emulator:challenge'
