import { z } from 'zod'
import { tiers } from '../tiers.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

export const walletReasons = [
  'welcome',
  'reading',
  'returned',
  'purchase',
  'refund',
  'dispute',
  'support',
  'gift',
  'gift_returned',
] as const

const movement = z
  .object({
    at: instant,
    reason: z.enum(walletReasons),
    delta: z.int().meta({ description: 'Tokens added, or taken if negative' }),
    balance: z.int().meta({ description: 'Tokens after this entry' }),
    readingId: z.string().optional(),
    paymentId: z.string().optional(),
    why: z.string().optional().meta({ description: 'What the reason alone does not say: why a token was returned, what went to a debt' }),
  })
  .meta({ id: 'WalletEntry', description: 'An entry of the ledger' })

export const walletShown = success.extend({ tier: z.enum(tiers), oracleTokens: z.int(), ledger: z.array(movement) })

export const getWallet = operation({
  method: 'get',
  path: '/divination/wallet',
  summary: 'Show the wallet',
  description: 'The tier, the tokens left, and the ledger with every movement of them, the newest first.',
  caller: 'reader',
  answer: walletShown,
})
