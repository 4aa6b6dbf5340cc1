import { z } from 'zod'
import { activityKinds } from '../http/account.ts'
import { adminActs } from '../http/admin.ts'
import { instant } from '../http/answers.ts'
import { walletReasons } from '../http/wallet.ts'
import { methodIds } from '../methods.ts'
import { planIds } from '../prices.ts'

const user = z.object({ userId: z.string() })

/** A keyed hash of a mailbox: it shows that two accounts share one, without revealing it. */
const mailbox = z.string().optional().meta({ description: 'Names the mailbox of the account: a keyed hash of its normalized address' })

const payment = user.extend({
  paymentId: z.string().meta({ description: 'Our own id of the payment' }),
  kind: z.enum(['tokens', 'subscription']),
  description: z.string(),
  tokens: z.int(),
  amount: z.int().meta({ description: 'Cents' }),
  currency: z.string(),
  at: instant,
  gift: z.boolean().optional().meta({
    description:
      'The payment of a gift, whose `kind` is `tokens`; `tokens` counts those of the giver’s wallet, so 0 until the gift has ended',
  }),
})

/** A reading that ended; `userId` is a visitor's id for a visitor's daily card. */
const endedReading = user.extend({
  readingId: z.string(),
  methodId: z.enum(methodIds),
  unattended: z.boolean().default(true).meta({
    description:
      'Whether the reader had left before the end. Missing in events of releases that published this only for readers who had left',
  }),
})

/** An act of an administrator on the reader's account. */
const act = user.extend({
  actId: z.string().meta({ description: 'Identifies the act, which counts once' }),
  by: z.string().meta({ description: 'Id of the administrator’s account' }),
  reason: z.string(),
  at: instant,
})

/**
 * The events between services: past tense, versioned, by type. `routes.ts` lists the publisher and the subscribers of each.
 * Only `user.registered`, `user.renamed` and `gift.sent` carry personal data, because the mail service needs the recipient. No event carries a secret: a
 * link is named by `linkId`, and services that hold the link secret derive its token.
 */
