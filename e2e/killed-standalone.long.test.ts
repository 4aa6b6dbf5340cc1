import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { easyLimits } from './support/easy-limits.ts'
import { expectExactBooks, halfWritten, killAmidReadings } from './support/kills/kill-amid-readings.ts'
import { type Product, startProduct } from './support/product.ts'

describe('the whole product is killed', () => {
  let directory: string
  let product: Product
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-killed-'))
    product = await startProduct({ ...easyLimits, ...halfWritten, DATA_DIR: directory, LOG_LEVEL: 'silent' })
  })
  afterAll(async () => {
    await product?.close()
    await rm(directory, { recursive: true, force: true })
  })

  it('F19 ten times amid two hundred readings: every token is spent on a finished reading, or returned', async () => {
    let up: Promise<void> = Promise.resolve()
    const told = await killAmidReadings({ url: product.url, isUp: () => up }, async (underWay) => {
      up = product.kill().then(() => product.restart())
      await up
      return underWay
    })
    await expectExactBooks(openSqliteStore({ file: join(directory, 'divination.db'), service: 'divination' }), told)
  }, 300_000)
})
