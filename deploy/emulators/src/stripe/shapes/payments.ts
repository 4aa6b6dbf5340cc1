/**
 * Objects of payments as the API answers them: field names and types are those of API version 2026-10-28.endive. Amounts are integer cents.
 * Beside each type stand the fields that have one value in this emulator (`fixed…`).
 */

/** A list that is always empty. */
export const none: never[] = []

export type Metadata = Record<string, string>

export type Address = {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export type BillingDetails = { address: Address; email: string | null; name: string | null; phone: string | null; tax_id: string | null }

export const fixedCustomer = {
  object: 'customer',
  address: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  phone: null,
  preferred_locales: none,
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
} as const

export type Customer = typeof fixedCustomer & {
  id: string
  /** Negative is credit, set off against the next invoices. */
  balance: number
  created: number
  currency: string | null
  email: string | null
  invoice_prefix: string
  metadata: Metadata
  name: string | null
  next_invoice_sequence: number
}

export type DeletedCustomer = { id: string; object: 'customer'; deleted: true }

export const fixedCard = {
  country: 'US',
  generated_from: null,
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
} as const

type Card = typeof fixedCard & {
  brand: string
  checks: { address_line1_check: null; address_postal_code_check: string | null; cvc_check: string | null }
  display_brand: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  last4: string
  networks: { available: string[]; preferred: null }
}

export const fixedPaymentMethod = { object: 'payment_method', customer_account: null, livemode: false, type: 'card' } as const

export type PaymentMethod = typeof fixedPaymentMethod & {
  id: string
  allow_redisplay: 'unspecified' | 'limited' | 'always'
  billing_details: BillingDetails
  card: Card
  created: number
  customer: string | null
  metadata: Metadata
}

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

const byCard: string[] = ['card']

export const fixedIntent = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
  payment_method_types: byCard,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const

export type PaymentIntent = typeof fixedIntent & {
  id: string
  amount: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  receipt_email: string | null
  setup_future_usage: 'off_session' | 'on_session' | null
  status: IntentStatus
}

export const fixedCharge = {
  object: 'charge',
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'SIBYL',
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const

export const fixedOutcome = { advice_code: null, network_advice_code: null, risk_level: 'normal', risk_score: 12 } as const

export type Charge = typeof fixedCharge & {
  id: string
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  outcome: typeof fixedOutcome & {
    network_decline_code: string | null
    network_status: string
    reason: string | null
    seller_message: string
    type: string
  }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { card: ChargedCard; type: 'card' }
  receipt_email: string | null
  receipt_number: string | null
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export const fixedChargedCard = {
  authorization_code: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  transaction_link_id: null,
  wallet: null,
} as const

type ChargedCard = typeof fixedChargedCard &
  Pick<Card, 'brand' | 'checks' | 'country' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4'> & {
    amount_authorized: number
    network: string
    three_d_secure: ThreeDSecure | null
  }

export const fixedThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  version: '2.2.0',
} as const

export type ThreeDSecure = typeof fixedThreeDSecure & { transaction_id: string }
