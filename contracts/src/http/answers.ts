import { z } from 'zod'

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

export const success = z.object({ success: z.literal(true) })
export const messageAnswer = success.extend({ message: z.string() })

export const failure = z.object({
  success: z.literal(false),
  code: z.string().meta({ description: 'A stable slug' }),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Failure = z.infer<typeof failure>
