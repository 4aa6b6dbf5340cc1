import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'

/** Short enough that readers do not notice it. */
const LONGEST_REST_MS = 150
const REST_MS_A_STREAM = 2
/** Pausing costs more than it saves if fewer chunks gather meanwhile. */
const LEAST_GATHERED = 3

const streams = new Set<IncomingMessage>()
const resting = new Set<Socket>()

const wake = (): void => {
  for (const socket of resting) socket.resume()
  resting.clear()
}

/**
 * Makes the process read a streamed answer in bursts: the connection pauses after each read, so that the next one takes several chunks,
 * because a read costs far more than a chunk. The pauses are longer the more answers this process reads, and all of them end together. A
 * connection whose chunks come too slowly to gather does not pause.
 */
export const readInBursts = (body: IncomingMessage): void => {
  const { socket } = body
  const began = performance.now()
  let chunks = 0
  let parsing = false

  const rest = (): void => {
    parsing = false
    // After the end of an answer, its connection may already serve the next one.
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
    // Runs after the parser has taken all chunks of this read.
    queueMicrotask(rest)
  })
  finished(body, () => {
    streams.delete(body)
    if (resting.delete(socket)) socket.resume()
  })
}
