import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { MIMEType } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import getRawBody from 'raw-body'
import { AppError } from '../app-error.ts'
import { carriesBody } from './linger.ts'

const decoders = new Map([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** Decodes the Content-Encoding of a body. @throws AppError unsupported_media_type */
const decoded = (request: IncomingMessage): Readable => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding === 'identity') return request
  const decoder = decoders.get(encoding)?.()
  if (!decoder)
    throw new AppError('unsupported_media_type', { message: 'The request body may be compressed with gzip, deflate or br only.' })
  // A decoder can still fail on trailing data after its last reader has left.
  decoder.on('error', () => undefined)
  request.once('error', (error) => decoder.destroy(error))
  return request.pipe(decoder)
}

const asAppError = (cause: unknown): AppError => {
  const { type } = cause as { type?: string }
  return type === 'entity.too.large' ? new AppError('too_large', { cause }) : new AppError('malformed_body', { cause })
}

/**
 * Reads and decodes a body. A rejection does not wait for the rest of the body, which is read and dropped so that the caller sees the
 * response.
 * @throws AppError too_large over `limit` bytes; malformed_body if it does not decode or breaks off; unsupported_media_type for an unknown
 * Content-Encoding
 */
export const readBytes = async (request: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer> => {
  const body = decoded(request)
  const length = body === request ? request.headers['content-length'] : undefined
  try {
    return await getRawBody(body, { limit, length: length ?? null })
  } catch (error) {
    throw asAppError(error)
  } finally {
    if (body !== request) {
      request.unpipe()
      body.destroy()
    }
    request.resume()
  }
}

const isJson = (contentType: string): boolean => {
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8')
  } catch {
    return false // Not a media type at all.
  }
}

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformed_body', { cause })
  }
}

/**
 * Reads the JSON object in a body; an empty object if there is no body. Rejects other media types before reading: browsers send
 * `application/json` to another site only after asking it.
 * @throws AppError unsupported_media_type, malformed_body, too_large
 */
export const readJson = async (request: IncomingMessage, limit?: number): Promise<object> => {
  if (!carriesBody(request)) return {}
  if (!isJson(request.headers['content-type'] ?? '')) throw new AppError('unsupported_media_type')
  const bytes = await readBytes(request, limit)
  const body = bytes.length === 0 ? {} : parse(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed_body')
  return body
}
