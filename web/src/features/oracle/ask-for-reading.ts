import type { Method } from '@sibyl/contracts/methods'
import { authorizedFetch } from '../../lib/reauth.ts'
import type { Submission } from './submission.ts'

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks for a reading as a stream. The key makes it safe to ask again. */
export const askForReading = (method: Method, { key, formData, draw }: Submission, signal: AbortSignal) =>
  authorizedFetch(`/divination/reading/${method.id}?${new URLSearchParams({ tz: zone() })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'Idempotency-Key': key },
    body: JSON.stringify({ formData, ...(draw && { draw: { id: draw.id, cut: draw.cut } }) }),
    signal,
  })
