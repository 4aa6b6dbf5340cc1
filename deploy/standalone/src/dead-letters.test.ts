import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInProcessBus } from '@sibyl/platform/bus/in-process-bus'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { inSqliteFiles } from '@sibyl/platform/testing/everything-stored'
import { forgettingContract } from '@sibyl/platform/testing/forgetting-contract'
import { systemClock } from '@sibyl/platform/time'
import { keepDeadLetters } from './dead-letters.ts'

describe('dead letters in a store of their own', () => {
  let directory: string
  let store: Store
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-dead-'))
    store = openSqliteStore({ file: join(directory, 'bus.db'), service: 'bus' })
  })
  afterEach(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })

  forgettingContract('the bus that keeps them', async () => {
    const bus = createInProcessBus({ ...(await keepDeadLetters(store, systemClock)), retryDelays: [] })
    const aside = async (queue: string) => {
      const rows = (await inSqliteFiles(directory)).map(({ text }) => JSON.parse(JSON.parse(text).doc))
      return rows.filter((letter) => letter.queue === queue).map(({ event }) => event.data.userId as string)
    }
    return { bus, aside }
  })
})
