import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { readBooks } from './support/chaos/books.ts'
import { compare, tableOf } from './support/chaos/compare.ts'
import { chosenSize } from './support/chaos/sizes.ts'
import { raise, settle } from './support/chaos/storm.ts'
import { type Product, startProduct } from './support/product.ts'

const size = chosenSize()
/** A run with the seed of an earlier run repeats its purchases, webhooks and kills, as far as clocks allow. */
const seed = process.env.CHAOS_SEED ?? String(randomInt(1_000_000_000))

const limits = ['GENERAL', 'READINGS', 'REGISTRATION', 'SIGN_IN_BY_ACCOUNT_AND_ADDRESS', 'SIGN_IN_BY_ACCOUNT', 'SIGN_IN_BY_ADDRESS']

describe('payments while webhooks are lost, late or repeated and the product is killed', () => {
  let directory: string
  let product: Product
  const over = new AbortController()
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-chaos-'))
    product = await startProduct({
      ...Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '1000000/60'])),
      DATA_DIR: directory,
      PAYMENTS_CHECK_MS: String(size.checkMs),
      PAYMENTS_FETCH_MS: String(size.checkMs),
      PAYMENTS_COMPARE_MS: String(size.compareMs),
    })
  })
  afterAll(async () => {
    over.abort()
    await product?.close()
    await rm(directory, { recursive: true, force: true })
  })

  const kill = async (): Promise<void> => {
    await product.kill()
    await product.restart()
  }
  const openStores = () => ({
    billing: openSqliteStore({ file: join(directory, 'billing.db'), service: 'billing' }),
    divination: openSqliteStore({ file: join(directory, 'divination.db'), service: 'divination' }),
  })

  it(
    'match the provider’s account to the cent and the token',
    async () => {
      process.stdout.write(`CHAOS_SEED=${seed}\n`)
      const began = performance.now()
      const storm = await raise({ url: product.url, kill }, size, seed, over.signal)
      const calm = performance.now()
      const { account, comparison, left } = await settle(storm, openStores, size)
      const seconds = (from: number, to: number): string => `${Math.round((to - from) / 1000)} s`
      process.stdout.write(`${size.kills} kills in ${seconds(began, calm)}, settled in ${seconds(calm, performance.now())}\n`)
      process.stdout.write(tableOf(comparison))

      expect(comparison.differences).toEqual([])
      expect(left).toEqual({ waiting: 0, inHand: size.outwaitsLeases ? 0 : expect.any(Number), aside: 0, unpublished: 0 })
      const { paid, refunds, disputes } = account
      expect({
        paid: paid.filter(({ orderId }) => orderId !== undefined).length,
        refunds: refunds.length,
        disputes: disputes.length,
        won: disputes.filter(({ status }) => status === 'won').length,
      }).toEqual(storm.planned)

      // After a graceful stop, nothing was in progress.
      expect(await product.stop()).toBe(0)
      expect(compare(account, await readBooks(openStores, storm.readerIds)).differences).toEqual([])
    },
    size.settledWithinMs + size.payments * 1000 + 120_000,
  )
})
