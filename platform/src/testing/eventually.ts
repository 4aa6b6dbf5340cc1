import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 5000
const BETWEEN_MS = 10

/** Waits until an expectation holds; for effects that announce themselves in no other way. */
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
