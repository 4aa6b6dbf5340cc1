import { setInterval } from 'node:timers/promises'
import { depth } from '@sibyl/platform/testing/broker'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { easyLimits } from './support/easy-limits.ts'
import { haveEnded, type Processes, startProcesses } from './support/processes.ts'
import {
  call,
  eventually,
  linkTokenIn,
  mailTo,
  newReader,
  password,
  readTarot,
  registration,
  type SignedIn,
  tarot,
  wallet,
} from './support/reader.ts'

/** The interval of a caller's requests, so that their number does not depend on the machine's load. */
const BEAT_MS = 20

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq({ toKill: true }), findRedis({ toKill: true })])

describeWithServer('MongoDB', mongo, 'the product as processes', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      const namespace = `e2e-${process.pid}`
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: namespace,
          DIVINATIONS: '2',
          GENERATORS: '3',
        })
      })
      afterAll(() => product?.close())

      const setModel = (tokensPerSecond: number) => call(product, '/_dev/model/settings', { method: 'PUT', body: { tokensPerSecond } })

      const metric = async (port: number, figure: string): Promise<number> => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
        const [, value] = new RegExp(`^${figure}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text) ?? []
        return Number(value ?? 0)
      }

      const history = async ({ token }: SignedIn) =>
        (await call(product, '/api/divination/history', { token })).body as { readings: { _id: string; status: string }[] }

      /** Streams a reading's events; `until` waits for one by name and returns its data. */
      const streamReading = async (reader: SignedIn, key: string) => {
        const response = await fetch(`${product.url}/api/divination/reading/tarot`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            Authorization: `Bearer ${reader.token}`,
            'Idempotency-Key': key,
          },
          body: JSON.stringify(tarot()),
        })
        const body = response.body?.pipeThrough(new TextDecoderStream()).getReader()
        let seen = ''
        const until = async (name: string): Promise<Record<string, unknown>> => {
          while (true) {
            const [whole = '', data] = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(seen) ?? []
            if (data) {
              seen = seen.slice(seen.indexOf(whole) + whole.length)
              return JSON.parse(data)
            }
            const { value, done } = (await body?.read()) ?? { done: true }
            if (done) throw new Error(`the stream ended before ${name}: ${seen}`)
            seen += value
          }
        }
        return { until }
      }

      it('starts every process, each alive, ready and with metrics on a port of its own', async () => {
        const numbered = ['divination-1', 'divination-2', 'generator-1', 'generator-2', 'generator-3']
        expect(
          product
            .members()
            .map(({ name }) => name)
            .toSorted(),
        ).toEqual(['auth', 'billing', 'emulators', 'gateway', 'notification', ...numbered].toSorted())
        for (const { name, port } of product.members()) {
          const at = { url: `http://127.0.0.1:${port}` }
          expect({ name, ...(await call(at, '/livez')) }).toMatchObject({ name, status: 200 })
          expect({ name, ...(await call(at, '/readyz')) }).toMatchObject({ name, status: 200 })
          expect((await (await fetch(`${at.url}/metrics`)).text()).includes('process_cpu_seconds_total')).toBe(true)
        }
      })

      it('goes from sign-up over verification, a reading and the daily card to history and wallet', async () => {
        const reader = await newReader(product, 'path@sibyl.example')
        expect(await readTarot(product, reader)).toMatchObject({ status: 201, body: { reading: { userTokensRemaining: 2 } } })
        expect(await call(product, '/api/divination/daily-card?tz=Europe/Prague', { token: reader.token })).toMatchObject({ status: 200 })
        expect(await history(reader)).toMatchObject({ readings: [{ status: 'done' }, { status: 'done' }] })
        expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 2, ledger: [{ reason: 'reading' }, { reason: 'welcome' }] })
        const { until } = await streamReading(reader, 'streamed')
        await until('delta')
        expect(await until('done')).toMatchObject({ reading: { userTokensRemaining: 1 } })
        await eventually(async () => {
          const { body } = await call(product, '/api/auth/profile', { token: reader.token })
          return (body.user as { oracleTokens: number }).oracleTokens === 1 ? true : undefined
        })
      })

      it('credits a purchase once, although billing is killed in the middle of it', async () => {
        const reader = await newReader(product, 'purchase@sibyl.example')
        const order = { packageIndex: 1, tokens: 15, amount: 12.99 }
        const { body } = await call(product, '/api/payments/tokens/create', { token: reader.token, body: order })
        const { paymentIntentId } = body.data as { paymentIntentId: string }
        process.kill(product.member('billing').pid, 'SIGKILL')
        const paid = await call(product, `/_dev/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
          body: 'payment_method=pm_card_visa&return_url=http%3A%2F%2Flocalhost%2Fdone',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: 'Bearer sk_test_operator' },
        })
        expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } })
        const credited = await eventually(async () => {
          const seen = await wallet(product, reader)
          return seen.oracleTokens === 18 ? seen : undefined
        })
        expect(credited).toMatchObject({ tier: 'tokens', ledger: [{ reason: 'purchase', delta: 15 }, { reason: 'welcome' }] })
      })

      it('F19 a reading whose generator is killed is finished by another, and its token is spent once', async () => {
        const reader = await newReader(product, 'killed@sibyl.example')
        await setModel(30)
        const { until } = await streamReading(reader, 'one')
        await until('delta')
        const generators = product.members().filter(({ name }) => name.startsWith('generator'))
        const busy = await eventually(async () => {
          const inFlight = await Promise.all(generators.map(({ port }) => metric(port, 'generations_in_flight')))
          return generators[inFlight.indexOf(1)]
        })
        const died = product.says(new RegExp(`^${busy.name} .*killed by SIGKILL; it is started again`))
        const again = product.says(new RegExp(`^${busy.name} +pid`))
        process.kill(busy.pid, 'SIGKILL')
        const killed = performance.now()
        await setModel(2000)
        await Promise.all([died, again])
        await until('reading')
        process.stdout.write(`Another generator took over after ${Math.round(performance.now() - killed)} ms\n`)
        expect(await until('done')).toMatchObject({ reading: { status: 'done', userTokensRemaining: 2 } })
        expect((await history(reader)).readings).toHaveLength(1)
        expect((await wallet(product, reader)).ledger.map(({ reason }) => reason)).toEqual(['reading', 'welcome'])
      })

      it('F9 handles what was requested while RabbitMQ was away, and nothing is lost or done twice', async () => {
        const readers = [await newReader(product, 'waiting@sibyl.example'), await newReader(product, 'asking@sibyl.example')]
        await setModel(150)
        const [before, meanwhile] = readers as [SignedIn, SignedIn]
        const asked = [1, 2, 3].map((n) => readTarot(product, before, { key: `before-${n}` }))
        await eventually(async () => ((await history(before)).readings.length === 3 ? true : undefined))
        await broker().kill('SIGTERM')
        asked.push(...[1, 2].map((n) => readTarot(product, meanwhile, { key: `meanwhile-${n}` })))
        expect(await call(product, '/api/auth/register', { body: registration('new@sibyl.example') })).toMatchObject({ status: 201 })
        await eventually(async () => ((await history(meanwhile)).readings.length === 2 ? true : undefined))
        await setModel(2000)
        await broker().restart()
        for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 201, body: { reading: { status: 'done' } } })
        expect(await wallet(product, before)).toMatchObject({ oracleTokens: 0 })
        expect(await wallet(product, meanwhile)).toMatchObject({ oracleTokens: 1 })
        expect(linkTokenIn(await mailTo(product, 'new@sibyl.example', /verify/i))).not.toBe('')
        for (const queue of ['unrouted', ...['auth', 'divination', 'generator', 'notification'].map((name) => `${name}.dead`)])
          expect({ queue, messages: await depth(broker().url, `${namespace}.${queue}`) }).toEqual({ queue, messages: 0 })
      })

      it('F11 without Redis readers still sign up, sign in and read', async () => {
        await cache().kill()
        const reader = await newReader(product, 'without@sibyl.example')
        const draw = () => call(product, '/api/divination/daily-card', { token: reader.token })
        // Without news of their end, both wait until divination looks for it.
        const [read, drawn] = await Promise.all([readTarot(product, reader), draw()])
        expect(read).toMatchObject({ status: 201, body: { reading: { userTokensRemaining: 2 } } })
        expect(drawn).toMatchObject({ status: 200 })
        expect(await draw()).toMatchObject({ status: 429, body: { code: 'already_drawn' } })
        await cache().restart()
        const { until } = await streamReading(reader, 'with-again')
        expect(await until('done')).toMatchObject({ reading: { userTokensRemaining: 1 } })
      })

      it('F14 a rolling restart of every process fails no request', async () => {
        const reader = await newReader(product, 'rolling@sibyl.example')
        const before = product.members()
        const faults: unknown[] = []
        const restarted = product.says(/^All are restarted$/)
        let done = false
        const keepAsking = async (ask: () => ReturnType<typeof call>): Promise<number> => {
          let asked = 0
          for await (const _ of setInterval(BEAT_MS)) {
            if (done) break
            const answer = await ask().catch((error: unknown) => ({ status: 0, body: String((error as Error).cause ?? error) }))
            if (answer.status !== 200) faults.push(answer)
            asked += 1
          }
          return asked
        }
        const traffic = [
          keepAsking(() => call(product, '/api/divination/history', { token: reader.token })),
          keepAsking(() => call(product, '/api/auth/login', { body: { email: reader.email, password } })),
          keepAsking(() => call(product, '/api/payments/pricing')),
        ]
        const readings = [1, 2, 3].reduce<Promise<number[]>>(async (earlier, n) => {
          const statuses = await earlier
          return [...statuses, (await readTarot(product, reader, { key: `rolling-${n}` })).status]
        }, Promise.resolve([]))
        product.signal('SIGHUP')
        await restarted
        done = true
        const asked = await Promise.all(traffic)
        expect(faults).toEqual([])
        expect(Math.min(...asked)).toBeGreaterThan(20)
        expect(await readings).toEqual([201, 201, 201])
        const same = before.filter(({ name, pid }) => product.member(name).pid === pid)
        expect(same.map(({ name }) => name)).toEqual(['emulators'])
        await haveEnded(before.filter(({ name }) => name !== 'emulators').map(({ pid }) => pid))
      })

      it('continues when a replica of divination is killed', async () => {
        const reader = await newReader(product, 'replica@sibyl.example')
        const again = product.says(/^divination-1 +pid/)
        process.kill(product.member('divination-1').pid, 'SIGKILL')
        let back = false
        void again.then(() => {
          back = true
        })
        const statuses = new Set<number>()
        for await (const _ of setInterval(BEAT_MS)) {
          if (back) break
          statuses.add((await call(product, '/api/divination/history', { token: reader.token })).status)
        }
        expect([...statuses]).toEqual([200])
        expect(await readTarot(product, reader)).toMatchObject({ status: 201 })
      })

      it('F14 stops in order at SIGTERM, and leaves no process behind', async () => {
        expect(await product.stop()).toBe(0)
      })
    })
  })
})
