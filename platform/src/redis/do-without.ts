import { messageOf } from '../app-error.ts'
import type { Logger } from '../logging/logger.ts'

/** Runs a Redis command, or returns the fallback. */
export type DoWithout = <T>(ask: () => Promise<T>, instead: () => T | Promise<T>) => Promise<T>

/** Lets a part work without Redis; logs the first failure with its reason, and the recovery. */
export const doWithoutRedis = (part: string, logger: Logger): DoWithout => {
  let without = false
  return async (ask, instead) => {
    try {
      const answer = await ask()
      if (without) logger.info(`${part} has Redis again`)
      without = false
      return answer
    } catch (error) {
      if (!without) logger.warn({ reason: messageOf(error) }, `${part} works without Redis`)
      without = true
      return instead()
    }
  }
}
