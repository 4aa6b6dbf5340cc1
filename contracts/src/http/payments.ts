import { z } from 'zod'
import { success } from './answers.ts'
import { operation } from './operation.ts'

const pricing = z.object({
  stripe: z.object({ publishableKey: z.string().nullable() }),
  tokenPackages: z.array(z.object({ tokens: z.int(), price: z.number(), popular: z.boolean() })),
  subscriptions: z.array(
    z.object({ name: z.string(), plan: z.string(), price: z.number(), interval: z.enum(['month', 'year']), popular: z.boolean() }),
  ),
})
export type Pricing = z.infer<typeof pricing>

export const getPricing = operation({
  method: 'get',
  path: '/payments/pricing',
  summary: 'Token packs and subscriptions',
  caller: 'public',
  answer: success.extend({ data: pricing }),
})

export const getPaymentsHealth = operation({
  method: 'get',
  path: '/payments/health',
  summary: 'Whether payments can be taken',
  caller: 'public',
  answer: success.extend({ status: z.enum(['ok', 'not_configured']) }),
})

export const paymentOperations = { getPricing, getPaymentsHealth }
