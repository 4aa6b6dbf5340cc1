import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { paymentOperations as calls } from '@sibyl/contracts/http/payments'
import { type Route, route } from '@sibyl/platform/http/route'
import type { BillingConfig } from './config.ts'
import { showOwnData } from './own-data/show-own-data.ts'
import { showPaymentsHealth } from './use-cases/show-payments-health.ts'
import { showPricing } from './use-cases/show-pricing.ts'

export const routes = (config: BillingConfig): readonly Route[] => [
  route(calls.getPricing, showPricing(config)),
  route(calls.getPaymentsHealth, showPaymentsHealth(config)),
  route(ownDataOperations.ownPayments, showOwnData),
]
