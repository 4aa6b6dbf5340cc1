/** A moment as ISO 8601 UTC with milliseconds: it sorts as text and is stored, sent and shown alike. */
export type Instant = string

export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => new Date().toISOString() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The moment `milliseconds` after (or, negative, before) another. */
export const plus = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString()

export const millisecondsBetween = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from)
