import { z } from 'zod'

const requestId = z.string().meta({
  description: 'Identifies the request in our logs: the caller’s own `X-Request-Id` where it has 8 to 64 letters, digits, dots and dashes.',
  header: { id: 'X-Request-Id' },
  examples: ['req_pszNbrJSvnEnEcyX1uJ0jA'],
})

const rateLimitPolicy = z.string().meta({
  description: 'The limit that counts this call: its name, the calls allowed (`q`) and the window in seconds (`w`).',
  header: { id: 'RateLimit-Policy' },
  examples: ['"general";q=600;w=60'],
})

const rateLimit = z.string().meta({
  description: 'How the caller’s address stands: the calls remaining (`r`) and the seconds until the window ends (`t`).',
  header: { id: 'RateLimit' },
  examples: ['"general";r=599;t=60'],
})

const retryAfter = z
  .int()
  .min(1)
  .meta({ description: 'Seconds to wait before the next try.', header: { id: 'Retry-After' }, examples: [30] })

export const usualHeaders = z.object({ 'X-Request-Id': requestId, 'RateLimit-Policy': rateLimitPolicy, RateLimit: rateLimit })

/** The headers of a failed response. Every 429 has Retry-After; a 503 has it if the part is expected back. */
export const failureHeaders = (status: number): z.ZodObject => {
  if (status === 429) return usualHeaders.extend({ 'Retry-After': retryAfter })
  if (status === 503) return usualHeaders.extend({ 'Retry-After': retryAfter.optional() })
  return usualHeaders
}
