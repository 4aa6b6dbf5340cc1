import { z } from 'zod'
import { listeners } from '../events/listeners.ts'
import { reasonBody } from './admin-reason.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

/** The queues of dead letters: one for each service, and one for events that no service takes. */
export const deadLetterQueues = [...listeners, 'unrouted'] as const

const letterId = z.string().max(200).meta({ description: 'Id of the event, as the list has it' })
const ofQueue = z.object({ queue: z.enum(deadLetterQueues).meta({ description: 'The service that could not handle it, or `unrouted`' }) })

const listDeadLetters = operation({
  method: 'get',
  path: '/admin/dead-letters',
  summary: 'List dead letters',
  description:
    'What the services could not handle, and what no service took: each queue that has some, with its oldest twenty. Their bodies are not shown, nor mail addresses in reasons.',
  caller: 'admin',
  answer: success.extend({
    queues: z.array(
      z.object({
        queue: z.enum(deadLetterQueues),
        count: z.int(),
        letters: z.array(
          z.object({
            id: letterId,
            type: z.string(),
            at: instant.nullable().meta({ description: 'When it was set aside, if known' }),
            reason: z.string(),
            attempts: z.int().meta({ description: 'Failed retries' }),
          }),
        ),
      }),
    ),
  }),
  failures: ['unavailable'],
})

const replayDeadLetters = operation({
  method: 'post',
  path: '/admin/dead-letters/:queue/replay',
  summary: 'Replay dead letters',
  description: 'Hands one back to its service, or all of them, with fresh attempts.',
  caller: 'admin',
  params: ofQueue,
  body: reasonBody.extend({ letterId: letterId.optional() }),
  answer: success.extend({
    replayed: z.int(),
    refused: z.int().meta({ description: 'Those that stay, because no service took them' }),
  }),
  failures: ['unavailable'],
})

const dropDeadLetter = operation({
  method: 'post',
  path: '/admin/dead-letters/:queue/drop',
  summary: 'Drop a dead letter',
  description: 'Deletes it for good.',
  caller: 'admin',
  params: ofQueue,
  body: reasonBody.extend({ letterId }),
  answer: success.extend({ dropped: z.int() }),
  failures: ['unavailable'],
})

export const adminDeadLetterOperations = { listDeadLetters, replayDeadLetters, dropDeadLetter }
