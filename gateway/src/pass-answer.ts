import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'
import { compressJson } from './compress-json.ts'

/** Said by each connection for itself: what the service says of its own is not for the caller. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'trailer'])

/** Passes the head of a service's answer on, and decides by it whether what follows is compressed. */
export const passHead = (
  status: number,
  headers: IncomingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  last: boolean,
): void => {
  response.statusCode = status
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value)
  }
  if (last) response.setHeader('Connection', 'close')
  compressJson(headers, request, response)
}

/** Passes a piece of it on, at the pace the caller takes it; an answer that comes in one piece, as most do, leaves in one piece. */
export const passPiece = (piece: Buffer, controller: Dispatcher.DispatchController, response: ServerResponse): void => {
  if (piece.length === Number(response.getHeader('content-length'))) response.end(piece)
  else if (!response.write(piece)) {
    controller.pause()
    response.once('drain', () => controller.resume())
  }
}
