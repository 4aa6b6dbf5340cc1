import { z } from 'zod'
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE, HISTORY_SEARCH_MAX } from '../constants.ts'
import { methodIds } from '../methods.ts'
import { instant, success, tokensRemaining } from './answers.ts'
import { drawRecord, namedDraw } from './draws.ts'
import { followUp, followUpsLeft } from './follow-ups.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { journalEntry } from './journal.ts'
import { formOf } from './openapi/form-schemas.ts'
import { operation } from './operation.ts'
import { readingId } from './reading-id.ts'
import { readingStatuses } from './reading-statuses.ts'
import { shownAs } from './shown-as.ts'
import { timeZone } from './time-zone.ts'

const fact = z
  .object({
    id: z.string().meta({ description: 'What `content` links to, as `fact:<id>`' }),
    label: z.string(),
    detail: z.string(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'For machines: a card, a body, a cast, a number…' }),
  })
  .meta({ id: 'Fact', description: 'Something drawn or computed, which the text rests on' })
export type Fact = z.infer<typeof fact>

export const reading = z
  .object({
    _id: z.string(),
    methodId: z.enum(methodIds),
    title: z.string(),
    content: z.string().meta({ description: 'Markdown; a link to `fact:<id>` says what a sentence rests on' }),
    timeframe: z.string().optional(),
    createdAt: instant,
    imageCount: z.int(),
    images: z.array(z.object({ src: z.string(), alt: z.string() })),
    formData: z.record(z.string(), z.unknown()).meta({ description: 'The form as the reader sent it' }),
    method: z.object({ name: z.string(), icon: z.string(), colour: z.string() }),
    facts: z.array(fact),
    status: z.enum(readingStatuses),
    note: z.string().optional().meta({
      description: 'A note of ours below the text: that it did not come from the model, or whom to call for help',
    }),
    failure: z.string().optional().meta({ description: 'Why the reading failed' }),
    journal: journalEntry.optional().meta({ description: 'What the reader noted; missing while there is nothing' }),
    draw: drawRecord.optional().meta({ description: 'Tarot only' }),
    followUps: z.array(followUp).optional().meta({ description: 'In `getReading` only: the questions about it, the oldest first' }),
    followUpsLeft: followUpsLeft.optional(),
  })
  .meta({ id: 'Reading', description: 'A reading with the facts it rests on' })
export type Reading = z.infer<typeof reading>

export const generatedReading = reading
  .extend({ userTokensRemaining: tokensRemaining })
  .meta({ id: 'GeneratedReading', description: 'A reading with the tokens its reader has left' })
export type GeneratedReading = z.infer<typeof generatedReading>

const pagination = z
  .object({ page: z.int(), totalPages: z.int(), total: z.int(), hasPrevPage: z.boolean(), hasNextPage: z.boolean() })
  .meta({ id: 'Pagination', description: 'Which page this is, of how many' })

