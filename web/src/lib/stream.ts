import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The server sends something at least every 15 s. After this long without, a connection counts as dead. */
const SILENCE_MS = 40_000

const unlessSilent = <T>(next: Promise<T>, signal?: AbortSignal): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const leave = () => reject(new Error('The listener has left'))
    const timer = setTimeout(() => reject(new Error('The connection fell silent')), SILENCE_MS)
    signal?.addEventListener('abort', leave)
    next.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    })
  })

/**
 * The server-sent events of a response, in order, until it ends. The network may split it anywhere, even inside a character. @throws when
 * the connection breaks or stalls, or `signal` aborts
 */
export async function* eventsOf(answer: Response, signal?: AbortSignal): AsyncGenerator<EventSourceMessage> {
  if (!answer.body) return
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  const decoder = new TextDecoder()
  const reader = answer.body.getReader()
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read(), signal)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } finally {
    // After a failure there is nothing left to cancel, and `cancel` rejects.
    void reader.cancel().catch(() => undefined)
  }
}

export const isEventStream = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
