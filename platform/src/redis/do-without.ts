import type { Logger } from '../logging/logger.ts'

/** Asks Redis, and takes what stands in for its answer when there is none. */
export type DoWithout = <T>(ask: () => Promise<T>, instead: () => T | Promise<T>) => Promise<T>

/** Lets a part go on while Redis fails it; says once that it begins to, with the reason, and once that it ends. */
export const doWithoutRedis = (part: string, logger: Logger): DoWithout => {
  let without = false
  return async (ask, instead) => {
    try {
      const answer = await ask()
      if (without) logger.info(`${part} has Redis again`)
      without = false
      return answer
    } catch (error) {
      if (!without) logger.warn({ reason: error instanceof Error ? error.message : String(error) }, `${part} does without Redis`)
      without = true
      return instead()
    }
  }
}
