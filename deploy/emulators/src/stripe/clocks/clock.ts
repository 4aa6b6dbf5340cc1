import type { Settings } from '../storage/settings.ts'

/** The account's clock: the machine's, plus the time it was advanced, or fixed while a due change runs at its own moment. */
export type AccountClock = {
  now(): number
  at<T>(seconds: number, work: () => T): T
  /** How far the account is ahead of the machine, in seconds. */
  ahead(): number
  setAhead(seconds: number): void
}

const AHEAD = 'clock.ahead'

export const accountClock = (settings: Settings): AccountClock => {
  let fixed: number | undefined
  const ahead = (): number => Number(settings.get(AHEAD) ?? 0)
  return {
    now: () => fixed ?? Math.floor(Date.now() / 1000) + ahead(),
    at: (seconds, work) => {
      const before = fixed
      fixed = seconds
      try {
        return work()
      } finally {
        fixed = before
      }
    },
    ahead,
    setAhead: (seconds) => settings.set(AHEAD, String(seconds)),
  }
}
