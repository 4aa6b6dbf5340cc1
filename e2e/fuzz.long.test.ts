import type { Arbitrary } from 'fast-check'
import { holdAll, type Outcome } from './fuzz/batch.ts'
import { badlyEncoded, goingOn, lying } from './fuzz/bodies.ts'
import type { Conversation } from './fuzz/conversation.ts'
import { type Form, type OpenApi, poisonedFields } from './fuzz/fields.ts'
import { manyHeaders, pipelined, splitHeads } from './fuzz/heads.ts'
import { draw, runs, seed } from './fuzz/random.ts'
import { leftStreams } from './fuzz/streams.ts'
import { noLimits } from './support/easy-limits.ts'
import { type Product, startProduct } from './support/product.ts'
import { call, newReader } from './support/reader.ts'

/** How long the server waits for a stalled sender. */
const impatient = { HEADERS_TIMEOUT_MS: '1000', REQUEST_TIMEOUT_MS: '1500' }

/** The limit for a batch that hangs; a slow batch takes far less. */
const BATCH_MS = 600_000

describe('malformed raw requests', () => {
  let product: Product
  let pid: number
  const total: Outcome = { requests: 0, statuses: {}, faults: [] }
  beforeAll(async () => {
    product = await startProduct({
      ...noLimits,
      ...impatient,
      LOG_LEVEL: 'fatal',
      MODEL_TOKENS_PER_SECOND: '20000',
      MODEL_FIRST_TOKEN_MS: '1',
    })
    pid = product.pid()
  })
  afterAll(async () => {
    process.stdout.write(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}: ${total.requests} requests, answers ${JSON.stringify(total.statuses)}\n`)
    await product?.close()
  })

  const expectHarmless = async (conversations: readonly Conversation[]): Promise<void> => {
    const outcome = await holdAll(Number(new URL(product.url).port), conversations)
    total.requests += outcome.requests
    for (const [status, count] of Object.entries(outcome.statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + count
    expect({ seed, faults: outcome.faults }).toEqual({ seed, faults: [] })
    expect([product.pid(), process.kill(pid, 0)]).toEqual([pid, true])
    expect(await call(product, '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(product.output()).not.toMatch(/uncaught error/i)
  }
  const some = (kind: Arbitrary<Conversation>, count: number): Conversation[] => draw(kind, count * runs)

  it('F55 chunked bodies that continue after their 413 do not end the process', () => expectHarmless(some(goingOn, 300)), BATCH_MS)
  it('F54 bodies of the wrong length, or that break off, do not end the process', () => expectHarmless(some(lying, 1500)), BATCH_MS)
  it('bodies that do not decode are refused', () => expectHarmless(some(badlyEncoded, 300)), BATCH_MS)
  it('heads split anywhere, odd headers and upgrades do not end the process', () => expectHarmless(some(splitHeads, 3000)), BATCH_MS)
  it('thousands of headers are refused', () => expectHarmless(some(manyHeaders, 150)), BATCH_MS)
  it('pipelined requests are answered', () => expectHarmless(some(pipelined, 450)), BATCH_MS)
  it('streams left at any point do not end the process', () => expectHarmless(leftStreams(150 * runs)), BATCH_MS)

  it(
    'no text in any field of any call causes an internal error',
    async () => {
      const reader = await newReader(product, 'fuzz@sibyl.example')
      const document = (await call(product, '/api/openapi.json')).body as unknown as OpenApi
      const { methods } = (await call(product, '/api/divination/methods')).body as unknown as { methods: Form[] }
      await expectHarmless([...poisonedFields(document, methods), ...poisonedFields(document, methods, reader.token)])
    },
    BATCH_MS,
  )

  it('number at least twenty thousand', () => expect(total.requests).toBeGreaterThanOrEqual(20_000))
})
