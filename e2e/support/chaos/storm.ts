import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@sibyl/emulators/seeded-random'
import { call, newReader, type SignedIn } from '../reader.ts'
import { type Account, readAccount } from './account.ts'
import { type OpenStores, readBooks, readUnfinished, type Unfinished } from './books.ts'
import { buy, oweAndBuyAgain } from './buyers.ts'
import { type Killed, switchTo, webhooksWaiting } from './client.ts'
import { type Comparison, compare } from './compare.ts'
import { drawErrands, plannedOf } from './errands.ts'
import type { Size } from './sizes.ts'
import { MONTH_S, subscribeOnce } from './subscribers.ts'

/** A product that can be called, and killed by `kill`, which resolves once it runs again. */
type Product = { url: string; kill(): Promise<void> }

type Reader = SignedIn & { readerId: string }

const TOGETHER = 6
const BETWEEN_MS = 500

const register = async (product: { url: string }, name: string): Promise<Reader> => {
  const reader = await newReader(product, `${name}@sibyl.example`)
  const { body } = await call(product, '/api/auth/profile', { token: reader.token })
  return Object.assign(reader, { readerId: String((body.user as { _id: string })._id) })
}

const registerAll = async (product: { url: string }, names: readonly string[]): Promise<Reader[]> => {
  const readers: Reader[] = []
  for (let from = 0; from < names.length; from += TOGETHER)
    readers.push(...(await Promise.all(names.slice(from, from + TOGETHER).map((name) => register(product, name)))))
  return readers
}

/** Counts actions; `reaches` resolves at a number. */
const counting = () => {
  const steps = new EventEmitter().setMaxListeners(0)
  let done = 0
  return {
    step: (): void => {
      done += 1
      steps.emit('step')
    },
    reaches: async (number: number): Promise<void> => {
      while (done < number) await once(steps, 'step')
    },
  }
}

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)

/** The result of a storm: everybody who took part, and the expected events at the provider. */
type Storm = { readerIds: string[]; planned: ReturnType<typeof plannedOf>; client: Killed }

/**
 * Readers buy, get refunds, dispute and subscribe while webhooks are dropped, duplicated, shuffled and delayed, months pass at the
 * provider, and the product is killed after numbers of purchases drawn from the seed.
 */
export const raise = async (product: Product, size: Size, seed: string, over: AbortSignal): Promise<Storm> => {
  const random = seededRandom(seed)
  let up = Promise.resolve()
  const client: Killed = { url: product.url, isUp: () => up, over }
  const kill = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    up = promise
    await product.kill()
    resolve()
  }
  const buyers = await registerAll(product, numbered('buyer', size.buyers))
  const subscribers = await registerAll(product, numbered('subscriber', size.subscribers))
  const [owing] = await registerAll(product, ['owing'])
  if (!owing) throw new Error('nobody came')
  const astray = { dropPercent: 20, duplicatePercent: 30, shuffle: true, delayMs: 1000, parallel: 8, retryLongestMs: 5000, seed }
  await switchTo(client, '/settings', astray, 'PUT')
  await oweAndBuyAgain(client, owing)

  const errands = drawErrands(size, random)
  const planned = plannedOf(errands)
  const purchases = counting()
  const ends = Array.from({ length: size.kills }, () => Math.floor(random() * errands.length * 0.9)).toSorted((a, b) => a - b)
  const left = errands.values()
  const buying = buyers.map((reader) => buy(client, reader, () => left.next().value, purchases.step))
  const subscribing = async (): Promise<void> => {
    for (let round = 0; round < size.rounds; round += 1) {
      await Promise.all(subscribers.map((reader, number) => subscribeOnce(client, { reader, readerId: reader.readerId, number }, round)))
      await purchases.reaches(Math.floor(((round + 1) * errands.length) / (size.rounds + 1)))
      await switchTo(client, '/clock/advance', { seconds: MONTH_S })
    }
  }
  const killing = async (): Promise<void> => {
    for (const number of ends) {
      await purchases.reaches(number)
      await kill()
    }
  }
  await Promise.all([...buying, subscribing(), killing()])
  // The debtor has bought twice and was refunded once.
  return {
    readerIds: [...buyers, ...subscribers, owing].map(({ readerId }) => readerId),
    planned: { ...planned, paid: planned.paid + 2, refunds: planned.refunds + 1 },
    client,
  }
}

type Settled = { account: Account; comparison: Comparison; left: Unfinished }

/** Compares repeatedly until there is no difference and no work in progress, or time runs out. */
export const settle = async (
  { client, readerIds }: Storm,
  stores: OpenStores,
  { settledWithinMs, outwaitsLeases }: Size,
): Promise<Settled> => {
  const deadline = performance.now() + settledWithinMs
  for (;;) {
    const waiting = await webhooksWaiting(client)
    const left = await readUnfinished(stores)
    const quiet = waiting + left.waiting + left.unpublished + (outwaitsLeases ? left.inHand : 0) === 0
    const over = performance.now() > deadline
    if (quiet || over) {
      const account = await readAccount(client)
      const comparison = compare(account, await readBooks(stores, readerIds))
      if (comparison.differences.length === 0 || over) return { account, comparison, left }
    }
    await pause(BETWEEN_MS)
  }
}
