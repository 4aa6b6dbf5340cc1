import { put } from '@sibyl/platform/testing/broker'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { whereIs } from '@sibyl/platform/testing/where-is'
import { everything, named, templated } from '../deploy/helm/helm.fixture.ts'
import { noLimits } from './support/easy-limits.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { type Groups, impatient, type Prometheus, startPrometheus } from './support/prometheus.ts'
import { call, newReader, readTarot, type SignedIn } from './support/reader.ts'

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])
const prometheus = whereIs('prometheus')

/** A rule fires after this fraction of its `for`. */
const TIMES_FASTER = 15
/** At most what one generator works on at a time; further readings wait in the queue. */
const IN_HAND = 4

describeWith('helm and prometheus', prometheus !== undefined && whereIs('helm') !== undefined, 'the alerts of the chart', () => {
  describeWithServer('MongoDB', mongo, 'in a real Prometheus', (mongodb) => {
    describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
      describeWithServer('Redis', redis, 'and Redis', (cache) => {
        const namespace = `alerts-${process.pid}`
        let product: Processes
        let watching: Prometheus
        let reader: SignedIn

        beforeAll(async () => {
          product = await startProcesses({
            ...noLimits,
            MONGODB_URI: mongodb().url,
            AMQP_URL: broker().url,
            REDIS_URL: cache().url,
            NAMESPACE: namespace,
            GENERATOR_CONCURRENCY: String(IN_HAND),
          })
          const manifests = templated({}, everything)
          const { groups } = named(manifests, 'PrometheusRule', 'sibyl').spec as { groups: Groups }
          const pods = product.members().filter(({ name }) => name !== 'emulators')
          const labelled = pods.map(({ name, port }) => ({ port, labels: { job: name, namespace: 'elsewhere' } }))
          watching = await startPrometheus(prometheus ?? '', labelled, impatient(groups, TIMES_FASTER))
          reader = await newReader(product, 'ada@sibyl.example')
        }, 180_000)
        afterAll(async () => {
          await watching?.close()
          await product?.close()
        })

        const setModel = (settings: object) => call(product, '/_dev/model/settings', { method: 'PUT', body: settings })
        /** Each request comes from a new visitor. */
        const drawCards = (many: number) => Array.from({ length: many }, () => call(product, '/api/divination/daily-card'))
        const stripe = (path: string, form: Record<string, string>): Promise<Response> =>
          fetch(`${product.url}/_dev/stripe${path}`, {
            method: 'POST',
            headers: { Origin: product.url, Authorization: 'Bearer sk_test_operator' },
            body: new URLSearchParams(form),
          })
        const buyTokens = async (): Promise<string> => {
          const { body } = await call(product, '/api/payments/tokens/create', {
            token: reader.token,
            body: { packageIndex: 0, tokens: 5, amount: 4.99 },
          })
          const [intent] = String((body.data as { clientSecret: string }).clientSecret).split('_secret_')
          const paid = await stripe(`/v1/payment_intents/${intent}/confirm`, { payment_method: 'pm_card_visa', return_url: product.url })
          return ((await paid.json()) as { latest_charge: string }).latest_charge
        }
        /** The alerts that fire, except those caused by an earlier fault in this file. */
        const others = async (explained: readonly string[]) =>
          [...new Set((await watching.firing()).map(({ labels }) => labels.alertname ?? ''))].filter((name) => !explained.includes(name))

        let charge: string

        it('stay silent while readers read and buy', async () => {
          expect((await readTarot(product, reader)).status).toBe(201)
          await Promise.all(drawCards(3))
          charge = await buyTokens()
          await watching.hasSeenNow()
          expect((await watching.ruleStates()).filter(({ health }) => health !== 'ok')).toEqual([])
          expect(await others([])).toEqual([])
        })

        it('report a disputed payment', async () => {
          await stripe('/state/disputes', { charge, reason: 'fraudulent' })
          expect((await watching.fires('PaymentDisputed')).labels).toMatchObject({ kind: 'tokens', outcome: 'open', severity: 'ticket' })
          expect(await others(['PaymentDisputed'])).toEqual([])
        })

        it('report an event that a service could not handle', async () => {
          await put(broker().url, `${namespace}.notification`, 'no event at all')
          expect((await watching.fires('DeadLetters')).labels).toMatchObject({ severity: 'ticket' })
          expect(await others(['PaymentDisputed', 'DeadLetters'])).toEqual([])
        })

        it('report a model that refuses', async () => {
          await setModel({ failure: 'http-500', failureRate: 1 })
          const drawn = drawCards(IN_HAND)
          expect((await watching.fires('ModelFails')).labels).toMatchObject({ severity: 'page' })
          expect(await others(['PaymentDisputed', 'DeadLetters', 'ModelFails'])).toEqual([])
          await setModel({ failure: 'none' })
          await Promise.all(drawn)
        })

        it('report a queue that grows faster than the generators work', async () => {
          await setModel({ firstTokenMs: 12_000 })
          const drawn = drawCards(120)
          expect((await watching.fires('GenerationQueueLong')).labels).toMatchObject({ severity: 'page' })
          await setModel({ firstTokenMs: 50 })
          await Promise.all(drawn)
          const ofTheSlowModel = ['GenerationQueueLong', 'GeneratorsBehind', 'ReadingsLate', 'ModelSlow']
          expect(await others(['PaymentDisputed', 'DeadLetters', 'ModelFails', ...ofTheSlowModel])).toEqual([])
        })

        it('report a stopped process, by its name', async () => {
          const { pid } = product.member('notification')
          process.kill(pid, 'SIGSTOP')
          try {
            expect((await watching.fires('ServiceAway')).labels).toMatchObject({ job: 'notification', severity: 'page' })
          } finally {
            process.kill(pid, 'SIGCONT')
          }
        })
      })
    })
  })
})
