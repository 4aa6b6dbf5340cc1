import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Request, Response } from 'express'

/** Below this, compression saves less than a packet. */
const SMALLEST = 1024

const compress = compression({ threshold: SMALLEST, filter: () => true })

const isWorth = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true && !(Number(headers['content-length']) < SMALLEST)

/**
 * Compresses a JSON answer of a service that is large enough to be worth it, by what its head says. Streams of events and pictures pass as
 * they come. Called before the head goes out.
 */
export const compressJson = (headers: IncomingHttpHeaders, request: IncomingMessage, response: ServerResponse): void => {
  // It works on Node's own requests and responses; only its types ask for express's.
  if (request.headers['accept-encoding'] !== undefined && isWorth(headers))
    compress(request as Request, response as Response, () => undefined)
}
