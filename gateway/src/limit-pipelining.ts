import type { IncomingMessage, ServerResponse } from 'node:http'

/** Browsers wait for each answer. A waiting request takes some 10 kB, and thousands fit into what a connection sends at once. */
const MOST_WAITING = 32

/** Counts the requests of each connection that wait for their answers. Returns whether to answer this one; if not, cuts the connection. */
export const limitPipelining = () => {
  const waiting = new WeakMap<object, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (count > MOST_WAITING) socket.destroy()
    return !socket.destroyed
  }
}
