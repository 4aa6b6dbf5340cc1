import type { Redis } from '../redis/connect.ts'
import { together } from '../together.ts'

type Commands = ReturnType<Redis['pipeline']>

/**
 * How long the writes after a round trip wait for each other, in milliseconds: most of the cost of a write is the round trip. The first
 * write never waits.
 */
const GATHER_MS = 5

/** Batches the writes to all streams of this process into one round trip. */
export const createStreamWriter = (redis: Redis): ((add: (commands: Commands) => void) => Promise<void>) =>
  together(
    async (writes) => {
      const commands = redis.pipeline()
      for (const add of writes) add(commands)
      const failed = (await commands.exec())?.find(([error]) => error)?.[0]
      if (failed) throw failed
    },
    () => GATHER_MS,
  )
