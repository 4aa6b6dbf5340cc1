import { z } from 'zod'
import { errorCodes } from '../error-codes.ts'
import { failure, tokensRemaining } from './answers.ts'
import { followUpShown } from './follow-ups.ts'
import { generatedReading, reading } from './readings.ts'
import { shownAs } from './shown-as.ts'

/** The data of an event: one line of JSON, as the document describes it. */
const json = <S extends z.ZodRawShape>(members: S) =>
  z.object(members).meta({
    override: ({ jsonSchema }) =>
      shownAs({ type: 'string', contentMediaType: 'application/json', contentSchema: { ...jsonSchema } })({ jsonSchema }),
  })

const id = z.string().meta({ description: 'For `Last-Event-ID`' })

const began = z.object({ id, event: z.literal('reading'), data: json({ reading: generatedReading }) }).meta({
  id: 'ReadingBegan',
  description: 'First: the reading with its facts. Sent again when the text restarts: drop the pieces received so far.',
})

const followUpBegan = z.object({ id, event: z.literal('follow-up'), data: json(followUpShown.shape) }).meta({
  id: 'FollowUpBegan',
  description: 'First for a follow-up. Sent again when the text restarts: drop the pieces received so far.',
})

const textGrew = z
  .object({ id, event: z.literal('delta'), data: json({ text: z.string() }) })
  .meta({ id: 'ReadingTextGrew', description: 'The next piece of the text' })

const finished = z
  .object({ id, event: z.literal('done'), data: json({ reading: generatedReading.optional(), ...followUpShown.partial().shape }) })
  .meta({ id: 'ReadingFinished', description: 'Last: the finished reading or follow-up. Its text counts, whatever the pieces came to.' })

const why = z.string().optional().meta({ description: 'The cause, for the reader' })

const broke = z
  .object({
    id,
    event: z.literal('failed'),
    data: json({
      code: z.enum(Object.keys(errorCodes)),
      message: z.string(),
      why,
      userTokensRemaining: tokensRemaining,
    }),
  })
  .meta({ id: 'ReadingBroke', description: 'Last: the reading failed, and its token was returned' })

/** Every event of a reading's stream. */
export const readingEvent = z.discriminatedUnion('event', [began, followUpBegan, textGrew, finished, broke]).meta({
  id: 'ReadingEvent',
  description: 'One server-sent event of the stream: its `id`, its name in `event`, and one line of JSON in `data`',
})

/** The daily card has been drawn for this date. */
export const alreadyDrawn = failure
  .extend({ data: reading.optional().meta({ description: 'The card that was drawn, once its reading exists' }) })
  .meta({ id: 'AlreadyDrawn', description: 'The daily card has been drawn for this date' })

/** A reading that was accepted and failed. */
export const readingFailed = failure
  .extend({ why, userTokensRemaining: tokensRemaining.optional() })
  .meta({ id: 'ReadingFailed', description: 'A reading that failed or was refused. Any token was returned.' })
