import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { SECOND } from '../time.ts'

const LINGER_MS = 2 * SECOND

/** Whether a body follows the head of a request, of whatever length. */
export const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Keeps a connection open after an early response until the request body has arrived, for at most 2 s; drops that body. Node would close at
 * once: a caller still sending would get a reset and might never see the response.
 */
export const lingerForBody = (request: IncomingMessage): void => {
  if (!carriesBody(request)) return
  const { socket } = request
  const close = (): void => Socket.prototype.destroySoon.call(socket)
  socket.destroySoon = () => {
    if (request.complete) return close()
    socket.end()
    request.once('end', close).resume()
    const patience = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(patience))
  }
}
