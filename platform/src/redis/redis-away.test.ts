import { limits } from '@sibyl/contracts/limits'
import { createLogger } from '../logging/logger.ts'
import { eventually } from '../testing/eventually.ts'
import { collect } from '../testing/progress-contract.ts'
import { redisForTests } from '../testing/redis-for-tests.ts'
import { describeWithServer, findRedis } from '../testing/servers.ts'
import { openRedis, type RedisParts } from './open-redis.ts'

const always = new AbortController().signal
const few = { ...limits, signInByAccount: { points: 10, seconds: 900 }, contact: { points: 1, seconds: 900 } }

/** Two processes share what they write only through Redis; the tests use this to see whether Redis is in use. */
const shareAgain = async (one: RedisParts, other: RedisParts): Promise<void> => {
  await eventually(async () => {
    await one.cache.set('shared', 'yes', 60)
    expect(await other.cache.get('shared')).toBe('yes')
  })
  await eventually(async () => {
    await one.limiter.consume('readings', 'a')
    expect((await other.limiter.peek('readings', 'a')).remaining).toBeLessThan(limits.readings.points)
  })
  await one.progress.append('again', { kind: 'ended' })
  expect(await collect(other.progress.follow('again', undefined, always))).toHaveLength(1)
}

describeWithServer('Redis', await findRedis({ toKill: true }), 'with Redis away', (server) => {
  const open = redisForTests(server)
  afterEach(() => server().restart())

  it('F11 the cache misses every get and drops every set, without an error', async () => {
    const { cache } = await open()
    await cache.set('a', 'one', 60)
    await server().kill()
    expect(await cache.get('a')).toBeUndefined()
    await cache.set('b', 'two', 60)
    expect(await cache.get('b')).toBeUndefined()
  })

  it('F11 limits are counted in the process, more strictly', async () => {
    const { limiter } = await open(few)
    await limiter.consume('signInByAccount', 'ada')
    await server().kill()
    const verdicts: boolean[] = []
    for (let tried = 0; tried < 7; tried += 1) verdicts.push((await limiter.consume('signInByAccount', 'ada')).allowed)
    expect(verdicts).toEqual([true, true, true, true, true, false, false])
    expect(await limiter.peek('signInByAccount', 'ada')).toMatchObject({ allowed: false, remaining: 0, limit: { points: 5, seconds: 900 } })
    expect(await limiter.peek('signInByAccount', 'bob')).toMatchObject({ allowed: true, remaining: 5 })
    await limiter.reset('signInByAccount', 'ada')
    expect(await limiter.peek('signInByAccount', 'ada')).toMatchObject({ allowed: true, remaining: 5 })
    expect(await limiter.consume('contact', 'ada')).toMatchObject({ allowed: true })
    expect(await limiter.consume('contact', 'ada')).toMatchObject({ allowed: false })
  })

  it('F11 a reset also resets the counter of the process', async () => {
    const { limiter } = await open(few)
    await server().kill()
    for (let tried = 0; tried < 5; tried += 1) await limiter.consume('signInByAccount', 'ada')
    await server().restart()
    await eventually(async () => expect(await limiter.peek('signInByAccount', 'ada')).toMatchObject({ limit: few.signInByAccount }))
    await limiter.reset('signInByAccount', 'ada')
    await server().kill()
    expect(await limiter.consume('signInByAccount', 'ada')).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('F11 progress is lost without an error, and followers get the steps written after Redis is back', async () => {
    const [worker, api] = [await open(), await open()]
    const steps = api.progress.follow('r1', undefined, always)[Symbol.asyncIterator]()
    const first = steps.next()
    await worker.progress.append('r1', { kind: 'started' })
    expect((await first).value).toMatchObject({ kind: 'started' })
    await server().kill()
    expect(await worker.progress.append('r1', { kind: 'text', text: 'lost' })).toBe(false)
    const second = steps.next()
    await server().restart()
    await shareAgain(worker, api)
    await worker.progress.append('r1', { kind: 'text', text: 'heard' })
    expect((await second).value).toMatchObject({ text: 'heard' })
    await steps.return?.()
  })

  it('F11 a follower can leave meanwhile without an error', async () => {
    const { progress } = await open()
    await server().kill()
    const leaving = new AbortController()
    const following = collect(progress.follow('r1', undefined, leaving.signal))
    await progress.append('r1', { kind: 'started' })
    leaving.abort()
    expect(await following).toEqual([])
  })

  it('F11 every part uses Redis again automatically once it is back', async () => {
    const [one, other] = [await open(), await open()]
    await server().kill()
    expect(await one.cache.get('a')).toBeUndefined()
    await one.limiter.consume('general', 'a')
    await server().restart()
    await shareAgain(one, other)
  })

  it('F11 a process that starts without Redis works, and connects later', async () => {
    await server().kill()
    const [one, other] = [await open(few), await open(few)]
    expect(await one.cache.get('a')).toBeUndefined()
    expect(await one.limiter.consume('signInByAccount', 'ada')).toMatchObject({ allowed: true, remaining: 4 })
    await server().restart()
    await shareAgain(one, other)
  })

  it('F11 a hanging Redis delays no caller, and is used again once it responds', async () => {
    const [one, other] = [await open(few), await open(few)]
    await server().kill('SIGSTOP')
    // All three calls are answered while Redis hangs; it resumes only further below.
    expect(await one.cache.get('a')).toBeUndefined()
    expect(await one.limiter.consume('signInByAccount', 'ada')).toMatchObject({ allowed: true, remaining: 4 })
    expect(await one.progress.append('r1', { kind: 'started' })).toBe(false)
    await server().kill('SIGCONT')
    await shareAgain(one, other)
  })

  it('F11 logs the outage once, and its end once', async () => {
    const lines: { level: string; msg: string }[] = []
    const logger = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) })
    const parts = await openRedis({ url: server().url, logger, namespace: 'told' })
    await server().kill()
    for (let asked = 0; asked < 50; asked += 1) await parts.cache.get('a')
    await eventually(() => expect(lines.filter(({ msg }) => msg === 'Redis is away')).toHaveLength(2))
    await server().restart()
    await eventually(async () => {
      await parts.cache.get('a')
      expect(lines.filter(({ msg }) => msg === 'Redis is back')).toHaveLength(2)
      expect(lines.filter(({ msg }) => msg === 'the cache has Redis again')).toHaveLength(1)
    })
    expect(lines.filter(({ msg }) => msg === 'the cache works without Redis')).toHaveLength(1)
    expect(lines.filter(({ msg }) => msg === 'Redis is away')).toHaveLength(2)
    await parts.close()
  })
})
