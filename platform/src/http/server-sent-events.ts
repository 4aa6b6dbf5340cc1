import { once } from 'node:events'
import type { Response } from 'express'

export type ServerSentEvent = { id?: string; event: string; data: unknown }

/** A response sent piece by piece as server-sent events. */
export class ServerSentEvents {
  readonly source: AsyncIterable<ServerSentEvent>
  constructor(source: AsyncIterable<ServerSentEvent>) {
    this.source = source
  }
}

const KEEP_ALIVE_MS = 15_000

/** Clients ignore a comment; it tells an operator, and the load tests, how late each event went out. */
const line = ({ id, event, data }: ServerSentEvent, afterMs: number): string =>
  `: ${Math.round(afterMs)} ms\n${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Streams events at the caller's pace until the source ends or the caller disconnects. */
export const sendEvents = async (response: Response, { source }: ServerSentEvents, signal: AbortSignal): Promise<void> => {
  const began = performance.now()
  const events = source[Symbol.asyncIterator]()
  // Waits for the first event before the headers go out, so that a refusal can still be an ordinary error response.
  let next = await events.next()
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  const alive = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS)
  try {
    while (!next.done && !signal.aborted) {
      if (!response.write(line(next.value, performance.now() - began))) await once(response, 'drain', { signal })
      next = await events.next()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    clearInterval(alive)
    await events.return?.()
    response.end()
  }
}
