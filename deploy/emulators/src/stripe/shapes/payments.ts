import type Stripe from 'stripe'
import type { Shape } from './shape.ts'

/** Objects of payments in the types of Stripe's SDK. Amounts are integer cents. */

export type Metadata = Stripe.Metadata

export type Customer = Shape<
  Stripe.Customer,
  { currency: string | null; name: string | null; invoice_prefix: string; next_invoice_sequence: number }
>

export type DeletedCustomer = { id: string; object: 'customer'; deleted: true }

type Checks = { address_line1_check: null; address_postal_code_check: string | null; cvc_check: string | null }
type Card = Shape<Stripe.PaymentMethod.Card, { checks: Checks; fingerprint: string }>

export type PaymentMethod = Shape<Stripe.PaymentMethod, { card: Card; metadata: Metadata }>

type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string } }

/** A card error, in a response and as `last_payment_error`. */
export type PaymentError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  message: string
  decline_code?: string
  param?: string
  charge?: string
  payment_method?: PaymentMethod
}

export type IntentStatus = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export type PaymentIntent = Shape<
  Stripe.PaymentIntent,
  {
    automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: boolean } | null
    client_secret: string
    last_payment_error: PaymentError | null
    next_action: NextAction | null
    status: IntentStatus
  }
>

export type Charge = Shape<
  Stripe.Charge,
  {
    outcome: Stripe.Charge.Outcome
    payment_intent: string
    payment_method: string
    payment_method_details: { card: ChargedCard; type: 'card' }
    status: 'succeeded' | 'failed'
  }
>

type ChargedCard = Shape<Stripe.Charge.PaymentMethodDetails.Card, { brand: string; last4: string; network: string }>

export type ThreeDSecure = Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure
