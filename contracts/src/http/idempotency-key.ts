import { z } from 'zod'

/** The header Idempotency-Key: the caller's name for a request, so that sending it twice runs it once. */
export const idempotencyKey = z.string().regex(/^[!-~]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')
