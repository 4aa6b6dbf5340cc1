import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { mongoDatabase } from '@sibyl/platform/testing/mongo-database'
import { describeWithServer, findMongo } from '@sibyl/platform/testing/servers'
import { startProcess } from '@sibyl/platform/testing/started-process'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR, plus } from '@sibyl/platform/time'
import { openKeyRing } from '../src/keys/key-ring.ts'
import { config, type RunningAuth, runningAuth } from './running-auth.ts'

const command = fileURLToPath(new URL('../src/rotate-keys.ts', import.meta.url))
const secret = config.KEY_SECRET

const kidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

/** `make rotate-keys`, in a process of its own. */
const rotate = async (directory: string, environment: NodeJS.ProcessEnv = { KEY_SECRET: secret }) => {
  const running = startProcess(command, [], { DATA_DIR: directory, MONGODB_URI: '', KEY_SECRET: '', ...environment })
  const code = await running.ended
  return { code, said: running.lines.join('\n') }
}

describe('make rotate-keys', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sibyl-keys-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  const open = () => openSqliteStore({ file: join(directory, 'auth.db'), service: 'auth' })
  /** Keys old enough that every verifier has loaded them. */
  const withKeys = async (): Promise<void> => {
    const store = open()
    await openKeyRing({ store, clock: testClock(plus(new Date().toISOString(), -HOUR)), secret })
    await store.close()
  }

  it('F44 rotates under load without a single 401', async () => {
    await withKeys()
    const app: RunningAuth = await runningAuth({ store: open() })
    const reload = app.jobs.find(({ name }) => name === 'reload-signing-keys')
    const readers = [await app.reader(), await app.reader(), await app.reader()]
    const before = kidOf(readers[0]?.token ?? '')

    const statuses = new Map<number, number>()
    const kids = new Set<string>()
    let over = false
    const goOnReading = async ({ token, refreshToken }: { token: string; refreshToken: string }): Promise<void> => {
      const pair = { token, refreshToken }
      while (!over) {
        const profiles = [await app.get('/auth/profile', pair.token), await app.get('/auth/profile', token)]
        const refreshed = await app.refresh(pair.refreshToken)
        for (const { status } of [...profiles, refreshed]) statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (refreshed.status === 200) Object.assign(pair, { token: refreshed.body.token, refreshToken: refreshed.body.refreshToken })
        kids.add(kidOf(pair.token))
      }
    }
    const reading = readers.map(goOnReading)
    const { code, said } = await rotate(directory)
    await reload?.run()
    const after = kidOf((await app.reader()).token)
    over = true
    await Promise.all(reading)

    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`${after} signs from now on`) })
    expect(after).not.toBe(before)
    expect(kids.has(before)).toBe(true)
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(20)
    expect((await app.get('/auth/keys')).body.keys).toHaveLength(3)
    await app.close()
  })

  it('finds the secret that a standalone installation stores, and works while it is stopped', async () => {
    await withKeys()
    writeFileSync(join(directory, 'secrets.json'), JSON.stringify({ KEY_SECRET: secret }))
    expect(await rotate(directory, {})).toMatchObject({ code: 0 })
    const store = open()
    expect((await openKeyRing({ store, clock: testClock(), secret })).published().keys).toHaveLength(3)
    await store.close()
  })

  it('reports why it cannot rotate, and changes nothing', async () => {
    expect(await rotate(directory)).toMatchObject({ code: 1, said: expect.stringContaining('auth.db does not exist') })
    await open().close()
    expect(await rotate(directory)).toMatchObject({ code: 1, said: expect.stringContaining('There are no signing keys yet') })
    await withKeys()
    expect(await rotate(directory, {})).toMatchObject({ code: 1, said: expect.stringContaining('KEY_SECRET: is required') })
    expect(await rotate(directory, { KEY_SECRET: 'x'.repeat(32) })).toMatchObject({ code: 1, said: expect.stringContaining('do not open') })
    expect(await rotate(directory)).toMatchObject({ code: 0 })
    expect(await rotate(directory)).toMatchObject({ code: 1, said: expect.stringContaining('not known everywhere yet') })
  })
})

describeWithServer('MongoDB', await findMongo(), 'make rotate-keys, on MongoDB', (server) => {
  it('rotates the keys of the installation that MONGODB_URI and NAMESPACE name', async () => {
    const { url } = server()
    const namespace = `rotation-${process.pid}`
    const database = mongoDatabase(url, `${namespace}-auth`)
    const store = await openMongoStore({ uri: url, database: database.name, service: 'auth' })
    const keys = await openKeyRing({ store, clock: testClock(plus(new Date().toISOString(), -HOUR)), secret })
    const before = keys.signing().kid
    expect(await rotate('/nowhere', { MONGODB_URI: url, NAMESPACE: namespace, KEY_SECRET: secret })).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${before} is retired`),
    })
    await keys.reload()
    expect(keys.signing().kid).not.toBe(before)
    await store.close()
    await database.drop()
  })
})

describe('KEY_SECRET replaced', () => {
  it('leaves everybody signed in while the previous one is configured', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sibyl-keys-'))
    const open = () => openSqliteStore({ file: join(directory, 'auth.db'), service: 'auth' })
    const before = await runningAuth({ store: open() })
    const ada = await before.reader()
    await before.close()

    const fresh = 'n'.repeat(32)
    const between = await runningAuth({ store: open(), environment: { KEY_SECRET: fresh, KEY_SECRET_PREVIOUS: secret } })
    expect((await between.get('/auth/profile', ada.token)).status).toBe(200)
    const refreshed = await between.refresh(ada.refreshToken)
    expect(refreshed.status).toBe(200)
    await between.close()

    const after = await runningAuth({ store: open(), environment: { KEY_SECRET: fresh } })
    expect((await after.get('/auth/profile', ada.token)).status).toBe(200)
    expect((await after.refresh(refreshed.body.refreshToken)).status).toBe(200)
    expect((await after.refresh(ada.refreshToken)).status).toBe(401)
    await after.close()
    rmSync(directory, { recursive: true })
  })
})
