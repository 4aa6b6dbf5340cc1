import type { Redis } from '../redis/connect.ts'
import { together } from '../together.ts'

type Commands = ReturnType<Redis['pipeline']>

/** Sends writes to Redis together, those of all streams of this process. */
export const createStreamWriter = (redis: Redis): ((add: (commands: Commands) => void) => Promise<void>) =>
  together(async (writes) => {
    const commands = redis.pipeline()
    for (const add of writes) add(commands)
    const failed = (await commands.exec())?.find(([error]) => error)?.[0]
    if (failed) throw failed
  })
