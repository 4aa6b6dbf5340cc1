import type { Failure } from '@sibyl/contracts/http/answers'
import type { followUpShown } from '@sibyl/contracts/http/follow-ups'
import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { z } from 'zod'
import { reading as texts } from '#texts/reading.ts'
import { type CallFailure, failureOf } from '../../lib/failure.ts'
import { ANSWER_MS, inTime } from '../../lib/in-time.ts'
import { isOffline } from '../../lib/online.ts'
import { authorizedFetch, isAway } from '../../lib/reauth.ts'
import { eventsOf, isEventStream } from '../../lib/stream.ts'

/** What happens to a reading while it is written, across reconnections. */
export type ReadingEvent =
  | { type: 'reading'; reading: GeneratedReading }
  | { type: 'delta'; text: string }
  | { type: 'done'; reading: GeneratedReading }
  /** It was started and failed. */
  | { type: 'failed'; code: string; message: string; userTokensRemaining?: number | null }
  /** The server refused it. `reading` is what the server returned instead, such as the card already drawn today. */
  | { type: 'refused'; failure: CallFailure; reading: GeneratedReading | null }
  /** The connection is lost; the server may still be writing. */
  | { type: 'lost' }

export type FollowUpShown = z.infer<typeof followUpShown>

/** The same for a question about a finished reading. */
export type FollowUpEvent =
  | Extract<ReadingEvent, { type: 'delta' | 'failed' | 'refused' | 'lost' }>
  /** The question was accepted, or its answer starts over. */
  | ({ type: 'follow-up' } & FollowUpShown)
  | ({ type: 'answered' } & FollowUpShown)

type StreamEvent = ReadingEvent | FollowUpEvent

type Answer = Partial<Failure> & { reading?: GeneratedReading; data?: GeneratedReading }

/** How long to wait before each reconnection; starts over once something has arrived. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000, 8000]
/** Before the server's first event, one retry is enough. */
const FIRST_PAUSES_MS = [0]

/** The response of a process that is being replaced; another one takes the call at once. */
const isStopping = ({ status, headers }: Response) => status === 503 && headers.has('Retry-After')

/** Ends early when the connection is back. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    signal.addEventListener('abort', goOn)
    addEventListener('online', goOn)
  })

const followOn = (id: string, lastEventId: string | undefined, signal: AbortSignal) =>
  inTime(
    ANSWER_MS,
    (answering) =>
      authorizedFetch(`/divination/reading/${encodeURIComponent(id)}/events`, {
        headers: { Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
        signal: answering,
      }),
    signal,
  )

const refusal = async (answer: Response): Promise<StreamEvent> => {
  const data = (await answer.json().catch(() => null)) as Answer | null
  return {
    type: 'refused',
    failure: failureOf({ status: answer.status, data }, texts.unable),
    reading: data?.data ?? data?.reading ?? null,
  }
}

const parsed = (type: string, data: string): StreamEvent | null => {
  switch (type) {
    case 'done': {
      const end = JSON.parse(data) as object
      return { type: 'followUp' in end ? 'answered' : 'done', ...end } as StreamEvent
    }
    case 'reading':
    case 'follow-up':
    case 'delta':
    case 'failed':
      return { type, ...JSON.parse(data) } as StreamEvent
    default:
      return null
  }
}

const isEnd = ({ type }: StreamEvent) => type !== 'reading' && type !== 'follow-up' && type !== 'delta'

type Source = { first?: () => Promise<Response>; id?: string; signal: AbortSignal }

/** The events of one reading until it ends; see `streamEvents`. */
export const readingEvents = (source: Source) => streamEvents(source) as AsyncGenerator<ReadingEvent>

/** The events of one question about a reading until it is answered. */
export const followUpEvents = (source: Source) => streamEvents(source) as AsyncGenerator<FollowUpEvent>

/**
 * The events of one reading or question until it ends, over as many connections as it takes.
 * `first` makes the first call (and makes it again while nothing is known of the reading, so it must be safe to repeat);
 * without it the reading `id` is followed from its beginning.
 */
async function* streamEvents({ first, id, signal }: Source): AsyncGenerator<StreamEvent> {
  let readingId = id
  let lastEventId: string | undefined
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const answer = readingId || !first ? await followOn(readingId ?? '', lastEventId, signal) : await first()
      const mayRetry = readingId === undefined ? tries === 0 && isStopping(answer) : isAway(answer.status)
      if (!answer.ok && !mayRetry) return yield await refusal(answer)
      if (answer.ok && !isEventStream(answer)) {
        const { reading } = (await answer.json()) as Answer
        if (reading?.status === 'done') return yield { type: 'done', reading }
        if (reading) {
          readingId = reading._id
          yield { type: 'reading', reading }
        }
      } else if (answer.ok) {
        for await (const message of eventsOf(answer, signal)) {
          const event = parsed(message.event ?? '', message.data)
          if (message.id) lastEventId = message.id
          if (!event) continue
          tries = -1
          if (event.type === 'reading') readingId = event.reading._id
          if (event.type === 'follow-up') readingId = event.followUp._id
          yield event
          if (isEnd(event)) return
        }
      }
    } catch {
      // A broken connection, or a proxy's page instead of our response: the next attempt may succeed.
      if (signal.aborted) return
    }
    // While offline, do not give up a reading that was started.
    if (readingId && isOffline() && tries === PAUSES_MS.length - 1) tries -= 1
    const wait = (readingId ? PAUSES_MS : FIRST_PAUSES_MS)[Math.max(tries, 0)]
    if (wait === undefined) return yield { type: 'lost' }
    await pause(wait, signal)
  }
}
