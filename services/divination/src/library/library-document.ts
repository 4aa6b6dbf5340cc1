import { createHash } from 'node:crypto'
import { Content } from '@sibyl/platform/http/answers'

/**
 * An answer that is the same for everybody until the next release: serialised once, asked for again each time and answered with 304
 * while it is the same. The tag is weak, since the gateway may compress what it stands for.
 */
export const libraryDocument = (answer: unknown): Content => {
  const body = JSON.stringify(answer)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return new Content('application/json', body, { 'Cache-Control': 'public, no-cache', ETag: `W/"${tag}"` })
}
