import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Answer } from '@sibyl/platform/http/route'
import type { BillingConfig } from '../config.ts'

export const showPaymentsHealth =
  ({ STRIPE_PUBLISHABLE_KEY }: BillingConfig) =>
  async (): Promise<Answer<(typeof paymentOperations)['getPaymentsHealth']>> => ({
    success: true,
    status: STRIPE_PUBLISHABLE_KEY ? 'ok' : 'not_configured',
  })
