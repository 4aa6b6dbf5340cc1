import type { Redis } from '../redis/connect.ts'
import { together } from '../together.ts'

type Commands = ReturnType<Redis['pipeline']>

/** The longest time a write waits for others, in milliseconds. */
const LONGEST_GATHER_MS = 5

/** Gathers longer under load, because most of the cost of a write is the round trip. A single write never waits. */
const gatherMs = (size: number): number => (size === 1 ? 0 : Math.min(LONGEST_GATHER_MS, size))

/** Batches the writes to all streams of this process into one round trip. */
export const createStreamWriter = (redis: Redis): ((add: (commands: Commands) => void) => Promise<void>) =>
  together(async (writes) => {
    const commands = redis.pipeline()
    for (const add of writes) add(commands)
    const failed = (await commands.exec())?.find(([error]) => error)?.[0]
    if (failed) throw failed
  }, gatherMs)
