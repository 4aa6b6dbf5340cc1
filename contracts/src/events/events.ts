import { z } from 'zod'
import { activityKinds } from '../http/account.ts'
import { instant } from '../http/answers.ts'
import { walletReasons } from '../http/wallet.ts'
import { methodIds } from '../methods.ts'
import { planIds } from '../prices.ts'

const user = z.object({ userId: z.string() })

/** A keyed hash of a mailbox: it shows that two accounts had the same one, and not whose it is. */
const mailbox = z.string().optional().meta({ description: 'Names the mailbox of the account: a keyed hash of its normalized address' })

const payment = user.extend({
  paymentId: z.string().meta({ description: 'Our own id of it' }),
  kind: z.enum(['tokens', 'subscription']),
  description: z.string(),
  tokens: z.int(),
  amount: z.int().meta({ description: 'Cents' }),
  currency: z.string(),
  at: instant,
})

/**
 * What services tell each other: past tense, versioned, by type; who sends and who hears each is in `routes.ts`.
 * Only `user.registered` and `user.renamed` carry personal data, because the mail service must learn whom to write to; no event carries a secret:
 * a link is named by `linkId`, and its token is derived by those who hold the link secret.
 */
export const events = {
  'user.registered.v1': user
    .extend({ email: z.string(), firstName: z.string(), linkId: z.string(), expiresAt: instant })
    .meta({ description: 'Somebody signed up; `linkId` names the verification link to be mailed, good until `expiresAt`' }),
  'user.verification-requested.v1': user
    .extend({ linkId: z.string(), expiresAt: instant })
    .meta({ description: 'A new verification link is wanted; earlier ones are good no longer' }),
  'user.verified.v1': user.extend({ mailbox }).meta({ description: 'The address of the account is known to be theirs' }),
  'user.renamed.v1': user
    .extend({ firstName: z.string(), asOf: instant.meta({ description: 'An older saying never overwrites a newer one' }) })
    .meta({ description: 'What a reader is called in mails' }),
  'user.password-reset-requested.v1': user
    .extend({ linkId: z.string(), expiresAt: instant })
    .meta({ description: 'A link to choose a new password is wanted; earlier ones are good no longer' }),
  'user.password-changed.v1': user
    .extend({
      changeId: z.string().meta({ description: 'Names the change, so that it is told of once' }),
      how: z.enum(['changed', 'reset']),
      at: instant,
    })
    .meta({ description: 'The account has another password, chosen by its reader or by a mailed link' }),
  'session.ended.v1': user
    .extend({ sessionId: z.string() })
    .meta({ description: 'One session is over: services that verify access tokens refuse those of this session' }),
  'user.epoch-ended.v1': user
    .extend({
      epoch: z.int().meta({ description: 'The epoch of the account that its access tokens name' }),
      keptSession: z.string().optional().meta({ description: 'The one session that goes on: the one that chose another password' }),
    })
    .meta({ description: 'All sessions of an epoch are over: services that verify access tokens refuse those of this epoch' }),
  'user.deleted.v1': user
    .extend({ mailbox })
    .meta({ description: 'The account is deleted: each service erases what it stores about the reader' }),
  'user.activity-noted.v1': user
    .extend({ activityId: z.string(), kind: z.enum(activityKinds), at: instant, device: z.string().optional() })
    .meta({ description: 'Something was done with an account that its log keeps' }),
  'user.timezone-changed.v1': user.extend({ timezone: z.string() }).meta({ description: 'Where a reader’s days begin: an IANA time zone' }),
  'payment.succeeded.v1': payment.extend({ receiptUrl: z.string().optional() }).meta({
    description: 'A payment is in: `tokens` are to be credited, once by `paymentId`; 0 for a subscription, whose right comes by itself',
  }),
  'payment.failed.v1': payment.meta({ description: 'A payment was declined or given up' }),
  'payment.refunded.v1': payment
    .extend({
      refundId: z.string().meta({ description: 'Of the refund or the dispute: what counts once' }),
      how: z.enum(['refund', 'dispute', 'dispute_won']),
    })
    .meta({
      description: '`tokens` are to be taken back (or, of a dispute that was won, restored); `amount` is what this refund gave back',
    }),
  'subscription.changed.v1': user
    .extend({
      subscriptionId: z.string(),
      plan: z.enum(planIds).optional(),
      cancelAtPeriodEnd: z.boolean().optional(),
      suspended: z.boolean().optional().meta({ description: 'It goes on, but a payment of it is disputed' }),
      premiumUntil: instant.nullable().meta({ description: 'Premium until then; null when the subscription grants nothing any more' }),
      asOf: instant.meta({ description: 'When the provider said so; an older saying never overwrites a newer one' }),
    })
    .meta({ description: 'What a subscription grants now' }),
  'wallet.changed.v1': user
    .extend({
      version: z.int().meta({ description: 'Grows with each change of the wallet; a lower one than known is old news' }),
      tokens: z.int(),
      premiumUntil: instant.nullable(),
      operation: z.object({
        key: z.string().meta({ description: 'The business key by which the operation counts once' }),
        delta: z.int(),
        balance: z.int(),
        reason: z.enum(walletReasons),
        at: instant,
        readingId: z.string().optional(),
        paymentId: z.string().optional(),
        why: z.string().optional(),
      }),
    })
    .meta({ description: 'One operation on a wallet, with the balance it led to' }),
  'reading.generated.v1': user
    .extend({ readingId: z.string(), methodId: z.enum(methodIds) })
    .meta({ description: 'A reading is written whose reader had left before its end' }),
  'reading.requested.v1': z.object({ readingId: z.string() }).meta({ description: 'A reading is saved and waits to be written' }),
} as const

export type EventType = keyof typeof events
export type EventData<T extends EventType> = z.infer<(typeof events)[T]>
