import type { Method } from '@sibyl/contracts/methods'
import { browserZone } from '../../lib/browser-zone.ts'
import { ANSWER_MS, inTime } from '../../lib/in-time.ts'
import { authorizedFetch } from '../../lib/reauth.ts'
import type { Submission } from './submission.ts'

/** Requests a reading as a stream. The idempotency key makes retries safe. @throws when no response begins in time */
export const askForReading = (method: Method, { key, formData, draw }: Submission, leaving: AbortSignal) =>
  inTime(
    ANSWER_MS,
    (signal) =>
      authorizedFetch(`/divination/reading/${method.id}?${new URLSearchParams({ tz: browserZone() })}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'Idempotency-Key': key },
        body: JSON.stringify({ formData, ...(draw && { draw: { id: draw.id, cut: draw.cut, picks: draw.picks } }) }),
        signal,
      }),
    leaving,
  )
