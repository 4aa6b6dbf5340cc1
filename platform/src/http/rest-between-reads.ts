import type { IncomingMessage } from 'node:http'

const REST_MS = 100

/** An answer in progress: when its connection was last read, or could be read again. */
type Answer = { body: IncomingMessage; listeningSince: number }

let heard: Answer[] = []
let resting: Answer[] = []

const wake = (): void => {
  const listeningSince = performance.now()
  for (const answer of resting) {
    answer.listeningSince = listeningSince
    answer.body.socket.resume()
  }
  resting = []
}

/** Runs after the streams of this turn have asked for more, which would end the rest at once. */
const rest = (): void => {
  // The connection of a complete answer already belongs to the next request.
  const unfinished = heard.filter(({ body }) => !body.complete && !body.destroyed)
  heard = []
  if (resting.length === 0 && unfinished.length > 0) setTimeout(wake, REST_MS)
  for (const { body } of unfinished) body.socket.pause()
  resting.push(...unfinished)
}

/**
 * Reads an answer of many small writes in fewer, larger reads: after each read its connection rests until the next tenth of a second, for
 * all answers the same, and what arrives meanwhile waits in the kernel. A read that wakes the process costs far more than the bytes it
 * brings. An answer that comes more slowly than that is read as it comes. Returns the function to call after a read.
 */
export const restBetweenReads = (body: IncomingMessage): (() => void) => {
  const answer: Answer = { body, listeningSince: Number.NEGATIVE_INFINITY }
  return () => {
    const now = performance.now()
    const isDense = now - answer.listeningSince < REST_MS
    answer.listeningSince = now
    if (isDense && heard.push(answer) === 1) setImmediate(rest)
  }
}
