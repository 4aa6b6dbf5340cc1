import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressJson } from './compress-json.ts'

/** Said by each connection for itself: what the service says of its own is not for the caller. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'trailer'])

const setHead = (answer: IncomingMessage, response: ServerResponse, last: boolean): void => {
  const { headers, statusCode = 502, statusMessage = '' } = answer
  response.statusCode = statusCode
  response.statusMessage = statusMessage
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value)
  }
  if (last) response.setHeader('Connection', 'close')
}

/**
 * Passes the answer of a service on as it comes, at the pace the caller takes it. An answer that comes in one piece, as most do, leaves in
 * one piece: piping it, with all that a pipe listens to, costs a tenth of what passing a request on costs.
 */
export const passAnswer = (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse, last: boolean): void => {
  setHead(answer, response, last)
  compressJson(answer.headers, request, response)
  const length = Number(answer.headers['content-length'])
  answer.on('data', (chunk: Buffer) => {
    if (chunk.length === length) response.end(chunk)
    else if (!response.write(chunk)) {
      answer.pause()
      response.once('drain', () => answer.resume())
    }
  })
  answer.on('end', () => {
    if (!response.writableEnded && answer.complete) response.end()
  })
}
