import { createLogger } from '@sibyl/platform/logging/logger'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY, HOUR, MINUTE } from '@sibyl/platform/time'
import { openKeyRing } from './key-ring.ts'
import { rotateWhenDue } from './rotate-keys.ts'

const secret = 'k'.repeat(32)

describe('the rotation of the signing keys', () => {
  let store: Store
  let clock: ReturnType<typeof testClock>
  beforeEach(() => {
    clock = testClock()
    store = openSqliteStore({ file: ':memory:', service: 'auth' })
  })
  afterEach(() => store.close())

  const job = () => rotateWhenDue({ store, clock, secret, afterDays: 90, logger: createLogger('auth', 'silent') })
  const kids = async () => (await openKeyRing({ store, clock, secret })).published().keys.map(({ kid }) => kid)

  it('happens automatically when a key has signed for ninety days, once for all replicas', async () => {
    const [first, second] = await kids()
    clock.advance(90 * DAY - 1)
    await job()
    expect(await kids()).toEqual([first, second])
    clock.advance(1)
    await Promise.all(Array.from({ length: 5 }, job))
    expect(await kids()).toEqual([second, expect.any(String), first])
  })

  it('counts the days from when a key began to sign, not from when it was made', async () => {
    await kids()
    clock.advance(90 * DAY)
    await job()
    const after = await kids()
    clock.advance(DAY)
    await job()
    expect((await kids()).slice(0, 2)).toEqual(after.slice(0, 2))
    clock.advance(89 * DAY)
    await job()
    expect((await kids())[0]).toBe(after[1])
  })

  it('drops a retired key when all its tokens have expired', async () => {
    const [first] = await kids()
    clock.advance(90 * DAY)
    await job()
    clock.advance(HOUR + 15 * MINUTE)
    await job()
    expect(await kids()).toContain(first)
    clock.advance(1)
    await job()
    expect(await kids()).not.toContain(first)
  })
})
