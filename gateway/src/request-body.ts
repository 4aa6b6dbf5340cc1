import type { IncomingMessage, ServerResponse } from 'node:http'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const collect = (request: IncomingMessage, response: ServerResponse): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received <= BODY_LIMIT_BYTES) return void chunks.push(chunk)
      // Nobody reads what is still to come, so the connection cannot serve another request.
      response.setHeader('Connection', 'close')
      reject(new AppError('too_large'))
    })
    request.once('end', () => resolve(Buffer.concat(chunks, received)))
    request.once('error', (cause) => reject(new AppError('malformed_body', { cause })))
  })

/**
 * The whole body of a request; nothing where it has none. A service is asked only once all of it is here: then a slow caller occupies no
 * service, and what one replica could not take can be handed to the next.
 * @throws AppError too_large over BODY_LIMIT_BYTES
 */
export const readBody = (request: IncomingMessage, response: ServerResponse): Promise<Buffer> | undefined => {
  if (!carriesBody(request)) return undefined
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw new AppError('too_large')
  return collect(request, response)
}
