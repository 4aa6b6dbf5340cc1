import { type Clock, type Instant, plus } from '../time.ts'

/** A clock that stands still until a test moves it. */
export const testClock = (start: Instant = '2026-11-21T12:00:00.000Z'): Clock & { advance(milliseconds: number): void } => {
  let now = start
  return {
    now: () => now,
    advance(milliseconds) {
      now = plus(now, milliseconds)
    },
  }
}
