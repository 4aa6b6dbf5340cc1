import { z } from 'zod'
import { instant } from '../http/answers.ts'
import { walletReasons } from '../http/readings.ts'

const user = z.object({ userId: z.string() })

/**
 * What services tell each other: past tense, versioned, by type.
 * Only `user.registered` carries personal data, because the mail service must learn whom to write to; no event carries a secret:
 * a link is named by `linkId`, and its token is derived by those who hold the link secret.
 */
export const events = {
  'user.registered.v1': user.extend({ email: z.string(), firstName: z.string(), linkId: z.string(), expiresAt: instant }),
  'user.verification-requested.v1': user.extend({ linkId: z.string(), expiresAt: instant }),
  'user.verified.v1': user,
  /** Where a reader's days begin. */
  'user.timezone-changed.v1': user.extend({ timezone: z.string() }),
  'subscription.changed.v1': user.extend({
    subscriptionId: z.string(),
    /** Premium until then; null when the subscription grants nothing any more. */
    premiumUntil: instant.nullable(),
    /** When the provider said so; an older saying never overwrites a newer one. */
    asOf: instant,
  }),
  'wallet.changed.v1': user.extend({
    version: z.int(),
    tokens: z.int(),
    premiumUntil: instant.nullable(),
    operation: z.object({
      key: z.string(),
      delta: z.int(),
      balance: z.int(),
      reason: z.enum(walletReasons),
      at: instant,
      readingId: z.string().optional(),
      paymentId: z.string().optional(),
      why: z.string().optional(),
    }),
  }),
  'reading.requested.v1': z.object({ readingId: z.string() }),
} as const

export type EventType = keyof typeof events
export type EventData<T extends EventType> = z.infer<(typeof events)[T]>
