import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'

/** Too short to be noticed. */
const LONGEST_REST_MS = 150
const REST_MS_A_STREAM = 2
/** A rest that gathers fewer chunks costs more than it saves. */
const LEAST_GATHERED = 3

const streams = new Set<IncomingMessage>()
const resting = new Set<Socket>()

const wake = (): void => {
  for (const socket of resting) socket.resume()
  resting.clear()
}

/**
 * Reads a streamed answer in bursts from now on: its connection rests after each read, so that one read takes several chunks. A read costs
 * far more than a chunk. Connections rest longer the more answers this process reads, and wake together. An answer whose chunks come too
 * slowly to gather does not rest.
 */
export const readInBursts = (body: IncomingMessage): void => {
  const { socket } = body
  const began = performance.now()
  let chunks = 0
  let parsing = false

  const rest = (): void => {
    parsing = false
    // The connection of a complete answer may already serve the next.
    if (body.complete || body.destroyed) return
    const restMs = Math.min(LONGEST_REST_MS, streams.size * REST_MS_A_STREAM)
    if (chunks * restMs < LEAST_GATHERED * (performance.now() - began)) return
    if (resting.size === 0) setTimeout(wake, restMs)
    resting.add(socket.pause())
  }

  streams.add(body)
  body.on('data', () => {
    chunks += 1
    if (parsing) return
    parsing = true
    // After the parser has taken all chunks of this read.
    queueMicrotask(rest)
  })
  finished(body, () => {
    streams.delete(body)
    if (resting.delete(socket)) socket.resume()
  })
}
