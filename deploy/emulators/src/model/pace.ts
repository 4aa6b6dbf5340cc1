import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../seeded-random.ts'
import type { ModelSettings } from './settings.ts'

const unpacedAt = 1000

/**
 * Yields `tokens` at the pace of `settings`, irregular in a seeded way: a little slower after a comma, slower after a full stop.
 * Ends early, without an error, when `signal` aborts.
 */
export async function* paced(
  tokens: readonly string[],
  settings: ModelSettings,
  seed: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if (!(await pause(settings.firstTokenMs, signal))) return
  if (settings.tokensPerSecond >= unpacedAt) {
    yield* tokens
    return
  }
  const random = seededRandom(seed)
  const mean = 1000 / settings.tokensPerSecond
  for (const token of tokens) {
    yield token
    const stray = 1 + settings.irregularity * (random() * 2 - 1)
    if (!(await pause(mean * stray * breath(token, settings.irregularity), signal))) return
  }
}

/** Waits; false when `signal` aborted first. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  if (ms <= 0) return true
  return sleep(ms, true, { signal }).catch(() => false)
}

function breath(token: string, irregularity: number): number {
  if (/[.?!:]$/u.test(token)) return 1 + irregularity * 3
  if (/,$/u.test(token)) return 1 + irregularity
  return 1 - irregularity * 0.2
}
