import type { ErrorCode } from '@sibyl/contracts/error-codes'
import type { GeneratedReading, Reading } from '@sibyl/contracts/http/readings'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect, useEffectEvent, useState } from 'react'
import { disrupted } from '#texts/oracle-reading.ts'
import { reading as texts } from '#texts/reading.ts'
import { api } from '../../lib/base-api.ts'
import { cacheDailyCard, cachedDailyCard } from '../../lib/daily-card-cache.ts'
import { forgetDraft, markDraftSent } from '../../lib/draft.ts'
import type { CallFailure } from '../../lib/failure.ts'
import { isOffline } from '../../lib/online.ts'
import { tokensRemaining } from '../../lib/session/profile.ts'
import { refreshProfile } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import { type PacedText, pacedText, wholeText } from '../../reading/progress/paced-text.ts'
import { type ReadingEvent, readingEvents } from '../../reading/progress/reading-events.ts'
import { type Denied, deniedAccess } from './access.ts'
import { askForReading } from './ask-for-reading.ts'
import { drawnToday } from './drawn-today.ts'
import { forgetSubmission, keepSubmission, type Submission } from './submission.ts'

/** What Try Again does: repeats the same request, restarts with a new one, or goes back to the form. */
export type Retry = 'same' | 'restart' | 'form'

type Shown = Reading & Partial<Pick<GeneratedReading, 'userTokensRemaining'>>

type Generation =
  | { state: 'waiting' }
  | { state: 'denied'; reason: Denied }
  | { state: 'unknown-method' }
  /** It was asked for, and its reader has deleted it since. */
  | { state: 'deleted' }
  /** What was typed needs a person, not a card. */
  | { state: 'comforted'; message: string }
  | { state: 'written'; reading: Shown; text: PacedText; dealt: boolean }
  /** Nobody could be asked. */
  | { state: 'offline' }
  | { state: 'failed'; message: string; returned: boolean; retry: Retry; fields: CallFailure['fields'] }

/** What the form is told when it has to be filled in again. */
export type Refused = { fields: CallFailure['fields'] }

type Refusal = Extract<ReadingEvent, { type: 'refused' }>

const failed = (message: string, retry: Retry, returned = false, fields: CallFailure['fields'] = []): Generation => ({
  state: 'failed',
  message,
  retry,
  returned,
  fields,
})

/** Refusals that repeating the same request cannot resolve. */
const RESTART: ReadonlySet<ErrorCode> = new Set(['reading_ended', 'idempotency_mismatch', 'draw_gone', 'draw_used'])

/** What a refusal means for the screen; nothing was begun. */
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

/** Asks for a reading and follows it until it is whole, or takes up again one that was asked for before a reload. */
export const useGeneration = (method: Method, submission: Submission, attempt: number): Generation => {
  const dispatch = useAppDispatch()
  const session = useSession()
  const signedIn = session.status === 'signed-in'
  const [generation, setGeneration] = useState<Generation>(() => {
    const reason = submission.sent ? null : deniedAccess(method, session)
    return reason ? { state: 'denied', reason } : { state: 'waiting' }
  })

  const noteReading = (reading: Shown) => {
    if (!method.premium) return
    keepSubmission(method.id, { ...submission, sent: true, readingId: reading._id })
    dispatch(tokensRemaining(reading.userTokensRemaining ?? null))
  }

  const noteDone = (reading: Shown) => {
    markDraftSent(method.id)
    if (method.id === 'daily-card') cacheDailyCard(reading)
    if (signedIn) dispatch(api.util.invalidateTags(['History', 'Wallet']))
  }

  /** Follows the events into `text`; answers with what ended them otherwise than by a whole reading. */
  const follow = async (events: AsyncIterable<ReadingEvent>, text: PacedText, dealt: boolean) => {
    for await (const event of events) {
      switch (event.type) {
        case 'reading':
          text.restart()
          noteReading(event.reading)
          setGeneration({ state: 'written', reading: event.reading, text, dealt })
          break
        case 'delta':
          text.append(event.text)
          break
        case 'done':
          noteReading(event.reading)
          noteDone(event.reading)
          text.finish(event.reading.content)
          setGeneration({ state: 'written', reading: event.reading, text, dealt })
          return null
        default:
          return event
      }
    }
    return null
  }

  const showDrawn = async (refusal: Refusal | null, signal: AbortSignal, text: PacedText) => {
    const drawn = refusal ? await drawnToday(refusal.reading, signedIn) : cachedDailyCard()
    if (signal.aborted) return
    if (!drawn) return setGeneration(failed(refusal ? disrupted.alreadyDrawn : texts.unable, 'same'))
    if (drawn.status === 'done') {
      noteDone(drawn)
      return setGeneration({ state: 'written', reading: drawn, text: wholeText(drawn.content), dealt: false })
    }
    setGeneration({ state: 'written', reading: drawn, text, dealt: false })
    await conclude(await follow(readingEvents({ id: drawn._id, signal }), text, false), signal, text)
  }

  const comfort = (message: string) => {
    forgetDraft(method.id)
    forgetSubmission(method.id)
    setGeneration({ state: 'comforted', message })
  }

  const conclude = async (end: ReadingEvent | null, signal: AbortSignal, text: PacedText): Promise<void> => {
    if (!end || signal.aborted) return
    text.stop()
    switch (end.type) {
      case 'failed':
        if (method.premium) dispatch(tokensRemaining(end.userTokensRemaining ?? null))
        if (end.code === 'safety') return comfort(end.message)
        return setGeneration(failed(end.message || texts.unable, 'restart', method.premium))
      case 'lost':
        if (method.id === 'daily-card' && cachedDailyCard()) return showDrawn(null, signal, text)
        return setGeneration(isOffline() ? { state: 'offline' } : failed(texts.unable, 'same'))
      case 'refused': {
        if (end.failure.code === 'already_drawn') return showDrawn(end, signal, text)
        const next = refusedAs(end)
        if (next.state === 'comforted') return comfort(next.message)
        if (next.state === 'deleted' || (next.state === 'denied' && next.reason === 'no-tokens')) forgetSubmission(method.id)
        if (signedIn && (next.state === 'denied' || (next.state === 'failed' && next.returned))) {
          await dispatch(refreshProfile()).catch(() => undefined)
        }
        return signal.aborted ? undefined : setGeneration(next)
      }
    }
  }

  const run = useEffectEvent(async (signal: AbortSignal, text: PacedText) => {
    if (generation.state === 'denied') return
    setGeneration({ state: 'waiting' })
    const first = () => askForReading(method, submission, signal)
    if (submission.readingId) {
      text.hurry()
      return conclude(await follow(readingEvents({ id: submission.readingId, signal }), text, false), signal, text)
    }
    if (method.premium) keepSubmission(method.id, { ...submission, sent: true })
    await conclude(await follow(readingEvents({ first, signal }), text, true), signal, text)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const text = pacedText()
    // Not at once: a screen that is put up and taken down in one breath must not ask twice.
    const start = setTimeout(() => run(leaving.signal, text))
    return () => {
      clearTimeout(start)
      leaving.abort()
      text.stop()
    }
  }, [submission.key, attempt])

  return generation
}