export const requestReading = operation({
  method: 'post',
  path: '/divination/reading/:id',
  summary: 'Request a reading',
  description: `Draws or computes the facts, takes a token, and writes the reading. The answer comes once it is written.

With \`Accept: text/event-stream\` the answer is a stream of events: \`reading\` with the facts at once, \`delta\` for each piece of text, then \`done\` or \`failed\`. \`followReading\` continues a stream that broke off.

A method needs a session, and a token or a subscription. Which form it asks for, \`getMethods\` says too. \`daily-card\` is taken here as well and does what the operation \`dailyCard\` does.`,
  caller: 'visitor',
  params: z.object({
    id: z
      .string()
      .max(32)
      .meta({
        description: 'Here the id of the method, not of a reading',
        override: shownAs({ type: 'string', enum: Object.keys(formOf) }),
      }),
  }),
  query: timeZone,
  headers: z.object({
    'Idempotency-Key': idempotencyKey.optional().meta({
      description: 'Sent twice with one key, it is one reading and costs one token. The same key with another body gets 422.',
    }),
  }),
  body: z.object({
    formData: z
      .record(z.string(), z.unknown(), 'Please fill in the form')
      .default({})
      .meta({ description: 'The form of the method', override: shownAs({ anyOf: Object.values(formOf).map(($ref) => ({ $ref })) }) }),
    draw: namedDraw.optional().meta({ description: 'Tarot only' }),
  }),
  status: 201,
  answer: success.extend({ reading: generatedReading }),
  failures: [
    'invalid_input',
    'unauthenticated',
    'access_required',
    'unknown_method',
    'unknown_spread',
    'person_not_found',
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
  summary: 'Show a reading',
  description: 'A reading of the caller’s own, finished or not. Anybody else’s is not found.',
  caller: 'visitor',
  params: readingId,
  answer: success.extend({ reading }),
  failures: ['reading_not_found'],
})

export const followReading = operation({
  method: 'get',
  path: '/divination/reading/:id/events',
  summary: 'Follow a reading as it is written',
  description:
    'Streams the events of the reading: the facts, the text so far and to come, the end. `Last-Event-ID` continues after the last event received, from any replica.',
  caller: 'visitor',
  params: readingId,
  headers: z.object({
    'Last-Event-ID': z
      .string()
      .optional()
      .meta({ description: 'Id of the last event received. With one that is not known, the stream starts over.' }),
  }),
  answer: z.string(),
  failures: ['reading_not_found'],
  streams: true,
})

export const deleteReading = operation({
  method: 'delete',
  path: '/divination/reading/:id',
  summary: 'Delete a reading',
  description: 'Deletes a reading of the caller’s own, with its follow-ups, for good. Its token is not returned.',
  caller: 'reader',
  params: readingId,
  answer: success,
  failures: ['reading_not_found'],
})

export const noteReading = operation({
  method: 'put',
  path: '/divination/reading/:id/note',
  summary: 'Note what a reading said',
  description:
    'Replaces the private note on a finished reading of the caller’s own, and the answer to “Did it speak?”. A field that the request omits is removed. Only the reader sees the note, in their history search and their export; deleting the reading deletes it.',
  caller: 'reader',
  params: readingId,
  body: journalEntry,
  answer: success.extend({ reading }),
  failures: ['invalid_input', 'reading_not_found', 'conflict'],
})

export const drawClarifier = operation({
  method: 'post',
  path: '/divination/reading/:id/clarifier',
  summary: 'Draw a clarifying card',
  description:
    'Draws one more card for one place of a finished tarot reading: the topmost card left of its sealed deck. Once for each reading, and free. The reading gains the fact `clarifier`, and its draw record is signed again with that card.',
  caller: 'reader',
  params: readingId,
  body: z.object({
    place: z.string('Please choose a place of the spread').max(40).meta({ description: 'Id of the place, as `position` of its card' }),
  }),
  answer: success.extend({ reading }),
  failures: ['invalid_input', 'reading_not_found', 'clarifier_drawn', 'conflict'],
})

export const dailyCard = operation({
  method: 'get',
  path: '/divination/daily-card',
  summary: 'Draw the card of the day',
  description:
    'Once for each local date of the caller. Drawn already, the answer is 429 `already_drawn` with the card in `data`, and `Retry-After` to the next local midnight. Streams like `requestReading`.',
  caller: 'visitor',
  query: timeZone,
  answer: success.extend({ data: generatedReading }),
  failures: ['already_drawn', 'generation_failed'],
  streams: true,
})

export const keepDailyCard = operation({
  method: 'post',
  path: '/divination/daily-card/keep',
  summary: 'Keep the card drawn before signing in',
  description:
    'Makes the card that this browser drew today as a visitor the reader’s card of the day, and free as every daily card. `data` is null where there is none, or the reader has drawn one already.',
  caller: 'reader',
  query: timeZone,
  answer: success.extend({ data: reading.nullable() }),
  failures: ['invalid_input'],
})

const day = z.iso.date('Please give a date as YYYY-MM-DD')

export const getHistory = operation({
  method: 'get',
  path: '/divination/history',
  summary: 'List readings',
  description: 'The reader’s readings in pages, the newest first; all, or those that match a search.',
  caller: 'reader',
  query: z.object({
    page: z.coerce
      .number('Please give a page number')
      .int()
      .min(1, 'Pages start at 1')
      .max(100_000)
      .default(1)
      .meta({ description: 'Page, from 1' }),
    limit: z.coerce
      .number('Please give a number')
      .int()
      .min(1)
      .max(HISTORY_PAGE_MAX, `At most ${HISTORY_PAGE_MAX} readings a page`)
      .default(HISTORY_PAGE_SIZE)
      .meta({ description: 'Readings on a page' }),
    methodId: z.enum(methodIds, 'Unknown method').optional().meta({ description: 'Readings by this method only' }),
    words: z.string().trim().max(HISTORY_SEARCH_MAX, `At most ${HISTORY_SEARCH_MAX} characters`).optional().meta({
      description:
        'Readings that hold all of these words in question, title, text, facts, note or the answers to further questions, in any case, with or without accents',
    }),
    from: day.optional().meta({ description: 'Readings of this date or later, by the reader’s calendar' }),
    to: day.optional().meta({ description: 'Readings of this date or earlier, by the reader’s calendar' }),
  }),
  answer: success.extend({ readings: z.array(reading), pagination }),
  failures: ['invalid_input'],
})
