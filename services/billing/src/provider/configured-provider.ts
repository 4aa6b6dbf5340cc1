import type { BillingConfig } from '../config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { stripePayments } from './stripe/stripe-payments.ts'

/** The payment provider that the configuration names, if it names one. */
export const configuredProvider = ({
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY = '',
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
}: BillingConfig): PaymentProvider | undefined =>
  STRIPE_SECRET_KEY
    ? stripePayments({
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecrets: STRIPE_WEBHOOK_SECRET ?? [],
        apiUrl: STRIPE_API_URL,
      })
    : undefined
