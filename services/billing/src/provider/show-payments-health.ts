import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Answer } from '@sibyl/platform/http/route'
import type { PaymentProvider } from './payment-provider.ts'

export const showPaymentsHealth =
  (provider: PaymentProvider | undefined) => async (): Promise<Answer<(typeof paymentOperations)['getPaymentsHealth']>> => ({
    success: true,
    status: provider ? 'ok' : 'not_configured',
  })
