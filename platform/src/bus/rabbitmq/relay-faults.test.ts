import { createMetrics } from '../../metrics/metrics.ts'
import { startRelay } from '../../outbox/relay.ts'
import { openSqliteStore } from '../../store/sqlite/open.ts'
import { collector } from '../../testing/bus-contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { aNote, noteEvent, notes } from '../../testing/notes.ts'
import { rabbitmqForTests } from '../../testing/rabbitmq-for-tests.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { plus, SECOND, systemClock } from '../../time.ts'
import type { EventBus } from '../bus.ts'
import { busProcesses } from './bus-processes.fixture.ts'

const { logger } = testParts('test')
const LONG = 60_000

describeWithServer('RabbitMQ', await findRabbitmq(), 'outbox relays and RabbitMQ', (server) => {
  const broker = rabbitmqForTests(server)
  const { kept, connect, letters } = broker

  const openStore = (file = ':memory:') => kept(openSqliteStore({ file, service: 'test' }))
  const relay = (store: ReturnType<typeof openStore>, bus: EventBus) => {
    const metrics = createMetrics('test')
    kept(startRelay({ store, bus, clock: systemClock, logger, metrics, scanEvery: 100 }))
    return metrics
  }

  /** A consumer that applies each event once by its key, and the events it received. */
  const countingOnce = async (bus: EventBus, concurrency: number) => {
    const effects = await openStore().collection(notes)
    const deliveries = collector<string>()
    const handle = async ({ data }: { data: { userId: string } }) => {
      await effects.create({ next: aNote(data.userId) })
      deliveries.add(data.userId)
    }
    await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency })
    return { deliveries, count: () => effects.count('byAuthor', { author: 'ada' }) }
  }

  it(
    'F2 gives an event one effect if its publisher is killed after the confirm, before it removes the event from the outbox',
    async () => {
      const { file, start } = await busProcesses(server().url, broker)
      const bus = await connect()
      const { deliveries, count } = await countingOnce(bus, 1)
      expect(await start('diesAfterConfirm').exited).toEqual([null, 'SIGKILL'])
      await deliveries.reaches(1)

      const store = openStore(file)
      await store.collection(notes)
      relay(store, bus)
      expect(await deliveries.reaches(2)).toEqual(['f2', 'f2'])
      expect(await count()).toBe(1)
    },
    LONG,
  )

  it('F5 stores an event without a subscriber as unrouted, and does not count it as published', async () => {
    const store = openStore()
    const unrouted = await letters(broker.names().unrouted)
    const metrics = relay(store, await connect())
    await (await store.collection(notes)).create({
      next: aNote('a'),
      events: [{ type: 'user.timezone-changed.v1', data: { userId: 'f5', timezone: 'UTC' } }],
    })
    const [letter] = await unrouted.reaches(1)
    expect(letter?.reason).toContain('no queue is bound')
    expect(JSON.parse(letter?.body ?? '')).toMatchObject({ data: { userId: 'f5' } })
    await eventually(async () => {
      const { values } = await metrics.eventsPublished.get()
      expect(values).toEqual([{ labels: { type: 'user.timezone-changed.v1', outcome: 'unrouted' }, value: 1 }])
    })
  })

  it(
    'F13 gives each event one effect when two relays publish it at once',
    async () => {
      const { file, start } = await busProcesses(server().url, broker)
      const { deliveries, count } = await countingOnce(await connect(), 8)
      const written = await openStore(file).collection(notes)
      const ids = Array.from({ length: 30 }, (_, index) => `u${index}`)
      await Promise.all(ids.map((id) => written.create({ next: aNote(id), events: [noteEvent(id)] })))

      // Two processes, as in production: two connections of one process to one SQLite file would each wait for the other's lock.
      const relays = [start('relays'), start('relays')]
      for (const { said } of relays) await said.reaches(1)
      for (const { goAhead } of relays) goAhead()
      await deliveries.reaches(ids.length)
      await eventually(() => expect(new Set(deliveries.seen)).toEqual(new Set(ids)))
      await eventually(async () => expect(await written.outbox.pending(plus(systemClock.now(), SECOND), 1)).toEqual([]))
      expect(await count()).toBe(ids.length)
    },
    LONG,
  )
})
