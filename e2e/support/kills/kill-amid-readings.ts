import type { Store } from '@sibyl/platform/store/store'
import { settledBooks } from './audit.ts'
import { askUntilEnded, errandsOf, type Killed, manyReaders, TOKENS_EACH } from './many-readings.ts'
import { atEach, drawSchedule, inTurn } from './schedule.ts'

const READINGS = 200
const KILLS = 10
const SPAN_MS = 35_000
const SETTLED_WITHIN_MS = 60_000

/** About four seconds for a text, so that a kill hits many half-written ones, and time enough to write it again on a slow machine. */
export const halfWritten: NodeJS.ProcessEnv = { MODEL_TOKENS_PER_SECOND: '150', OPENAI_TIMEOUT_MS: '100000' }

/** The final responses to the readers. */
export type Told = { readers: number; done: number; failed: number }

/**
 * Two hundred readings, requested at random moments by readers with three tokens each, while `kill` is called at ten other moments. `kill`
 * gets the number of unfinished readings and returns how many it hit.
 */
export const killAmidReadings = async (product: Killed, kill: (underWay: number) => Promise<number>): Promise<Told> => {
  const readers = await manyReaders(product, Math.ceil(READINGS / TOKENS_EACH))
  const errands = errandsOf(readers, READINGS)
  const { seed, asks, kills } = drawSchedule(READINGS, KILLS, SPAN_MS)
  const ends: ('done' | 'failed')[] = []
  const met: number[] = []
  // One failure stops all callers.
  const over = new AbortController()
  let asked = 0

  const ask = async (index: number): Promise<void> => {
    const errand = errands[index]
    if (!errand) throw new Error(`there is no errand ${index}`)
    asked += 1
    ends.push(await askUntilEnded(product, errand, over.signal))
  }
  const killOnce = async (): Promise<void> => {
    met.push(await kill(asked - ends.length))
  }
  const began = performance.now()
  await Promise.all([inTurn(began, kills, killOnce), atEach(began, asks, ask)]).finally(() => over.abort())

  const done = ends.filter((end) => end === 'done').length
  const took = `${done} of ${READINGS} done after ${Math.round((performance.now() - began) / 1000)} s`
  process.stdout.write(`KILL_SEED=${seed}: ${KILLS} kills met ${met.join(', ')} readings; ${took}\n`)
  // On a busy machine there is less time between kills and more readings miss their deadline, but never this many.
  expect(done).toBeGreaterThan(READINGS / 4)
  expect(met).toHaveLength(KILLS)
  expect(met.reduce((sum, many) => sum + many)).toBeGreaterThan(KILLS)
  return { readers: readers.length, done, failed: READINGS - done }
}

/** Every token is spent on a finished reading or returned, and nothing is left open. Closes the store. */
export const expectExactBooks = async (store: Store, { readers, done, failed }: Told): Promise<void> => {
  const books = await settledBooks(store, SETTLED_WITHIN_MS).finally(() => store.close())
  expect(books).toEqual({ done, failed, tokensLeft: TOKENS_EACH * readers - done, faults: [] })
}
