import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Request, Response } from 'express'

/** Below this size compression saves less than a packet. */
const SMALLEST = 1024

const compress = compression({ threshold: SMALLEST, filter: () => true })

const isWorth = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true && !(Number(headers['content-length']) < SMALLEST)

/**
 * Compresses a large JSON response, judged by its headers. Event streams and pictures pass unchanged. Call it before the headers are sent.
 */
export const compressJson = (headers: IncomingHttpHeaders, request: IncomingMessage, response: ServerResponse): void => {
  // The middleware works on Node's own requests and responses; only its types ask for express's.
  if (request.headers['accept-encoding'] !== undefined && isWorth(headers))
    compress(request as Request, response as Response, () => undefined)
}
