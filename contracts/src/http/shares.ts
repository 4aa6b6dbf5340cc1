import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { readingId } from './reading-id.ts'

const url = z.url().meta({ description: 'The page to pass on, `/r/{token}` of this product' })
const token = z.string().max(64).meta({ description: 'Token of the link', pattern: '^[A-Za-z0-9_-]{32}$' })

const share = z
  .object({
    url,
    token,
    sentence: z.string(),
    views: z.int().meta({ description: 'How often the page was opened; by whom is not known' }),
    createdAt: instant,
    expiresAt: instant.optional(),
  })
  .meta({ id: 'Share', description: 'A link that shows one sentence of a reading to everybody who has it' })
export type Share = z.infer<typeof share>

const shared = z
  .object({
    methodId: z.enum(methodIds),
    date: z.iso.date().meta({ description: 'The day of the reading' }),
    sentence: z.string(),
    picture: z.object({ src: z.string(), alt: z.string() }),
    cards: z
      .array(z.object({ card: z.string(), label: z.string(), reversed: z.boolean(), position: z.string(), about: z.boolean() }))
      .meta({ description: 'The cards in the order in which they were laid; `about` marks the one that the sentence is about' }),
    facts: z
      .array(z.object({ label: z.string(), detail: z.string() }))
      .meta({ description: 'At most three, those that the sentence rests on' }),
    sealed: z.boolean().meta({ description: 'Whether the cards came from a deck that was sealed before the question' }),
  })
  .meta({
    id: 'SharedSentence',
    description: 'What a shared link shows. It holds nothing that the reader typed, and nothing about the reader',
  })
export type SharedSentence = z.infer<typeof shared>

const MOST_DAYS = 365

export const shareOperations = {
  shareReading: operation({
    method: 'post',
    path: '/divination/reading/:id/share',
    summary: 'Share one sentence of a reading',
    description:
      'Makes a link to one sentence of a finished reading, word for word, with its picture and its facts. Sentences that repeat, quote or name what the reader typed are refused. A reading has one link: a new one ends the last. It ends, too, when it is withdrawn or expires, and when the reading or the account is deleted.',
    caller: 'reader',
    params: readingId,
    body: z.object({
      sentence: z.string('Please choose a sentence').trim().min(1, 'Please choose a sentence').max(300, 'Please choose a shorter sentence'),
      expiresInDays: z
        .int('Please give a number of days')
        .min(1, 'A link lasts a day at least')
        .max(MOST_DAYS, `A link lasts ${MOST_DAYS} days at most`)
        .optional()
        .meta({ description: 'Without it, the link lasts until it is withdrawn' }),
    }),
    status: 201,
    answer: success.extend({ url, token }),
    failures: ['invalid_input', 'reading_not_found', 'conflict'],
  }),
  getShare: operation({
    method: 'get',
    path: '/divination/reading/:id/share',
    summary: 'Show the link of a reading',
    description: 'Null where the reading has none.',
    caller: 'reader',
    params: readingId,
    answer: success.extend({ share: share.nullable() }),
    failures: ['reading_not_found'],
  }),
  endShare: operation({
    method: 'delete',
    path: '/divination/reading/:id/share',
    summary: 'Withdraw the link of a reading',
    description: 'From now on the link is answered with 410. Also succeeds where there is none.',
    caller: 'reader',
    params: readingId,
    answer: success,
    failures: ['reading_not_found'],
  }),
  getShared: operation({
    method: 'get',
    path: '/divination/shared/:token',
    summary: 'Show a shared sentence',
    description: 'For everybody who has the link, and not to be indexed. Each call adds one to the views, unless it is for a preview.',
    caller: 'public',
    params: z.object({ token }),
    query: z.object({
      preview: z
        .literal('1', 'Please say 1 or leave it out')
        .optional()
        .meta({ description: 'For a preview of the link: no view is counted' }),
    }),
    answer: success.extend({ shared }),
    failures: ['not_found', 'share_ended'],
  }),
  getSharedPreview: operation({
    method: 'get',
    path: '/divination/shared/:token/preview.png',
    summary: 'Show the preview of a shared sentence',
    description: 'The picture that a messenger shows beside the link: 1200 × 630.',
    caller: 'public',
    params: z.object({ token }),
    answer: z.string().meta({ description: 'image/png' }),
    failures: ['not_found', 'share_ended'],
    limit: 'sharePreviews',
  }),
}
