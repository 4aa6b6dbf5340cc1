import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HISTORY_PAGE_SIZE } from '@sibyl/contracts/constants'
import { readingCollection } from '@sibyl/divination/readings/collections'
import type { Reading } from '@sibyl/divination/readings/reading'
import { showHistory } from '@sibyl/divination/readings/show-history'
import { walletCollection } from '@sibyl/divination/wallet/collections'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { plus } from '@sibyl/platform/time'
import { percentile } from '../kit/figures.ts'
import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { report } from './kit/report.ts'

/**
 * A page of a reader's history, with its count, in a small and in a large store: every reader has a hundred readings, and there are ten
 * readers or ten thousand. It calls the use case directly, so that HTTP does not hide the difference.
 */
const EACH = 100
const FEW = 1000
const MANY = { sqlite: Number(process.env.HISTORY_READINGS ?? 1_000_000), mongo: Number(process.env.HISTORY_READINGS_MONGODB ?? 100_000) }
const PAGES = 3000
const AT_ONCE = { sqlite: 500, mongo: 32 }
const AIM = 1.3

const epoch = '2026-01-01T00:00:00.000Z'
const content =
  'What was drawn lies open on the table, in the order in which it fell, and waits to be looked at without hurry or fear. '.repeat(5)

/** The readers take turns, so that the readings of one lie far apart. */
const reading = (index: number, readers: number): Reading => {
  const createdAt = plus(epoch, index * 1000)
  return {
    _id: `rd_${index}`,
    version: 0,
    readerId: `reader-${index % readers}`,
    methodId: 'tarot',
    formData: { question: 'Should I take the offer from the studio?' },
    date: createdAt.slice(0, 10),
    paid: true,
    facts: [{ id: 'card-1', label: 'The Hermit', detail: 'Card 1 of 1.', data: { card: 'major-09' } }],
    images: [],
    status: 'done',
    title: 'What was drawn',
    content,
    createdAt,
    deadline: createdAt,
    open: false,
    listed: true,
  }
}

type Measured = { p50: number; p99: number }

const measureStore = async (store: Store, many: number, atOnce: number) => {
  const readings = await store.collection(readingCollection)
  const show = showHistory({ readings, wallets: await store.collection(walletCollection) })
  const fill = async (from: number, to: number): Promise<void> => {
    const readers = (to - from) / EACH
    for (let first = from; first < to; first += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, to - first) }, (_, index) => first + index)
      await Promise.all(batch.map((index) => readings.create({ next: reading(index, readers) })))
    }
  }
  const measure = async (readers: number): Promise<Measured> => {
    const times: number[] = []
    for (let asked = 0; asked < PAGES; asked += 1) {
      const caller = { id: `reader-${(asked * 7919) % readers}`, signedIn: true }
      const query = { page: 1 + (asked % 3), limit: HISTORY_PAGE_SIZE }
      const began = performance.now()
      await show({ caller, query } as Parameters<typeof show>[0])
      times.push(performance.now() - began)
    }
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  }
  await fill(0, FEW)
  await measure(FEW / EACH)
  const few = await measure(FEW / EACH)
  const began = performance.now()
  await fill(FEW, many)
  const fillSeconds = (performance.now() - began) / 1000
  const readers = (many - FEW) / EACH
  await measure(readers)
  return { few, many: await measure(readers), fillSeconds }
}

const tell = (name: string, count: number, { few, many, fillSeconds }: Awaited<ReturnType<typeof measureStore>>): void => {
  const ms = (value: number): string => value.toFixed(2)
  const large = count.toLocaleString('en')
  print(`\nA page of the history, ${name}; the store was filled in ${fillSeconds.toFixed(0)} s\n`)
  print(
    table(
      ['readings', 'p50 ms', 'p99 ms'],
      [
        [FEW, ms(few.p50), ms(few.p99)],
        [large, ms(many.p50), ms(many.p99)],
      ],
    ),
  )
  const ratio = many.p50 / few.p50
  const what = `history page at ${large} readings against ${FEW}, ${name}`
  report({ what, aim: `≤ ${AIM}×`, measured: `${ratio.toFixed(2)}×`, held: ratio <= AIM })
}

const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
const sqlite = openSqliteStore({ file: join(directory, 'history.db'), service: 'bench' })
tell('SQLite', MANY.sqlite, await measureStore(sqlite, MANY.sqlite, AT_ONCE.sqlite))
await sqlite.close()
await rm(directory, { recursive: true, force: true })

await withServers('history over MongoDB', ['mongo'], async ({ mongo }) => {
  const store = await openMongoStore({ uri: mongo.url, database: 'bench-history', service: 'bench' })
  tell('MongoDB', MANY.mongo, await measureStore(store, MANY.mongo, AT_ONCE.mongo))
  await store.close()
})
