import type { IncomingMessage } from 'node:http'
import { SECOND } from '../time.ts'

const REST_MS = 100
/** With fewer chunks a second a rest saves too few reads for the delay that it costs. */
const DENSE = 20

let heard: IncomingMessage[] = []
let resting: IncomingMessage[] = []

const wake = (): void => {
  for (const { socket } of resting) socket.resume()
  resting = []
}

/** Runs after the streams of this turn have asked for more, which would end the rest at once. */
const rest = (): void => {
  // The connection of a complete answer already belongs to the next request.
  const unfinished = heard.filter(({ complete, destroyed }) => !complete && !destroyed)
  heard = []
  if (resting.length === 0 && unfinished.length > 0) setTimeout(wake, REST_MS)
  for (const { socket } of unfinished) socket.pause()
  resting.push(...unfinished)
}

/**
 * Reads an answer of many small writes in fewer, larger reads: after each read its connection rests until the next tenth of a second, for
 * all answers the same, and what arrives meanwhile waits in the kernel. A read that wakes the process costs far more than the bytes it
 * brings. An answer of fewer than twenty chunks a second is read as it comes. Returns the function to call after a read, with its chunks.
 */
export const restBetweenReads = (body: IncomingMessage): ((chunks: number) => void) => {
  let readAt = Number.NEGATIVE_INFINITY
  return (chunks) => {
    const now = performance.now()
    const isDense = chunks * SECOND > DENSE * (now - readAt)
    readAt = now
    if (isDense && heard.push(body) === 1) setImmediate(rest)
  }
}
