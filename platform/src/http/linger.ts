import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { SECOND } from '../time.ts'

const LINGER_MS = 2 * SECOND

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Makes a connection outlive its last answer until the body of this request is there, by two seconds at most; what still comes is dropped.
 * Node would close at once: a caller who is still sending then gets a reset, and may never see an answer that was given early.
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
