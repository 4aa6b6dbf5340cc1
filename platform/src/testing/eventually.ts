import { setTimeout as pause } from 'node:timers/promises'

/** Slightly less than a test's own limit, so that an expectation that never holds fails with its own message. */
const PATIENCE_MS = 25_000
const BETWEEN_MS = 10

/** Retries until an expectation holds; for effects that no event announces. */
export const eventually = async (expectation: () => Promise<void> | void): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS
  while (true) {
    try {
      return await expectation()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(BETWEEN_MS)
    }
  }
}
