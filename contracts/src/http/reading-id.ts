import { z } from 'zod'

export const readingId = z.object({
  id: z.string().max(64).meta({ description: 'Id of the reading', pattern: '^rd_[A-Za-z0-9_-]{22}$' }),
})