export const events = {
  'user.registered.v1': user
    .extend({ email: z.string(), firstName: z.string(), linkId: z.string(), expiresAt: instant })
    .meta({ description: 'Somebody signed up; `linkId` names the verification link to mail, valid until `expiresAt`' }),
  'user.verification-requested.v1': user
    .extend({ linkId: z.string(), expiresAt: instant })
    .meta({ description: 'The reader requested a new verification link; earlier ones are invalid' }),
  'user.verified.v1': user.extend({ mailbox }).meta({ description: 'The reader verified the address of the account' }),
  'user.renamed.v1': user
    .extend({ firstName: z.string(), asOf: instant.meta({ description: 'An older event never overwrites a newer one' }) })
    .meta({ description: 'The reader’s name in mails changed' }),
  'user.password-reset-requested.v1': user
    .extend({ linkId: z.string(), expiresAt: instant })
    .meta({ description: 'The reader requested a link to choose a new password; earlier ones are invalid' }),
  'user.password-changed.v1': user
    .extend({
      changeId: z.string().meta({ description: 'Identifies the change, so that the reader is notified once' }),
      how: z.enum(['changed', 'reset']),
      at: instant,
    })
    .meta({ description: 'The password changed, in the profile or by a mailed link' }),
  'session.ended.v1': user
    .extend({ sessionId: z.string() })
    .meta({ description: 'A session ended: services that verify access tokens refuse those of this session' }),
  'user.epoch-ended.v1': user
    .extend({
      epoch: z.int().meta({ description: 'The epoch of the account that its access tokens name' }),
      keptSession: z.string().optional().meta({ description: 'The session that continues: the one that changed the password' }),
    })
    .meta({ description: 'All sessions of an epoch ended: services that verify access tokens refuse those of this epoch' }),
  'user.deleted.v1': user.extend({ mailbox }).meta({ description: 'The account was deleted: each service erases the reader’s data' }),
  'user.activity-noted.v1': user
    .extend({ activityId: z.string(), kind: z.enum(activityKinds), at: instant, device: z.string().optional() })
    .meta({ description: 'An action on an account, for its activity log' }),
  'user.timezone-changed.v1': user
    .extend({ timezone: z.string() })
    .meta({ description: 'The reader’s IANA time zone changed; it decides when their days begin' }),
  'daily-card.drawn.v1': user
    .extend({ readingId: z.string(), date: z.iso.date().meta({ description: 'The day of the card in the reader’s zone' }) })
    .meta({ description: 'The reader drew the card of the day' }),
  'daily-card.answered.v1': user
    .extend({ readingId: z.string(), date: z.iso.date().meta({ description: 'The day of the card in the reader’s zone' }) })
    .meta({ description: 'The reader said whether the card of the day spoke to them; not what they said' }),
  'admin.acted.v1': act
    .extend({ kind: z.enum(adminActs) })
    .meta({ description: 'An administrator acted on an account, for the audit log' }),
  'wallet.adjusted.v1': act
    .extend({ tokens: z.int().meta({ description: 'Tokens given, or taken if negative' }) })
    .meta({ description: 'An administrator gave or took tokens, for the audit log; `wallet.changed` tells the balance' }),
  'payment.refund-requested.v1': act
    .extend({ paymentId: z.string(), amount: z.int().optional(), currency: z.string().optional() })
    .meta({ description: 'An administrator asked the provider to refund a payment, for the audit log; `payment.refunded` follows' }),
  'webhook.acted.v1': act
    .omit({ userId: true })
    .extend({
      readerId: z.string().optional().meta({ description: 'The reader whom the event is about, if any' }),
      kind: z.enum(['webhook_replayed', 'webhook_dropped']),
      deliveryId: z.string().meta({ description: 'Id of the event that was to be delivered' }),
      eventType: z.string(),
    })
    .meta({ description: 'An administrator sent an event to the operator’s webhook again, or dropped it; for the audit log' }),
  'payment.succeeded.v1': payment.extend({ receiptUrl: z.string().optional() }).meta({
    description: 'A payment succeeded: subscribers credit `tokens` once by `paymentId`; 0 for a subscription, which has its own event',
  }),
  'payment.failed.v1': payment.meta({ description: 'A payment was declined or given up' }),
  'payment.refunded.v1': payment
    .extend({
      refundId: z.string().meta({ description: 'Id of the refund or the dispute, which counts once' }),
      how: z.enum(['refund', 'dispute', 'dispute_won']),
    })
    .meta({
      description: 'Subscribers take `tokens` back, or restore them if a dispute was won; `amount` is the sum of this refund',
    }),
  'gift.sent.v1': user
    .extend({
      giftId: z.string().meta({ description: 'Names the link to mail; the code in it derives from this id' }),
      email: z.string().meta({ description: 'The address to mail; billing has dropped it with this event' }),
      tokens: z.int(),
      expiresAt: instant,
    })
    .meta({ description: 'The day of a gift has come: its envelope is to be mailed. `userId` is the giver' }),
  'gift.ended.v1': user.extend({ giftId: z.string(), tokens: z.int(), how: z.enum(['redeemed', 'returned']), at: instant }).meta({
    description: 'A gift was redeemed by `userId`, or nobody opened it and it went back to its giver, `userId`: credited once by `giftId`',
  }),
  'gift.opened.v1': user
    .extend({ giftId: z.string(), tokens: z.int(), at: instant })
    .meta({ description: 'Somebody else redeemed the gift of `userId`, its giver, who hears of it once by `giftId`' }),
  'subscription.changed.v1': user
    .extend({
      subscriptionId: z.string(),
      plan: z.enum(planIds).optional(),
      cancelAtPeriodEnd: z.boolean().optional(),
      suspended: z.boolean().optional().meta({ description: 'The subscription continues, but one of its payments is disputed' }),
      premiumUntil: instant.nullable().meta({ description: 'The end of Premium; null if the subscription grants nothing' }),
      asOf: instant.meta({ description: 'Time of the provider’s snapshot; an older event never overwrites a newer one' }),
    })
    .meta({ description: 'The grant of a subscription changed' }),
  'wallet.changed.v1': user
    .extend({
      version: z
        .int()
        .meta({ description: 'Grows with each change of the wallet; subscribers ignore a lower version than the stored one' }),
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
  'reading.generated.v1': endedReading.meta({ description: 'A reading was written' }),
  'reading.failed.v1': endedReading
    .extend({ tokensReturned: z.int().meta({ description: 'Tokens that go back to the wallet: 0 for a premium reader' }) })
    .meta({ description: 'A reading could not be written; the wallet returns its token, with an event of its own' }),
  'reading.requested.v1': z.object({ readingId: z.string() }).meta({ description: 'A reading is stored and waits to be written' }),
} as const

export type EventType = keyof typeof events
export type EventData<T extends EventType> = z.infer<(typeof events)[T]>
