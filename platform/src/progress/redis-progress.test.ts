import { createLogger } from '../logging/logger.ts'
import { closeRedis, connectRedis } from '../redis/connect.ts'
import { collect, progressContract } from '../testing/progress-contract.ts'
import { redisForTests } from '../testing/redis-for-tests.ts'
import { describeWithServer, findRedis } from '../testing/servers.ts'

const always = new AbortController().signal

describeWithServer('Redis', await findRedis({ toKill: true }), 'progress over Redis', (server) => {
  const open = redisForTests(server)
  const watch = () => connectRedis({ url: server().url, logger: createLogger('test', 'silent') })

  progressContract('Redis', async () => (await open()).progress)

  it('can be followed from another process and continued by a third', async () => {
    const [worker, api, another] = [await open(), await open(), await open()]
    const steps = api.progress.follow('r1', undefined, always)[Symbol.asyncIterator]()
    const first = steps.next()
    await worker.progress.append('r1', { kind: 'started' })
    const cursor = (await first).value?.id
    const rest = collect(another.progress.follow('r1', cursor, always))
    await worker.progress.append('r1', { kind: 'text', text: 'The Moon' })
    await worker.progress.append('r1', { kind: 'ended' })
    expect((await rest).map(({ kind }) => kind)).toEqual(['text', 'ended'])
    expect((await steps.next()).value).toMatchObject({ text: 'The Moon' })
    expect((await steps.next()).value).toMatchObject({ kind: 'ended' })
  })

  it('serves a hundred followers of fifty topics over one connection', async () => {
    const [worker, api] = [await open(), await open()]
    const redis = await watch()
    const connections = async () =>
      String(await redis.client('LIST'))
        .trim()
        .split('\n').length
    const before = await connections()
    const topics = Array.from({ length: 50 }, (_, index) => `r${index}`)
    const following = [...topics, ...topics].map((topic) => collect(api.progress.follow(topic, undefined, always)))
    await Promise.all(topics.map((topic) => worker.progress.append(topic, { kind: 'text', text: topic })))
    expect(await connections()).toBe(before)
    await Promise.all(topics.map((topic) => worker.progress.append(topic, { kind: 'ended' })))
    const texts = (await Promise.all(following)).map(([step]) => step?.text)
    expect(texts).toEqual([...topics, ...topics])
    await closeRedis(redis)
  })

  it('spends commands on the ends of topics alone when callers wait for nothing else', async () => {
    const [worker, api] = [await open(), await open()]
    const redis = await watch()
    const writes = async () => Number(/cmdstat_xadd:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0)
    const topics = Array.from({ length: 50 }, (_, index) => `r${index}`)
    await worker.progress.append('before', { kind: 'ended' })
    await api.progress.ended('before', always)
    const before = await writes()
    const waiting = topics.map((topic) => api.progress.ended(topic, always))
    await Promise.all(topics.map((topic) => worker.progress.append(topic, { kind: 'ended' })))
    await Promise.all(waiting)
    expect((await writes()) - before).toBe(2 * topics.length)
    await closeRedis(redis)
  })

  it('F33 deletes a topic while its writer still writes, without leaving it in Redis for good', async () => {
    const [worker, api] = [await open(), await open()]
    const redis = await watch()
    await worker.progress.append('erased', { kind: 'text', text: 'The Moon' })
    await api.progress.forget('erased')
    await worker.progress.append('erased', { kind: 'text', text: ' speaks' })
    const [key = ''] = await redis.keys('*:progress:erased')
    expect(JSON.stringify(await redis.xrange(key, '-', '+'))).not.toContain('Moon')
    expect(await redis.ttl(key)).toBeGreaterThan(0)
    await closeRedis(redis)
  })

  it('expires a topic soon after its end', async () => {
    const { progress } = await open()
    const redis = await watch()
    await progress.append('done', { kind: 'text', text: 'x' })
    await progress.append('done', { kind: 'ended' })
    const [key = ''] = await redis.keys('*:progress:done')
    const seconds = await redis.ttl(key)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    await closeRedis(redis)
  })

  it('expires a topic some time after its last step, and caps its length', async () => {
    const { progress } = await open()
    const redis = await watch()
    await Promise.all(Array.from({ length: 6000 }, () => progress.append('wild', { kind: 'text', text: 'x' })))
    const [key = ''] = await redis.keys('*:progress:wild')
    expect(await redis.xlen(key)).toBeLessThan(5500)
    const seconds = await redis.ttl(key)
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
    await closeRedis(redis)
  })
})
