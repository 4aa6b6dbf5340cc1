import { seededRandom } from '../../seeded-random.ts'
import type { ModelSettings, SettingsHolder } from '../settings.ts'
import { type FailureKind, isFailureKind } from './kinds.ts'

/**
 * The failure of the `nth` call, if any. A model's name may set it, as in `oracle+hang-up`, so that callers who share an emulator do not
 * disturb each other; otherwise the settings do, and each failure counts against their limit.
 */
export function chooseFailure(nth: number, model: string, settings: SettingsHolder): FailureKind {
  const [, named = ''] = model.split('+')
  if (isFailureKind(named)) return named
  const current = settings.current()
  if (!isMet(nth, current)) return 'none'
  if (current.failureCalls !== null) settings.change({ failureCalls: current.failureCalls - 1 })
  return current.failure
}

/** Seeded, so that every run of calls fails at the same points. */
function isMet(nth: number, { failure, failureRate, failureCalls }: ModelSettings): boolean {
  if (failure === 'none' || failureCalls === 0) return false
  return seededRandom(`failure ${nth}`)() < failureRate
}
