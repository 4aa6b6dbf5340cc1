import { createHash } from 'node:crypto'
import { Content } from '@sibyl/platform/http/answers'

/**
 * A response that stays the same until the next release: serialised once, then answered with 304 to callers that have it. The ETag is weak
 * because the gateway may compress the body.
 */
export const libraryDocument = (answer: unknown): Content => {
  const body = JSON.stringify(answer)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return new Content('application/json', body, { 'Cache-Control': 'public, no-cache', ETag: `W/"${tag}"` })
}
