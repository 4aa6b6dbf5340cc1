import type { Method } from '@sibyl/contracts/methods'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../lib/base-api.ts'
import { cacheDailyCard, cachedDailyCard } from '../../lib/daily-card-cache.ts'
import { forgetDraft, markDraftSent } from '../../lib/draft.ts'
import { isOffline } from '../../lib/online.ts'
import { rememberSeal } from '../../lib/seen-seals.ts'
import { tokensRemaining } from '../../lib/session/profile.ts'
import { refreshProfile } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import { type PacedText, pacedText } from '../../reading/progress/paced-text.ts'
import { readingEvents } from '../../reading/progress/reading-events.ts'
import { deniedAccess } from './access.ts'
import { askForReading } from './ask-for-reading.ts'
import { drawnToday } from './drawn-today.ts'
import { type Generation, type GenerationEffects, generate } from './generation.ts'
import { forgetSubmission, keepSubmission, type Submission } from './submission.ts'

/** The side effects of a generation in the store, in this tab's memory and in the browser's storage. */
const useEffects = (method: Method, submission: Submission, signedIn: boolean): GenerationEffects => {
  const dispatch = useAppDispatch()
  const paid = method.premium
  return {
    sent: () => paid && keepSubmission(method.id, { ...submission, sent: true }),
    reading: ({ _id, userTokensRemaining }) => {
      if (!paid) return
      keepSubmission(method.id, { ...submission, sent: true, readingId: _id })
      if (submission.draw?.seal) rememberSeal(_id, submission.draw.seal)
      dispatch(tokensRemaining(userTokensRemaining ?? null))
    },
    done: (reading) => {
      markDraftSent(method.id)
      if (method.id === 'daily-card') cacheDailyCard(reading)
      if (signedIn) dispatch(api.util.invalidateTags(['History', 'Wallet']))
    },
    tokensReturned: (balance) => paid && dispatch(tokensRemaining(balance)),
    forgetSubmission: () => forgetSubmission(method.id),
    forgetDraft: () => forgetDraft(method.id),
    // The screen says why it stopped even when the profile cannot be read.
    refreshProfile: async () => signedIn && dispatch(refreshProfile()).catch(() => undefined),
  }
}

/** Runs the generation of a submission, again at each new `attempt`, and holds the state it is in. Leaving the page ends it. */
export const useGeneration = (method: Method, submission: Submission, attempt: number): Generation => {
  const session = useSession()
  const signedIn = session.status === 'signed-in'
  const effects = useEffects(method, submission, signedIn)
  const [generation, setGeneration] = useState<Generation>(() => {
    const reason = submission.sent ? null : deniedAccess(method, session)
    return reason ? { state: 'denied', reason } : { state: 'waiting' }
  })

  const run = useEffectEvent(async (signal: AbortSignal, text: PacedText) => {
    if (generation.state === 'denied') return
    const states = generate({
      method,
      submission,
      text,
      signal,
      events: (id) => readingEvents(id ? { id, signal } : { first: () => askForReading(method, submission, signal), signal }),
      drawnToday: async (refusal) => (refusal ? drawnToday(refusal.reading, signedIn) : cachedDailyCard()),
      hasCachedCard: () => cachedDailyCard() !== null,
      isOffline,
      effects,
    })
    for await (const state of states) {
      if (signal.aborted) return
      setGeneration(state)
    }
  })

  useEffect(() => {
    const leaving = new AbortController()
    const text = pacedText()
    // Deferred: a screen that is mounted and unmounted at once must not send two requests.
    const start = setTimeout(() => run(leaving.signal, text))
    return () => {
      clearTimeout(start)
      leaving.abort()
      text.stop()
    }
  }, [submission.key, attempt])

  return generation
}
