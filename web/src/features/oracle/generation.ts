import type { ErrorCode } from '@sibyl/contracts/error-codes'
import type { GeneratedReading, Reading } from '@sibyl/contracts/http/readings'
import type { Method } from '@sibyl/contracts/methods'
import { disrupted } from '#texts/oracle-reading.ts'
import { reading as texts } from '#texts/reading.ts'
import type { CallFailure } from '../../lib/failure.ts'
import { type PacedText, wholeText } from '../../reading/progress/paced-text.ts'
import type { ReadingEvent } from '../../reading/progress/reading-events.ts'
import type { Denied } from './access.ts'
import type { Submission } from './submission.ts'

/** What Try Again does: repeats the same request, restarts with a new one, or goes back to the form. */
export type Retry = 'same' | 'restart' | 'form'

type ShownReading = Reading & Partial<Pick<GeneratedReading, 'userTokensRemaining'>>

export type Generation =
  | { state: 'waiting' }
  | { state: 'denied'; reason: Denied }
  | { state: 'unknown-method' }
  /** The reader has deleted it since requesting it. */
  | { state: 'deleted' }
  /** The reader's words express a crisis. */
  | { state: 'comforted'; message: string }
  | { state: 'written'; reading: ShownReading; text: PacedText; dealt: boolean }
  | { state: 'offline' }
  | { state: 'failed'; message: string; returned: boolean; retry: Retry; fields: CallFailure['fields'] }

/** The side effects of a generation outside the screen. */
export type GenerationEffects = {
  /** The request is sent now, so the server may charge for it. */
  sent: () => void
  reading: (reading: ShownReading) => void
  done: (reading: ShownReading) => void
  /** It failed; the balance is the server's, null if it reports none. */
  tokensReturned: (balance: number | null) => void
  forgetSubmission: () => void
  forgetDraft: () => void
  /** Called when the profile in memory disagrees with the server. */
  refreshProfile: () => Promise<unknown>
}

export type GenerationRun = {
  method: Method
  submission: Submission
  text: PacedText
  signal: AbortSignal
  /** Follows an existing reading, or requests one if there is no id. */
  events: (id?: string) => AsyncIterable<ReadingEvent>
  /** Today's card: from the refusal, else the latest one the server or this browser has. */
  drawnToday: (refusal: Refusal | null) => Promise<Reading | null>
  hasCachedCard: () => boolean
  isOffline: () => boolean
  effects: GenerationEffects
}

type Refusal = Extract<ReadingEvent, { type: 'refused' }>
type Failure = Exclude<ReadingEvent, { type: 'reading' | 'delta' | 'done' }>

const failed = (message: string, retry: Retry, returned = false, fields: CallFailure['fields'] = []): Generation => ({
  state: 'failed',
  message,
  retry,
  returned,
  fields,
})

/** Refusals that repeating the same request cannot resolve. */
const RESTART: ReadonlySet<ErrorCode> = new Set(['reading_ended', 'idempotency_mismatch', 'draw_gone', 'draw_used'])

/** The state after the server refused to begin. */
const refusedAs = ({ failure }: Refusal): Generation => {
  const { code, status, message, fields } = failure
  if (status === 401) return { state: 'denied', reason: 'signed-out' }
  if (code === 'access_required') return { state: 'denied', reason: 'no-tokens' }
  if (code === 'unknown_method') return { state: 'unknown-method' }
  if (code === 'reading_not_found') return { state: 'deleted' }
  if (code === 'safety') return { state: 'comforted', message }
  if (code === 'generation_failed') return failed(message, 'restart', true)
  if (code && RESTART.has(code)) return failed(message, 'restart')
  if (status === 400) return failed(fields[0]?.message ?? message, 'form', false, fields)
  return failed(message, 'same')
}

const comforted = (message: string, { effects }: GenerationRun): Generation => {
  effects.forgetDraft()
  effects.forgetSubmission()
  return { state: 'comforted', message }
}

/** Reads events into the text. Returns the event that ended it, or null after a complete reading. */
async function* follow(run: GenerationRun, id: string | undefined): AsyncGenerator<Generation, Failure | null> {
  const { text, effects } = run
  const dealt = id === undefined
  for await (const event of run.events(id)) {
    switch (event.type) {
      case 'reading':
        text.restart()
        effects.reading(event.reading)
        yield { state: 'written', reading: event.reading, text, dealt }
        break
      case 'delta':
        text.append(event.text)
        break
      case 'done':
        effects.reading(event.reading)
        effects.done(event.reading)
        text.finish(event.reading.content)
        yield { state: 'written', reading: event.reading, text, dealt }
        return null
      default:
        return event
    }
  }
  return null
}

/** Shows the card that was drawn today instead of a new one. */
async function* showDrawn(run: GenerationRun, refusal: Refusal | null): AsyncGenerator<Generation, void> {
  const drawn = await run.drawnToday(refusal)
  if (run.signal.aborted) return
  if (!drawn) return yield failed(refusal ? disrupted.alreadyDrawn : texts.unable, 'same')
  if (drawn.status === 'done') {
    run.effects.done(drawn)
    return yield { state: 'written', reading: drawn, text: wholeText(drawn.content), dealt: false }
  }
  yield { state: 'written', reading: drawn, text: run.text, dealt: false }
  yield* untilItEnds(run, drawn._id)
}

async function* refuse(run: GenerationRun, refusal: Refusal): AsyncGenerator<Generation, void> {
  if (refusal.failure.code === 'already_drawn') return yield* showDrawn(run, refusal)
  const { effects } = run
  const next = refusedAs(refusal)
  if (next.state === 'comforted') return yield comforted(next.message, run)
  if (next.state === 'deleted' || (next.state === 'denied' && next.reason === 'no-tokens')) effects.forgetSubmission()
  if (next.state === 'denied' || (next.state === 'failed' && next.returned)) await effects.refreshProfile()
  yield next
}

async function* untilItEnds(run: GenerationRun, id?: string): AsyncGenerator<Generation, void> {
  const { method, effects, signal, text } = run
  const end = yield* follow(run, id)
  if (!end || signal.aborted) return
  text.stop()
  switch (end.type) {
    case 'failed':
      effects.tokensReturned(end.userTokensRemaining ?? null)
      yield end.code === 'safety' ? comforted(end.message, run) : failed(end.message || texts.unable, 'restart', method.premium)
      break
    case 'lost':
      if (method.id === 'daily-card' && run.hasCachedCard()) yield* showDrawn(run, null)
      else yield run.isOffline() ? { state: 'offline' } : failed(texts.unable, 'same')
      break
    case 'refused':
      yield* refuse(run, end)
      break
    default:
      end satisfies never
  }
}

/**
 * The states of one reading from the request to its end. Takes up a submission that already has a reading, as after a reload. Ends early,
 * without a further state, when `signal` aborts.
 */
export async function* generate(run: GenerationRun): AsyncGenerator<Generation, void> {
  const { submission, text, effects } = run
  yield { state: 'waiting' }
  if (submission.readingId) text.hurry()
  else effects.sent()
  yield* untilItEnds(run, submission.readingId)
}
