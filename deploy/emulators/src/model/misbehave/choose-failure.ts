import type { ModelSettings, SettingsHolder } from '../settings.ts'
import { seededRandom } from '../text/seed.ts'
import { type FailureKind, isFailureKind } from './kinds.ts'

/**
 * Which failure, if any, the `nth` call meets. A model's name may say it, as in `oracle+hang-up`, so that callers who share an emulator do
 * not disturb each other; else the settings do, and a call that fails by them is one less of those that are to fail.
 */
export function chooseFailure(nth: number, model: string, settings: SettingsHolder): FailureKind {
  const [, named = ''] = model.split('+')
  if (isFailureKind(named)) return named
  const current = settings.current()
  if (!isMet(nth, current)) return 'none'
  if (current.failureCalls !== null) settings.change({ failureCalls: current.failureCalls - 1 })
  return current.failure
}

/** Seeded, so that a run of calls fails in the same places every time. */
function isMet(nth: number, { failure, failureRate, failureCalls }: ModelSettings): boolean {
  if (failure === 'none' || failureCalls === 0) return false
  return seededRandom(`failure ${nth}`)() < failureRate
}
