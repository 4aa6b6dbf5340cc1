import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { readingStatuses } from './reading-statuses.ts'

const since = instant.meta({ description: 'Midnight in UTC, when these figures begin' })

/** What a service has not published yet. */
const outbox = z
  .object({
    waiting: z.int().meta({ description: 'Events that wait to be published, 200 at most' }),
    oldestAt: instant.nullable().meta({ description: 'When the oldest of them was written' }),
  })
  .meta({ id: 'Outbox' })
export type OutboxShown = z.infer<typeof outbox>

const getSignUps = operation({
  method: 'get',
  path: '/admin/figures',
  summary: 'Show today’s sign-ups',
  description: 'Accounts opened since midnight in UTC, and auth’s events that wait.',
  caller: 'admin',
  answer: success.extend({ since, signUps: z.int(), verified: z.int(), outbox }),
})

const getReadingFigures = operation({
  method: 'get',
  path: '/divination/admin/figures',
  summary: 'Show today’s readings',
  description: 'Readings since midnight in UTC by method and outcome, what the model made of them, and divination’s events that wait.',
  caller: 'admin',
  answer: success.extend({
    since,
    readings: z.array(z.object({ methodId: z.enum(methodIds), status: z.enum(readingStatuses), count: z.int() })),
    written: z.int().meta({ description: 'Readings that the model wrote' }),
    accepted: z.int().meta({ description: 'Those of them that took one call: their text was accepted at first sight' }),
    costMicroUsd: z.int().nullable().meta({ description: 'Millionths of a dollar; null where no prices are configured' }),
    outbox,
  }),
})

const getSales = operation({
  method: 'get',
  path: '/payments/admin/figures',
  summary: 'Show today’s sales and open disputes',
  description:
    'Payments that arrived and money that went back since midnight in UTC, in cents, open disputes, and billing’s events that wait.',
  caller: 'admin',
  answer: success.extend({
    since,
    sales: z.array(z.object({ currency: z.string(), paid: z.int(), amount: z.int(), refunded: z.int() })),
    disputes: z.array(
      z.object({
        paymentId: z.string(),
        readerId: z.string().nullable(),
        description: z.string(),
        amount: z.int(),
        currency: z.string(),
        at: instant,
      }),
    ),
    outbox,
  }),
})

export const adminFigureOperations = { getSignUps, getReadingFigures, getSales }
