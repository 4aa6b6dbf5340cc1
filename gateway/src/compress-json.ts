import compression from 'compression'
import type { RequestHandler } from 'express'

const compress = compression({ filter: (_request, response) => String(response.getHeader('Content-Type')).startsWith('application/json') })

/** Compresses JSON answers of the services. Streams of events and pictures pass as they come. */
export const compressJson: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding'] === undefined) next()
  else compress(request, response, next)
}
