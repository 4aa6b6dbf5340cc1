import { openSqliteStore } from '../../store/sqlite/open.ts'
import { depth, onBroker, put } from '../../testing/broker.ts'
import { collector, verified } from '../../testing/bus-contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { aNote, notes } from '../../testing/notes.ts'
import { listen, rabbitmqForTests } from '../../testing/rabbitmq-for-tests.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { busProcesses } from './bus-processes.fixture.ts'

const LONG = 60_000

describeWithServer('RabbitMQ', await findRabbitmq(), 'consumers of RabbitMQ', (server) => {
  const broker = rabbitmqForTests(server)
  const { connect, letters, kept } = broker
  const queue = () => broker.names().queue('wallet')
  const deadQueue = () => broker.names().deadQueue('wallet')

  it(
    'F3 hands an event to another consumer when the first is killed before its ack, with one effect',
    async () => {
      const { file, start } = await busProcesses(server().url, broker)
      const bus = await connect({ retryDelays: [] })
      const { said, exited } = start('diesBeforeAck')
      await said.reaches(1)
      await bus.publish(verified('u1'))
      expect(await exited).toEqual([null, 'SIGKILL'])

      const effects = await kept(openSqliteStore({ file, service: 'test' })).collection(notes)
      const versions = collector<number>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        const { version } = await effects.create({ next: aNote(data.userId) })
        versions.add(version)
      }
      await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 1 })
      expect(await versions.reaches(1)).toEqual([1])
      expect(await effects.count('byAuthor', { author: 'ada' })).toBe(1)
    },
    LONG,
  )

  it(
    'F3 gives each of many events one effect when a consumer that gathers them is killed amid a batch',
    async () => {
      const { file, start } = await busProcesses(server().url, broker)
      const bus = await connect({ retryDelays: [] })
      const { said, exited } = start('diesAmidABatch')
      await said.reaches(1)
      const ids = Array.from({ length: 40 }, (_, index) => `u${index}`)
      await Promise.all(ids.map((id) => bus.publish(verified(id))))
      expect(await exited).toEqual([null, 'SIGKILL'])

      const effects = await kept(openSqliteStore({ file, service: 'test' })).collection(notes)
      const before = await effects.count('byAuthor', { author: 'ada' })
      expect(before).toBeGreaterThanOrEqual(10)
      const versions = collector<number>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        const { version } = await effects.create({ next: aNote(data.userId) })
        versions.add(version)
      }
      await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 16, gatherMs: 20 })
      await eventually(async () => expect(await effects.count('byAuthor', { author: 'ada' })).toBe(ids.length))
      await eventually(async () => expect(await depth(server().url, queue())).toBe(0))
      // At least the event under which the consumer died comes again.
      expect(new Set(await versions.reaches(ids.length - before + 1))).toEqual(new Set([1]))
    },
    LONG,
  )

  it('leaves events that were gathering for others when it closes', async () => {
    const bus = await connect()
    const heard = collector<string>()
    const handlers = { 'user.verified.v1': async ({ data }: { data: { userId: string } }) => heard.add(data.userId) }
    const subscription = await bus.subscribe('wallet', handlers, { concurrency: 4, gatherMs: LONG })
    await bus.publish(verified('at once'))
    await heard.reaches(1)
    await bus.publish(verified('gathering'))
    await subscription.close()
    expect(heard.seen).toEqual(['at once'])
    expect(await (await listen(await connect(), 'wallet')).reaches(1)).toEqual(['gathering'])
  })

  it('F6 dead-letters a message that is not JSON or not an event, with the reason, and moves on', async () => {
    const { reaches } = await listen(await connect(), 'wallet', 1)
    const dead = await letters(deadQueue())
    await put(server().url, queue(), 'not JSON')
    await put(server().url, queue(), JSON.stringify({ ...verified('a'), data: { userId: 7 } }))
    await put(server().url, queue(), '')
    await put(server().url, queue(), JSON.stringify(verified('good')))
    expect(await reaches(1)).toEqual(['good'])
    const [first, second, third] = await dead.reaches(3)
    expect(first).toMatchObject({ body: 'not JSON', reason: expect.stringContaining('JSON') })
    expect(second?.reason).toContain('userId')
    expect(third?.reason).toContain('JSON')
    expect(await depth(server().url, queue())).toBe(0)
  })

  it('F7 retries a handler that always fails after growing delays, then dead-letters the event', async () => {
    const bus = await connect({ retryDelays: [50, 300, 900] })
    const attempts = collector<number>()
    const handle = async () => {
      attempts.add(performance.now())
      throw new Error('it never works')
    }
    await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 4 })
    const dead = await letters(deadQueue())
    await bus.publish(verified('u1'))
    const [letter] = await dead.reaches(1)
    expect(letter).toMatchObject({ reason: 'it never works', attempt: 3 })
    expect(attempts.seen).toHaveLength(4)
    const gaps = attempts.seen.slice(1).map((at, index) => at - (attempts.seen[index] ?? 0))
    // A loaded machine lengthens any delay, so only the lower bounds can be tested.
    for (const [index, delay] of [50, 300, 900].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(delay - 5)
  })

  it('F8 declares a deleted queue again and resumes consuming', async () => {
    const bus = await connect()
    const { reaches } = await listen(bus, 'wallet')
    await bus.publish(verified('before'))
    await reaches(1)
    await onBroker(server().url, (channel) => channel.deleteQueue(queue()))
    await eventually(async () => {
      const { consumerCount } = await onBroker(server().url, (channel) => channel.checkQueue(queue()))
      expect(consumerCount).toBe(1)
    })
    await bus.publish(verified('after'))
    expect(await reaches(2)).toEqual(['before', 'after'])
  })

  it(
    'F14 finishes the event in hand at SIGTERM, and leaves the next for others',
    async () => {
      const { start } = await busProcesses(server().url, broker)
      const bus = await connect({ retryDelays: [] })
      const { child, said, exited, goAhead } = start('finishesOnSigterm')
      await said.reaches(1)
      await bus.publish(verified('in hand'))
      await bus.publish(verified('next'))
      await said.reaches(2)
      child.kill('SIGTERM')
      await said.reaches(3)
      goAhead()
      expect(await exited).toEqual([0, null])
      expect(said.seen).toEqual(['listening', 'in hand', 'stopping', 'done', 'stopped'])
      expect(await (await listen(bus, 'wallet')).reaches(1)).toEqual(['next'])
      expect(await depth(server().url, queue())).toBe(0)
    },
    LONG,
  )
})
