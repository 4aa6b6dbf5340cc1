import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authOperations } from '@sibyl/contracts/http/auth'
import { contactOperations } from '@sibyl/contracts/http/contact'
import type { Operation } from '@sibyl/contracts/http/operation'
import { paymentOperations } from '@sibyl/contracts/http/payments'
import { readingOperations } from '@sibyl/contracts/http/reading-operations'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { whereIs } from '@sibyl/platform/testing/where-is'
import { operations } from '../deploy/k6/lib/operations.ts'
import { runK6 } from './support/k6.ts'
import { type Product, startProduct } from './support/product.ts'
import { call } from './support/reader.ts'

const contract: Record<string, Operation> = { ...authOperations, ...readingOperations, ...paymentOperations, ...contactOperations }

describe('the calls of the load tests', () => {
  it('are those of the contract, by name, method and path', () => {
    const known = Object.entries(operations).filter(([name]) => name in contract)
    expect(known.length).toBeGreaterThan(15)
    for (const [name, { method, path }] of known) {
      expect({ name, method, path }).toEqual({ name, method: contract[name]?.method.toUpperCase(), path: `/api${contract[name]?.path}` })
    }
  })
})

const k6 = whereIs('k6')

describeWith('k6', k6 !== undefined, 'the load tests', () => {
  const run = (args: readonly string[], environment?: NodeJS.ProcessEnv) => runK6(k6 ?? '', args, environment)

  it.each(['smoke', 'browse', 'readings', 'spike', 'soak'])('%s can be read by k6, and has thresholds', async (script) => {
    const { code, said } = await run(['inspect', `${script}.ts`])
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('"thresholds"') })
  })

  describe('against the running product', () => {
    let product: Product
    let folder: string
    beforeAll(async () => {
      product = await startProduct()
      folder = await mkdtemp(join(tmpdir(), 'sibyl-load-'))
    })
    afterAll(async () => {
      await product.close()
      await rm(folder, { recursive: true })
    })

    const setModel = (settings: Record<string, unknown>) => call(product, '/_dev/model/settings', { method: 'PUT', body: settings })
    const load = (script: string, environment: NodeJS.ProcessEnv = {}) =>
      run(['run', '--quiet', '--no-usage-report', `${script}.ts`], { BASE_URL: product.url, ...environment })

    it('smoke passes within the limits that readers have', async () => {
      const { code, said } = await load('smoke')
      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/checks \d+ held, 0 failed/) })
    })

    it('smoke fails with code 99, and names the failure, when the model fails', async () => {
      await setModel({ failure: 'http-500', failureRate: 1 })
      try {
        const { code, said } = await load('smoke')
        expect({ code, said }).toMatchObject({
          code: 99,
          said: expect.stringContaining('requestReading: the stream ends with the reading, done'),
        })
      } finally {
        await setModel({ failure: 'none' })
      }
    })

    const quick = { VUS: '2', RAMP: '0s', HOLD: '3s', LATENCY_FACTOR: '10' }

    it('readings passes, buys tokens for its readers, and signs the same ones in again', async () => {
      // A text takes seconds, so that a few readings fit into the limits that readers have.
      await setModel({ tokensPerSecond: 400 })
      const ACCOUNTS = join(folder, 'accounts.json')
      expect(await load('readings', { ...quick, ACCOUNTS })).toMatchObject({ code: 0, said: expect.stringContaining('texts begun anew 0') })
      const opened = await readFile(ACCOUNTS, 'utf8')
      expect(Object.values(JSON.parse(opened) as Record<string, string[]>)[0]).toHaveLength(2)
      expect(await load('readings', { ...quick, ACCOUNTS })).toMatchObject({ code: 0, said: expect.not.stringContaining('register ') })
      expect(await readFile(ACCOUNTS, 'utf8')).toBe(opened)
    })

    it('readings fails with code 99 when the model fails once, although the product retries', async () => {
      await setModel({ tokensPerSecond: 400, failure: 'http-500', failureRate: 1, failureCalls: 1 })
      const { code, said } = await load('readings', quick)
      expect({ code, said }).toMatchObject({ code: 99, said: expect.stringContaining('readings failed 0') })
      expect(said).toContain('texts begun anew 1')
      await setModel({ failure: 'none', failureCalls: null })
    })

    it('a latency limit that is exceeded ends in code 99', async () => {
      const { code, said } = await load('browse', { VUS: '1', RAMP: '0s', HOLD: '2s', LATENCY_FACTOR: '0.0001' })
      expect({ code, said }).toMatchObject({ code: 99, said: expect.stringMatching(/getPricing .* over/) })
    })
  })

  it('a rate limit that is too low ends the run, and is named', async () => {
    const product = await startProduct({ LIMIT_GENERAL: '30/60' })
    try {
      const { code, said } = await run(['run', '--quiet', '--no-usage-report', 'browse.ts'], { BASE_URL: product.url, VUS: '1', RATE: '2' })
      expect({ code, said }).toMatchObject({ code: 99, said: expect.stringContaining('start the product with a higher LIMIT_GENERAL ') })
    } finally {
      await product.close()
    }
  })
})
