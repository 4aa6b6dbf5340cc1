import { z } from 'zod'
import { FOLLOW_UP_MAX, FOLLOW_UP_MIN } from '../constants.ts'
import { instant, success, tokensRemaining } from './answers.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { operation } from './operation.ts'
import { requiredText } from './reader-text.ts'
import { readingId } from './reading-id.ts'
import { readingStatuses } from './reading-statuses.ts'

export const followUp = z
  .object({
    _id: z.string(),
    question: z.string(),
    content: z.string().meta({ description: 'Markdown of 80 to 140 words, with links to the facts of the reading; empty until written' }),
    createdAt: instant,
    status: z.enum(readingStatuses),
    note: z.string().optional().meta({ description: 'A note of ours below the answer: whom to call for help' }),
  })
  .meta({ id: 'FollowUp', description: 'A question about a finished reading, with its answer' })
export type FollowUp = z.infer<typeof followUp>

export const followUpsLeft = z.int().meta({ description: 'Follow-ups that the reading still includes; further ones cost a token each' })

export const followUpShown = z.object({ followUp, followUpsLeft, userTokensRemaining: tokensRemaining })

export const askFollowUp = operation({
  method: 'post',
  path: '/divination/reading/:id/follow-up',
  summary: 'Ask about a finished reading',
  description: `Answers one question about a reading from its facts, one question at a time. A reading includes one follow-up, for a premium reader three, the card of the day one; each further one takes a token, which a failure returns.

With \`Accept: text/event-stream\` the answer is a stream of events: \`follow-up\` at once, \`delta\` for each piece of text, then \`done\` or \`failed\`. \`followReading\` with the id of the follow-up continues a stream that broke off.`,
  caller: 'reader',
  params: readingId,
  headers: z.object({
    'Idempotency-Key': idempotencyKey.optional().meta({
      description: 'Sent twice with one key, it is one follow-up. The same key with another question gets 422.',
    }),
  }),
  body: z.object({
    question: requiredText({
      missing: 'Please enter your question',
      min: FOLLOW_UP_MIN,
      tooShort: 'Please provide more detail in your question',
      max: FOLLOW_UP_MAX,
      tooLong: `Please keep your question under ${FOLLOW_UP_MAX} characters`,
      wordless: 'Please ask your question in words',
    }),
  }),
  status: 201,
  answer: success.extend(followUpShown.shape),
  failures: [
    'invalid_input',
    'access_required',
    'reading_not_found',
    'conflict',
    'follow_up_under_way',
    'idempotency_mismatch',
    'safety',
    'generation_failed',
  ],
  streams: true,
})
