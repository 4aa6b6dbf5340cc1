import { z } from 'zod'

/** The header Idempotency-Key: what a caller names a request by, so that sending it twice does it once. */
export const idempotencyKey = z.string().regex(/^[!-~]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')
