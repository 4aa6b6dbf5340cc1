/** Objects of payments as the API answers them: field names and types are those of API version 2026-10-28.endive. Amounts are integer cents. */

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

export type Customer = {
  id: string
  object: 'customer'
  address: Address | null
  /** Negative is credit, set off against the next invoices. */
  balance: number
  created: number
  currency: string | null
  customer_account: null
  default_source: null
  delinquent: boolean
  description: string | null
  discount: null
  email: string | null
  invoice_prefix: string
  invoice_settings: { custom_fields: null; default_payment_method: null; footer: null; rendering_options: null }
  livemode: false
  metadata: Metadata
  name: string | null
  next_invoice_sequence: number
  phone: string | null
  preferred_locales: string[]
  shipping: null
  tax_exempt: 'none'
  test_clock: null
}

export type DeletedCustomer = { id: string; object: 'customer'; deleted: true }

type Card = {
  brand: string
  checks: { address_line1_check: null; address_postal_code_check: string | null; cvc_check: string | null }
  country: string
  display_brand: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  generated_from: null
  last4: string
  networks: { available: string[]; preferred: null }
  regulated_status: 'unregulated'
  three_d_secure_usage: { supported: boolean }
  wallet: null
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  allow_redisplay: 'unspecified' | 'limited' | 'always'
  billing_details: BillingDetails
  card: Card
  created: number
  customer: string | null
  customer_account: null
  livemode: false
  metadata: Metadata
  type: 'card'
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

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: null
  amount: number
  amount_capturable: number
  amount_details: { tip: Record<string, never> }
  amount_received: number
  application: null
  application_fee_amount: null
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  customer_account: null
  description: string | null
  excluded_payment_method_types: null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  livemode: false
  managed_payments: null
  metadata: Metadata
  next_action: NextAction | null
  on_behalf_of: null
  payment_method: string | null
  payment_method_configuration_details: null
  payment_method_options: { card: { installments: null; mandate_options: null; network: null; request_three_d_secure: 'automatic' } }
  payment_method_types: string[]
  payment_record: null
  processing: null
  receipt_email: string | null
  review: null
  setup_future_usage: 'off_session' | 'on_session' | null
  shipping: null
  source: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: IntentStatus
  transfer_data: null
  transfer_group: string | null
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  application: null
  application_fee: null
  application_fee_amount: null
  balance_transaction: string | null
  billing_details: BillingDetails
  calculated_statement_descriptor: string
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_balance_transaction: null
  failure_code: string | null
  failure_message: string | null
  fraud_details: Record<string, never>
  livemode: false
  metadata: Metadata
  on_behalf_of: null
  outcome: {
    advice_code: null
    network_advice_code: null
    network_decline_code: string | null
    network_status: string
    reason: string | null
    risk_level: string
    risk_score: number
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
  review: null
  shipping: null
  source: null
  source_transfer: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: 'succeeded' | 'failed' | 'pending'
  transfer_data: null
  transfer_group: string | null
}

type ChargedCard = Pick<Card, 'brand' | 'checks' | 'country' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4'> & {
  amount_authorized: number
  authorization_code: null
  electronic_commerce_indicator: null
  installments: null
  mandate: null
  network: string
  network_transaction_id: string | null
  regulated_status: 'unregulated'
  three_d_secure: ThreeDSecure | null
  transaction_link_id: null
  wallet: null
}

export type ThreeDSecure = {
  authentication_flow: 'challenge'
  electronic_commerce_indicator: '05'
  exemption_indicator: null
  result: 'authenticated'
  result_reason: null
  transaction_id: string
  version: '2.2.0'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  customer: string | null
  customer_account: null
  destination_details: { card: { reference: string; reference_status: string; reference_type: string; type: string }; type: 'card' }
  metadata: Metadata
  payment_intent: string
  payment_method: string
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  receipt_number: null
  source_transfer_reversal: null
  status: 'succeeded'
  transfer_reversal: null
}

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  created: number
  currency: string
  enhanced_eligibility_types: never[]
  evidence: Record<string, string | null>
  evidence_details: {
    due_by: number | null
    enhanced_eligibility: Record<string, never>
    has_evidence: boolean
    past_due: boolean
    submission_count: number
    submission_method: 'manual' | 'not_submitted'
  }
  intended_submission_method: null
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  payment_intent: string
  payment_method_details: {
    card: { brand: string; case_type: 'chargeback'; network: string; network_reason_code: string }
    type: 'card'
  }
  reason: string
  status: DisputeStatus
}

export type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  balance_type: 'payments'
  created: number
  currency: string
  description: string | null
  exchange_rate: null
  fee: number
  fee_details: { amount: number; application: null; currency: string; description: string; type: 'stripe_fee' }[]
  net: number
  reporting_category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal'
  source: string
  status: 'pending' | 'available'
  type: 'charge' | 'refund' | 'adjustment'
}
