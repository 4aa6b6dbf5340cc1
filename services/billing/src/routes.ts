import { getPaymentsHealth, getPricing } from '@sibyl/contracts/http/payments'
import { type Route, route } from '@sibyl/platform/http/route'
import type { BillingConfig } from './config.ts'
import { showPaymentsHealth } from './use-cases/show-payments-health.ts'
import { showPricing } from './use-cases/show-pricing.ts'

export const routes = (config: BillingConfig): readonly Route[] => [
  route(getPricing, showPricing(config)),
  route(getPaymentsHealth, showPaymentsHealth(config)),
]
