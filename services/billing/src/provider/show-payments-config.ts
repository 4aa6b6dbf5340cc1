import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer } from '@sibyl/platform/http/route'
import type { BillingConfig } from '../config.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Operation = (typeof paymentOperations)['getPaymentsConfig']

/** How payments are set up, without any secret. @throws AppError not_found unless PAYMENTS_DEV */
export const showPaymentsConfig =
  ({ PAYMENTS_DEV, CURRENCY: currency }: BillingConfig, provider: PaymentProvider | undefined) =>
  async (): Promise<Answer<Operation>> => {
    if (!PAYMENTS_DEV) throw new AppError('not_found')
    const mode = provider && (provider.live ? 'live' : 'test')
    return {
      success: true,
      data: { configured: provider !== undefined, mode: mode ?? null, apiVersion: provider?.apiVersion ?? null, currency },
    }
  }
