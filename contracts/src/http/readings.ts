import { z } from 'zod'
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '../constants.ts'
import { methodIds } from '../methods.ts'
import { tiers } from '../tiers.ts'
import { instant, success } from './answers.ts'
import { drawRecord, getDrawKeys, namedDraw, sealDraw } from './draws.ts'
import { operation } from './operation.ts'
import { getPlaces } from './places.ts'
import { getSky } from './sky.ts'
import { timeZone } from './time-zone.ts'
import { getToday } from './today.ts'

export const readingStatuses = ['requested', 'writing', 'done', 'failed'] as const

const fact = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  data: z.record(z.string(), z.unknown()).meta({ description: 'For machines: a card, a body, a cast, a number…' }),
})
export type Fact = z.infer<typeof fact>

const reading = z.object({
  _id: z.string(),
  methodId: z.enum(methodIds),
  title: z.string(),
  content: z.string().meta({ description: 'Markdown; a link to `fact:<id>` says what a sentence rests on' }),
  timeframe: z.string().optional(),
  createdAt: instant,
  imageCount: z.int(),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  formData: z.record(z.string(), z.unknown()),
  method: z.object({ name: z.string(), icon: z.string(), colour: z.string() }),
  facts: z.array(fact),
  status: z.enum(readingStatuses),
  /** Words of our own under the text: that it did not come from the model, or whom to call where the reader may carry more than they say. */
  note: z.string().optional(),
  failure: z.string().optional(),
  /** How the cards were drawn; tarot only. */
  draw: drawRecord.optional(),
})
export type Reading = z.infer<typeof reading>

const generatedReading = reading.extend({ userTokensRemaining: z.int().nullable() })
export type GeneratedReading = z.infer<typeof generatedReading>

const pagination = z.object({
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
})

const readingId = z.object({ id: z.string().max(64) })

export const requestReading = operation({
  method: 'post',
  path: '/divination/reading/:methodId',
  summary: 'Ask for a reading',
  caller: 'visitor',
  params: z.object({ methodId: z.string().max(32) }),
  query: timeZone,
  body: z.object({
    formData: z.record(z.string(), z.unknown(), 'Please fill in the form').default({}),
    draw: namedDraw.optional().meta({ description: 'Tarot only' }),
  }),
  status: 201,
  answer: success.extend({ reading: generatedReading }),
  failures: [
    'invalid_input',
    'unauthenticated',
    'access_required',
    'unknown_method',
    'idempotency_mismatch',
    'safety',
    'already_drawn',
    'draw_gone',
    'draw_used',
    'generation_failed',
  ],
  streams: true,
})

export const getReading = operation({
  method: 'get',
  path: '/divination/reading/:id',
  summary: 'One saved reading',
  caller: 'visitor',
  params: readingId,
  answer: success.extend({ reading }),
  failures: ['reading_not_found'],
})

export const followReading = operation({
  method: 'get',
  path: '/divination/reading/:id/events',
  summary: 'Follow a reading as it is written; `Last-Event-ID` goes on where it stopped',
  caller: 'visitor',
  params: readingId,
  answer: z.string().meta({ description: 'events: reading, delta, done, failed' }),
  failures: ['reading_not_found'],
  streams: true,
})

export const deleteReading = operation({
  method: 'delete',
  path: '/divination/reading/:id',
  summary: 'Delete one reading',
  caller: 'reader',
  params: readingId,
  answer: success,
  failures: ['reading_not_found'],
})

export const dailyCard = operation({
  method: 'get',
  path: '/divination/daily-card',
  summary: 'The card of the day, once for each local date',
  caller: 'visitor',
  query: timeZone,
  answer: success.extend({ data: generatedReading }),
  failures: ['already_drawn', 'generation_failed'],
  streams: true,
})

export const getHistory = operation({
  method: 'get',
  path: '/divination/history',
  summary: 'Readings, newest first',
  caller: 'reader',
  query: z.object({
    page: z.coerce.number('Please give a page number').int().min(1, 'Pages start at 1').max(100_000).default(1),
    limit: z.coerce
      .number('Please give a number')
      .int()
      .min(1)
      .max(HISTORY_PAGE_MAX, `At most ${HISTORY_PAGE_MAX} readings a page`)
      .default(HISTORY_PAGE_SIZE),
    methodId: z.enum(methodIds, 'Unknown method').optional(),
  }),
  answer: success.extend({ readings: z.array(reading), pagination }),
  failures: ['invalid_input'],
})

export const walletReasons = ['welcome', 'reading', 'returned', 'purchase', 'refund', 'dispute'] as const

export const getWallet = operation({
  method: 'get',
  path: '/divination/wallet',
  summary: 'Tier, tokens and every movement of them',
  caller: 'reader',
  answer: success.extend({
    tier: z.enum(tiers),
    oracleTokens: z.int(),
    ledger: z.array(
      z.object({
        at: instant,
        reason: z.enum(walletReasons),
        delta: z.int(),
        balance: z.int(),
        readingId: z.string().optional(),
        paymentId: z.string().optional(),
        why: z.string().optional(),
      }),
    ),
  }),
})

export const getMethods = operation({
  method: 'get',
  path: '/divination/methods',
  summary: 'The methods and what each asks',
  caller: 'public',
  answer: success.extend({
    methods: z.array(
      z.object({
        id: z.enum(methodIds),
        name: z.string(),
        icon: z.string(),
        colour: z.string(),
        blurb: z.string(),
        premium: z.boolean(),
        form: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of formData' }),
      }),
    ),
  }),
})

export const getCard = operation({
  method: 'get',
  path: '/divination/cards/:file',
  summary: 'A card of the deck as SVG: `major-00.svg` … `pentacles-king.svg`, `back.svg`',
  caller: 'public',
  params: z.object({ file: z.string().max(32) }),
  answer: z.string().meta({ description: 'image/svg+xml, immutable' }),
  failures: ['not_found'],
})

export const getPicture = operation({
  method: 'get',
  path: '/divination/pictures/:kind/:file',
  summary: 'What was drawn or computed for a reading as one SVG; the address says all of it and nothing else',
  caller: 'public',
  params: z.object({ kind: z.string().max(32), file: z.string().max(600) }),
  answer: z.string().meta({ description: 'image/svg+xml, immutable' }),
  failures: ['not_found'],
})

export const readingOperations = {
  requestReading,
  getReading,
  followReading,
  deleteReading,
  dailyCard,
  getToday,
  getHistory,
  getWallet,
  getMethods,
  getPlaces,
  getSky,
  sealDraw,
  getDrawKeys,
  getCard,
  getPicture,
}
