import { examples } from '@sibyl/contracts/events/examples'
import { collections } from '@sibyl/divination/collections'
import type { Reading } from '@sibyl/divination/readings/reading'
import { createLogger } from '@sibyl/platform/logging/logger'
import { closeRedis, connectRedis } from '@sibyl/platform/redis/connect'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { toEvent } from '@sibyl/platform/store/new-event'
import { systemClock } from '@sibyl/platform/time'
import { median } from '../kit/figures.ts'

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The stored size of a reading in divination and Redis, read directly from both. */
export const openBooks = async (servers: { mongo: string; redis: string }) => {
  const store = await openMongoStore({ uri: servers.mongo, database: 'sibyl-divination', service: 'divination' })
  const { readings, wallets, ledger } = await collections(store)
  const redis = await connectRedis({ url: servers.redis, logger: createLogger('measure', 'error') })

  return {
    /** As JSON; a database's own format differs. */
    bytes,
    async reading(id: string): Promise<Reading> {
      const reading = await readings.get(id)
      if (!reading) throw new Error(`no reading ${id}`)
      return reading
    },
    async sizes(userIds: readonly string[]): Promise<[what: string, bytes: number][]> {
      const each = await Promise.all(userIds.map((id) => wallets.get(id)))
      const entries = await Promise.all(userIds.map((userId) => ledger.find('byReader', { userId })))
      const message = (type: 'reading.requested.v1' | 'wallet.changed.v1') =>
        bytes(
          toEvent(
            'divination',
            systemClock.now(),
            type === 'wallet.changed.v1' ? { type, data: examples[type] } : { type, data: examples[type] },
          ),
        )
      const [one] = each
      const [operation] = one?.recent ?? []
      return [
        [`wallet with ${one?.recent.length} operations`, median(each.map(bytes))],
        ['each operation in it', bytes(operation) + 1],
        ['ledger entry', median(entries.flat().map(bytes))],
        ['message reading.requested.v1', message('reading.requested.v1')],
        ['message wallet.changed.v1', message('wallet.changed.v1')],
      ]
    },
    async stream(id: string): Promise<{ bytes: number; entries: number }> {
      const key = `sibyl:progress:${id}`
      return { bytes: Number(await redis.memory('USAGE', key, 'SAMPLES', 0)), entries: await redis.xlen(key) }
    },
    async close(): Promise<void> {
      await closeRedis(redis)
      await store.close()
    },
  }
}
