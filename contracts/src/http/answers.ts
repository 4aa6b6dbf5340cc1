import { z } from 'zod'
import { errorCodes } from '../error-codes.ts'

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

export const tokensRemaining = z.int().nullable().meta({ description: 'Oracle Tokens left; null for a premium reader' })

export const success = z.object({ success: z.literal(true) })

const readerMessage = z.string().meta({ description: 'A sentence for the reader' })
export const messageAnswer = success.extend({ message: readerMessage })

const fieldFault = z.object({
  field: z.string().meta({ description: 'Path of the member, its parts joined by dots' }),
  message: z.string().meta({ description: 'A sentence to show beside the field' }),
})

export const failure = z
  .object({
    success: z.literal(false),
    code: z.enum(Object.keys(errorCodes)).meta({ description: 'Stable: programs decide by it' }),
    message: readerMessage,
    error: z.string().meta({ description: 'The same sentence as `message`' }),
    requestId: z.string().meta({ description: 'The same as the header `X-Request-Id`: what support asks for' }),
    fields: z.array(fieldFault).optional().meta({ description: 'With `invalid_input`: the faults of single fields' }),
  })
  .meta({ id: 'Failure', description: 'The body of every failed answer' })
export type Failure = z.infer<typeof failure>
