import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Request, Response } from 'express'

/** Below this size compression saves less than a packet. */
const SMALLEST = 1024

const compress = compression({ threshold: SMALLEST, filter: () => true })

/** Texts that services send. Drawings are texts too: the deck's 78 cards travel as 0.3 MB instead of 1.2. */
const TEXT = /^(?:application\/(?:json|rss\+xml|feed\+json)|text\/html|image\/svg\+xml)(?:;|$)/

const isWorth = (headers: IncomingHttpHeaders): boolean =>
  TEXT.test(headers['content-type'] ?? '') && !(Number(headers['content-length']) < SMALLEST)

/**
 * Compresses a large response of text, judged by its headers. Event streams and pixels pass unchanged. Call it before the headers are sent.
 */
export const compressText = (headers: IncomingHttpHeaders, request: IncomingMessage, response: ServerResponse): void => {
  // The middleware works on Node's own requests and responses; only its types ask for express's.
  if (request.headers['accept-encoding'] !== undefined && isWorth(headers))
    compress(request as Request, response as Response, () => undefined)
}
