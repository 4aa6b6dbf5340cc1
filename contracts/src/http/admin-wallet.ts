import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { ofReader } from './admin.ts'
import { ADJUSTMENT_MAX, actReason } from './admin-reason.ts'
import { instant, success } from './answers.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { operation } from './operation.ts'
import { readingStatuses } from './reading-statuses.ts'
import { walletShown } from './wallet.ts'

const debt = z.int().meta({ description: 'Tokens that were taken back after they had been spent' })

const getReaderWallet = operation({
  method: 'get',
  path: '/divination/admin/readers/:id/wallet',
  summary: 'Show a reader’s wallet',
  description: 'Tier, tokens, debt and the ledger, the newest entries first. Empty before the address is verified.',
  caller: 'admin',
  params: ofReader,
  answer: walletShown.extend({ debt }),
  failures: ['reader_not_found'],
})

const tokens = z
  .int('Please enter a whole number')
  .min(-ADJUSTMENT_MAX, `At most ${ADJUSTMENT_MAX} tokens at a time`)
  .max(ADJUSTMENT_MAX, `At most ${ADJUSTMENT_MAX} tokens at a time`)
  .refine((count) => count !== 0, 'Please enter at least 1')
  .meta({ description: 'Tokens to give, or to take if negative; not 0' })

const adjustTokens = operation({
  method: 'post',
  path: '/divination/admin/readers/:id/tokens',
  summary: 'Give or take tokens',
  description:
    'One entry of the ledger, of its own kind, which the reader sees with its reason. Given tokens pay a debt first. More than the balance cannot be taken. With an `Idempotency-Key` a repeated request moves nothing twice.',
  caller: 'admin',
  params: ofReader,
  headers: z.object({
    'Idempotency-Key': idempotencyKey.optional().meta({ description: 'A name of your own for this act; the same name acts once' }),
  }),
  body: z.object({ tokens, reason: actReason }),
  answer: success.extend({ oracleTokens: z.int(), debt }),
  failures: ['invalid_input', 'reader_not_found', 'balance_too_low', 'idempotency_mismatch', 'conflict'],
})

const listReaderReadings = operation({
  method: 'get',
  path: '/divination/admin/readers/:id/readings',
  summary: 'List a reader’s readings without their texts',
  description: 'What became of the latest readings. Neither the question nor the text is shown.',
  caller: 'admin',
  params: ofReader,
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20).meta({ description: 'Readings to return' }) }),
  answer: success.extend({
    readings: z.array(
      z.object({
        _id: z.string(),
        methodId: z.enum(methodIds),
        status: z.enum(readingStatuses),
        createdAt: instant,
        paid: z.boolean().meta({ description: 'Whether a token or a subscription paid for it' }),
        failure: z.string().optional().meta({ description: 'Why it failed, as the reader was told' }),
        calls: z.int().optional().meta({ description: 'Calls to the model' }),
      }),
    ),
  }),
})

export const adminWalletOperations = { getReaderWallet, adjustTokens, listReaderReadings }
