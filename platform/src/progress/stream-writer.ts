import type { Redis } from '../redis/connect.ts'
import { together } from '../together.ts'

type Commands = ReturnType<Redis['pipeline']>

/** Most milliseconds that a write waits for others. */
const LONGEST_GATHER_MS = 5

/** The more writes come, the longer they are gathered: what a write costs is mostly its way to Redis. A single one never waits. */
const gatherMs = (size: number): number => (size === 1 ? 0 : Math.min(LONGEST_GATHER_MS, size))

/** Sends writes to Redis together, those of all streams of this process. */
export const createStreamWriter = (redis: Redis): ((add: (commands: Commands) => void) => Promise<void>) =>
  together(async (writes) => {
    const commands = redis.pipeline()
    for (const add of writes) add(commands)
    const failed = (await commands.exec())?.find(([error]) => error)?.[0]
    if (failed) throw failed
  }, gatherMs)
