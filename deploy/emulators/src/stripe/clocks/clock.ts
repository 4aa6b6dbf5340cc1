import type { Objects } from '../storage/objects.ts'
import type { Settings } from '../storage/settings.ts'

/** The account's time: the machine's, moved forward by what it has been advanced, or standing still where something is done at its moment. */
export type AccountClock = {
  now(customer?: string | null): number
  at<T>(seconds: number, work: () => T): T
  /** How far the account is ahead of the machine, in seconds. */
  ahead(): number
  setAhead(seconds: number): void
}

const AHEAD = 'clock.ahead'

export const accountClock = (objects: Objects, settings: Settings): AccountClock => {
  let fixed: number | undefined
  const ahead = (): number => Number(settings.get(AHEAD) ?? 0)
  const clockOf = (customerId: string): number | undefined => {
    const customer = objects.get('customer', customerId)
    const id = customer && 'test_clock' in customer ? customer.test_clock : null
    return id === null ? undefined : objects.get('test_helpers.test_clock', id)?.frozen_time
  }
  return {
    now: (customer) => fixed ?? (customer ? clockOf(customer) : undefined) ?? Math.floor(Date.now() / 1000) + ahead(),
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
