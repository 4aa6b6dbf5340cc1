import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import type { BillingConfig } from './config.ts'
import { routes } from './routes.ts'

/** Prices and, once a payment provider is set up, what is bought for them. */
export const billing = async ({ config }: Parts & { config: BillingConfig }): Promise<Service> => ({ routes: routes(config) })
