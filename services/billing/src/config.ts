import { readConfig } from '@sibyl/platform/config/read-config'
import { z } from 'zod'

const schema = z.object({
  /** The key Stripe gives to browsers. Without it nothing can be bought, and pricing says so. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must begin with pk_').optional(),
})
export type BillingConfig = z.infer<typeof schema>
export const readBillingConfig = (environment: NodeJS.ProcessEnv): BillingConfig => readConfig(schema, environment)
