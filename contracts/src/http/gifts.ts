import { z } from 'zod'
import { GIFT_MONTHS } from '../constants.ts'
import { giftPackages } from '../prices.ts'
import { instant, success } from './answers.ts'
import { giftName, giftWords } from './gift-words.ts'
import { operation } from './operation.ts'

const giftForm = giftWords.extend({
  tokens: z
    .literal(
      giftPackages.map(({ tokens }) => tokens),
      'Please choose 1, 5 or 15 tokens',
    )
    .meta({ description: 'Tokens in the envelope' }),
  amount: z
    .number('Please choose a gift')
    .optional()
    .meta({ description: 'Dollars, as shown to the giver. It is compared with the price, never charged.' }),
  giverName: giftName,
})
export type GiftForm = z.infer<typeof giftForm>

const giveGift = operation({
  method: 'post',
  path: '/payments/gifts/create',
  summary: 'Start giving tokens',
  description: 'Creates a payment at the provider, as for a token package; the browser confirms it with `clientSecret`.',
  caller: 'reader',
  body: giftForm,
  answer: success.extend({ data: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }) }),
  failures: ['price_changed', 'idempotency_mismatch', 'payments_not_configured'],
})

/** The code of a gift, from the link that was mailed. Nothing in it says what it opens. */
const withCode = z.object({
  code: z
    .string('Please enter the code of the gift')
    .trim()
    .min(1, 'Please enter the code of the gift')
    .max(200, 'Please enter the code of the gift')
    .meta({ description: 'The part of the gift’s link behind the #' }),
})

const openGift = operation({
  method: 'post',
  path: '/payments/gifts/open',
  summary: 'Look into a gift',
  description:
    'Shows the contents of the envelope to anyone with its code, and changes nothing. A POST, so that the code stays out of addresses.',
  caller: 'public',
  body: withCode,
  answer: success.extend({
    data: z.object({
      tokens: z.int(),
      recipientName: z.string().optional(),
      giverName: z.string().optional(),
      note: z.string().optional(),
      expiresAt: instant,
    }),
  }),
  failures: ['gift_not_found', 'already_redeemed', 'gift_expired'],
  limit: 'gifts',
})

const redeemGift = operation({
  method: 'post',
  path: '/payments/gifts/redeem',
  summary: 'Redeem a gift',
  description: `Credits the tokens to the reader, once. A gift that nobody redeems goes back to its giver ${GIFT_MONTHS} months after its day. The same \`Idempotency-Key\` repeats the answer.`,
  caller: 'reader',
  body: withCode,
  answer: success.extend({ tokens: z.int().meta({ description: 'Tokens in the gift' }) }),
  failures: ['gift_not_found', 'already_redeemed', 'gift_expired'],
  limit: 'gifts',
})

const giftStatuses = ['sealed', 'sent', 'redeemed', 'returned', 'taken_back'] as const

const gift = z
  .object({
    _id: z.string(),
    tokens: z.int().meta({ description: 'Tokens in it now, or when it ended; fewer than were paid for after a refund' }),
    status: z.enum(giftStatuses).meta({
      description: 'Paid and waiting for its day · mailed · redeemed · back with its giver · emptied by a refund or dispute',
    }),
    recipientName: z.string().optional(),
    note: z.string().optional(),
    at: instant.meta({ description: 'Given: when it was ordered. Received: when it was redeemed' }),
    deliverAt: instant,
    expiresAt: instant,
    code: z.string().optional().meta({ description: 'To the giver, while it can be redeemed: the code, to pass the link on by hand' }),
  })
  .meta({ id: 'Gift', description: 'A gift that the reader gave or received' })
export type GiftShown = z.infer<typeof gift>

const listGifts = operation({
  method: 'get',
  path: '/payments/gifts',
  summary: 'List gifts',
  description: 'The gifts that the reader has given and received, 100 of each at most, the newest first.',
  caller: 'reader',
  answer: success.extend({ data: z.object({ given: z.array(gift), received: z.array(gift) }) }),
})

export const giftOperations = { giveGift, openGift, redeemGift, listGifts }
