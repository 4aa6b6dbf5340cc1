import { SECOND } from '../time.ts'

/** How long the server asks to wait, in milliseconds from `now`, from Retry-After (seconds or a date) or OpenAI's retry-after-ms. */
export const retryAfterMs = (headers: Headers | undefined, now: number): number | undefined => {
  const exact = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (exact >= 0) return exact
  const said = headers?.get('retry-after')?.trim()
  if (!said) return undefined
  const seconds = Number(said)
  if (seconds >= 0) return seconds * SECOND
  const until = Date.parse(said)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}
