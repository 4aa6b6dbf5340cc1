import { z } from 'zod'

/** Whose days are meant, when a call names it. */
export const timeZone = z.object({ tz: z.string().max(64).optional().meta({ description: 'IANA time zone' }) })
