import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { easyLimits } from './support/easy-limits.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { type Product, startProduct } from './support/product.ts'
import { call, eventually, linkTokenIn, mailTo, newReader, password, type SignedIn, tarot } from './support/reader.ts'

const paths = ['divination/wallet', 'payments/history', 'contact/own-data']

/** `doors`: for each process that takes access tokens, one call that needs one. */
type Calls = { product: () => { url: string }; doors: () => string[] }

const endings = ({ product, doors }: Calls): void => {
  const statuses = ({ token }: Pick<SignedIn, 'token'>): Promise<number[]> =>
    Promise.all(doors().map(async (url) => (await call({ url }, '', { token })).status))

  const everyDoor = (status: number): number[] => doors().map(() => status)

  /** Resolves when every process refuses the token. */
  const refusedEverywhere = async (session: Pick<SignedIn, 'token'>): Promise<void> => {
    const began = performance.now()
    const refused = await eventually(async () => {
      const seen = await statuses(session)
      return seen.every((status) => status === 401) ? seen : undefined
    })
    expect(refused).toEqual(everyDoor(401))
    process.stdout.write(`The access token is refused everywhere after ${Math.round(performance.now() - began)} ms\n`)
  }

  const signIn = async (email: string): Promise<SignedIn> => {
    const { body } = await call(product(), '/api/auth/login', { body: { email, password } })
    return { email, token: String(body.token), refreshToken: String(body.refreshToken) }
  }

  it('by signing out, and no other session of the reader', async () => {
    const reader = await newReader(product(), 'sign-out@sibyl.example')
    const other = await signIn(reader.email)
    expect(await statuses(reader)).toEqual(everyDoor(200))
    expect(await call(product(), '/api/auth/logout', { method: 'POST', token: reader.token })).toMatchObject({ status: 200 })
    await refusedEverywhere(reader)
    expect(await statuses(other)).toEqual(everyDoor(200))
  })

  it('when the reader ends one in the list', async () => {
    const reader = await newReader(product(), 'list@sibyl.example')
    const other = await signIn(reader.email)
    const { body } = await call(product(), '/api/auth/sessions', { token: reader.token })
    const { _id } = (body.sessions as { _id: string; current: boolean }[]).find(({ current }) => !current) ?? { _id: '' }
    await call(product(), `/api/auth/sessions/${_id}`, { method: 'DELETE', token: reader.token })
    await refusedEverywhere(other)
    expect(await statuses(reader)).toEqual(everyDoor(200))
  })

  it('when the reader signs out everywhere', async () => {
    const reader = await newReader(product(), 'everywhere@sibyl.example')
    const other = await signIn(reader.email)
    await call(product(), '/api/auth/sessions', { method: 'DELETE', token: reader.token })
    await Promise.all([refusedEverywhere(reader), refusedEverywhere(other)])
  })

  it('by a new password, all but the session that chose it', async () => {
    const reader = await newReader(product(), 'new-password@sibyl.example')
    const other = await signIn(reader.email)
    const body = { currentPassword: password, newPassword: 'Other-Moon-8' }
    expect(await call(product(), '/api/auth/change-password', { token: reader.token, body })).toMatchObject({ status: 200 })
    await refusedEverywhere(other)
    expect(await statuses(reader)).toEqual(everyDoor(200))
    const renewed = await call(product(), '/api/auth/refresh', { body: { refreshToken: reader.refreshToken } })
    expect(await statuses({ token: String(renewed.body.token) })).toEqual(everyDoor(200))
  })

  it('by a password that was chosen with a mailed link', async () => {
    const reader = await newReader(product(), 'reset@sibyl.example')
    await call(product(), '/api/auth/forgot-password', { body: { email: reader.email } })
    const token = linkTokenIn(await mailTo(product(), reader.email, /choose a new password/i))
    expect(await call(product(), '/api/auth/reset-password', { body: { token, password: 'Other-Moon-8' } })).toMatchObject({ status: 200 })
    await refusedEverywhere(reader)
  })

  it('by deleting the account', async () => {
    const reader = await newReader(product(), 'deleted@sibyl.example')
    await call(product(), '/api/auth/account', { method: 'DELETE', token: reader.token })
    await refusedEverywhere(reader)
  })

  it('with the streams that are open in it', async () => {
    const reader = await newReader(product(), 'stream@sibyl.example')
    await call(product(), '/_dev/model/settings', { method: 'PUT', body: { tokensPerSecond: 5 } })
    const response = await fetch(`${product().url}/api/divination/reading/tarot`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Authorization: `Bearer ${reader.token}` },
      body: JSON.stringify(tarot()),
    })
    expect(response.status).toBe(200)
    const text = response.text()
    await call(product(), '/api/auth/logout', { method: 'POST', token: reader.token })
    expect(await text).not.toMatch(/^event: (?:done|failed)$/m)
    await call(product(), '/_dev/model/settings', { method: 'PUT', body: { tokensPerSecond: 2000 } })
  })
}

describe('a session ends everywhere, with everything in one process', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct(easyLimits)
  })
  afterAll(() => product?.close())

  endings({ product: () => product, doors: () => paths.map((path) => `${product.url}/api/${path}`) })
})

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

describeWithServer('MongoDB', mongo, 'a session ends everywhere, with the product as processes', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: `e2e-sessions-${process.pid}`,
          DIVINATIONS: '2',
          GENERATORS: '1',
        })
      })
      afterAll(() => product?.close())

      const at = (name: string, path: string): string => `http://127.0.0.1:${product.member(name).port}/${path}`
      const [wallet = '', payments = '', mails = ''] = paths

      endings({
        product: () => product,
        doors: () => [at('divination-1', wallet), at('divination-2', wallet), at('billing', payments), at('notification', mails)],
      })
    })
  })
})
