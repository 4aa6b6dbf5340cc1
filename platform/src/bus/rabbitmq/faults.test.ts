import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ChannelModel } from 'amqplib'
import { createMetrics } from '../../metrics/metrics.ts'
import { startRelay } from '../../outbox/relay.ts'
import { openSqliteStore } from '../../store/sqlite/open.ts'
import type { Store } from '../../store/store.ts'
import { depth, forgetQueues, onBroker, put, watchQueues } from '../../testing/broker.ts'
import { collector, verified } from '../../testing/bus-contract.ts'
import { electLeaders } from '../../testing/elect-leaders.ts'
import { eventually } from '../../testing/eventually.ts'
import { startHalfOpenProxy } from '../../testing/half-open-proxy.ts'
import { aNote, notes, told } from '../../testing/notes.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { systemClock } from '../../time.ts'
import type { EventBus } from '../bus.ts'
import { connectRabbitMqBus } from './rabbitmq-bus.ts'

const { logger } = testParts('test')
const processFile = fileURLToPath(new URL('./bus-process.fixture.ts', import.meta.url))
const LONG = 90_000
const QUEUES = ['f2', 'f3', 'f4-a', 'f4-b', 'f6', 'f7', 'f8', 'f9', 'f9-start', 'f12', 'f13', 'f14']

type Letter = { body: string; reason: string; attempt: number }

describeWithServer('RabbitMQ', await findRabbitmq({ toKill: true }), 'RabbitMQ and the bus on it', (server) => {
  const opened: { close(): Promise<void> }[] = []
  let file: string

  beforeEach(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sibyl-rabbitmq-'))
    file = join(directory, 'test.db')
    opened.push({ close: () => rm(directory, { recursive: true }) })
  })
  afterEach(async () => {
    for (const thing of opened.splice(0).toReversed()) await thing.close()
    // RabbitMQ before 3.13 may elect no leader for an idle queue after it was killed (rabbitmq-server#10070), and then confirms nothing.
    await forgetQueues(server().url, QUEUES, [])
  }, LONG)

  const kept = <T extends { close(): Promise<void> }>(thing: T): T => {
    opened.push(thing)
    return thing
  }
  const connected = async (options: Partial<Parameters<typeof connectRabbitMqBus>[0]> = {}): Promise<EventBus> =>
    kept(await connectRabbitMqBus({ url: server().url, service: 'test', logger, ...options }))
  const openStore = (): Store => kept(openSqliteStore({ file, service: 'test' }))
  const relayed = (store: Store, bus: EventBus) => {
    const metrics = createMetrics('test')
    kept(startRelay({ store, bus, clock: systemClock, logger, metrics, scanEvery: 100 }))
    return metrics
  }
  const restart = async (): Promise<void> => {
    await server().restart()
    await electLeaders(server().url)
  }
  /** Publishes until the bus takes it, which waits for its broker itself. */
  const publishOnceBack = async (bus: EventBus, id: string): Promise<void> => {
    const event = verified(id)
    while ((await bus.publish(event).catch(() => 'away')) !== 'published');
  }
  const listen = async (bus: EventBus, queue: string, concurrency = 8) => {
    const heard = collector<string>()
    const subscription = await bus.subscribe(queue, { 'user.verified.v1': async ({ data }) => heard.add(data.userId) }, { concurrency })
    return { ...heard, subscription }
  }
  const letters = async (queue: string) => {
    const found = collector<Letter>()
    const watching: ChannelModel = await watchQueues(server().url, [queue], (_queue, { content, properties }) => {
      const { 'x-reason': reason, 'x-attempt': attempt } = properties.headers ?? {}
      found.add({ body: content.toString(), reason, attempt })
    })
    kept(watching)
    return found
  }
  const start = (role: string) => {
    const child: ChildProcess = spawn(process.execPath, [processFile, role, server().url, file], { stdio: ['pipe', 'pipe', 'inherit'] })
    const said = collector<string>()
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => said.add(line))
    return { child, said, exited: once(child, 'exit') }
  }

  it(
    'F2 has one effect of an event whose publisher was killed after the confirm, before it struck the event out',
    async () => {
      const bus = await connected()
      const effects = await openSqliteStore({ file: ':memory:', service: 'test' }).collection(notes)
      const deliveries = collector<string>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        await effects.create({ next: aNote(data.userId) })
        deliveries.add(data.userId)
      }
      await bus.subscribe('f2', { 'user.verified.v1': handle }, { concurrency: 1 })
      expect(await start('diesAfterConfirm').exited).toEqual([null, 'SIGKILL'])
      await deliveries.reaches(1)

      const store = openStore()
      await store.collection(notes)
      relayed(store, bus)
      await deliveries.reaches(2)
      expect(await effects.count('byAuthor', { author: 'ada' })).toBe(1)
    },
    LONG,
  )

  it(
    'F3 hands an event to another consumer when the first is killed before its ack, with one effect',
    async () => {
      const bus = await connected()
      const { child, said, exited } = start('diesBeforeAck')
      await said.reaches(1)
      await bus.publish(verified('u1'))
      expect(await exited).toEqual([null, 'SIGKILL'])
      expect(child.signalCode).toBe('SIGKILL')

      const effects = await openStore().collection(notes)
      const deliveries = collector<number>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        const { version } = await effects.create({ next: aNote(data.userId) })
        deliveries.add(version)
      }
      await bus.subscribe('f3', { 'user.verified.v1': handle }, { concurrency: 1 })
      expect(await deliveries.reaches(1)).toEqual([1])
      expect(await effects.count('byAuthor', { author: 'ada' })).toBe(1)
    },
    LONG,
  )

  it(
    'F4 keeps every confirmed message when the broker is killed, leaves nobody hanging, and everybody reconnects',
    async () => {
      const publisher = await connected({ patience: 2000 })
      const killed = Promise.withResolvers<void>()
      const listeners = ['f4-a', 'f4-b'].map(async (queue) => {
        const heard = collector<string>()
        const handle = async ({ data }: { data: { userId: string } }) => {
          await killed.promise
          heard.add(data.userId)
        }
        await (await connected()).subscribe(queue, { 'user.verified.v1': handle }, { concurrency: 8 })
        return heard
      })
      const both = await Promise.all(listeners)

      // The queues of a running product are old: what RabbitMQ notes of a queue in its first minutes is on disk only after it was stopped.
      await server().kill('SIGTERM')
      await restart()
      await publishOnceBack(publisher, 'before')

      const confirmed = collector<string>()
      const ids = Array.from({ length: 3000 }, (_, index) => `u${index}`)
      const publishing = Promise.allSettled(
        ids.map(async (id) => {
          await publisher.publish(verified(id))
          confirmed.add(id)
        }),
      )
      await confirmed.reaches(100)
      await server().kill()
      killed.resolve()
      expect((await publishing).some(({ status }) => status === 'rejected')).toBe(true)
      await restart()

      await publishOnceBack(publisher, 'after')
      for (const { reaches, seen } of both) {
        await reaches(confirmed.seen.length + 1)
        await eventually(() => expect(new Set(seen)).toEqual(new Set([...seen, ...confirmed.seen, 'after'])))
      }
    },
    LONG,
  )

  it('F5 puts an event that no queue is bound to into `unrouted`, and does not count it as published', async () => {
    const [store, unrouted] = [openStore(), await letters('unrouted')]
    const metrics = relayed(store, await connected())
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

  it('F6 puts what is not JSON, or not an event, into the dead queue with the reason, and the queue moves on', async () => {
    const bus = await connected()
    const { reaches } = await listen(bus, 'f6', 1)
    const dead = await letters('f6.dead')
    await put(server().url, 'f6', 'not JSON')
    await put(server().url, 'f6', JSON.stringify({ ...verified('a'), data: { userId: 7 } }))
    await put(server().url, 'f6', '')
    await put(server().url, 'f6', JSON.stringify(verified('good')))
    expect(await reaches(1)).toEqual(['good'])
    const [first, second, third] = await dead.reaches(3)
    expect(first).toMatchObject({ body: 'not JSON', reason: expect.stringContaining('JSON') })
    expect(second?.reason).toContain('userId')
    expect(third?.reason).toContain('JSON')
    expect(await depth(server().url, 'f6')).toBe(0)
  })

  it('F7 tries a handler that always fails at growing gaps, then sets the event aside, without a hot loop', async () => {
    const bus = await connected({ retryDelays: [50, 300, 900] })
    const attempts = collector<number>()
    const handle = async () => {
      attempts.add(performance.now())
      throw new Error('it never works')
    }
    await bus.subscribe('f7', { 'user.verified.v1': handle }, { concurrency: 4 })
    const dead = await letters('f7.dead')
    await bus.publish(verified('u1'))
    const [letter] = await dead.reaches(1)
    expect(letter).toMatchObject({ reason: 'it never works', attempt: 3 })
    expect(attempts.seen).toHaveLength(4)
    const gaps = attempts.seen.slice(1).map((at, index) => at - (attempts.seen[index] ?? 0))
    for (const [index, delay] of [50, 300, 900].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(delay - 5)
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  })

  it('F8 declares its queue again and listens again when the queue was deleted under it', async () => {
    const bus = await connected()
    const { reaches } = await listen(bus, 'f8')
    await bus.publish(verified('before'))
    await reaches(1)
    await onBroker(server().url, (channel) => channel.deleteQueue('f8'))
    await eventually(async () => {
      const { consumerCount } = await onBroker(server().url, (channel) => channel.checkQueue('f8'))
      expect(consumerCount).toBe(1)
    })
    await bus.publish(verified('after'))
    expect(await reaches(2)).toEqual(['before', 'after'])
  })

  it(
    'F9 takes writes while the broker is down, and delivers everything when it is back',
    async () => {
      const store = openStore()
      const written = await store.collection(notes)
      const bus = await connected({ patience: 200 })
      const { seen, reaches } = await listen(bus, 'f9')
      const metrics = relayed(store, bus)
      await server().kill()
      const ids = Array.from({ length: 50 }, (_, index) => `u${index}`)
      await Promise.all(ids.map((id) => written.create({ next: aNote(id), events: [told(id)] })))
      await eventually(async () => {
        const { values } = await metrics.eventsPublished.get()
        expect(values.find(({ labels }) => labels.outcome === 'failed')?.value).toBeGreaterThanOrEqual(ids.length)
      })
      await restart()
      await reaches(ids.length)
      expect(new Set(seen)).toEqual(new Set(ids))
    },
    LONG,
  )

  it(
    'F9 starts without a broker, and goes on when it comes',
    async () => {
      await server().kill()
      const bus = await connected({ patience: 200 })
      const listening = listen(bus, 'f9-start')
      await expect(bus.publish(verified('too early'))).rejects.toThrow()
      await restart()
      const { reaches } = await listening
      await publishOnceBack(bus, 'u1')
      expect(await reaches(1)).toEqual(['u1'])
    },
    LONG,
  )

  it(
    'F12 notices a broker that has fallen silent within two heartbeats, and connects again',
    async () => {
      const heartbeat = 2
      const proxy = kept(await startHalfOpenProxy(Number(new URL(server().url).port)))
      const url = new URL(server().url)
      url.port = String(proxy.port)
      const bus = await connected({ url: url.href, heartbeat })
      const { reaches } = await listen(bus, 'f12')
      await bus.publish(verified('before'))
      await reaches(1)
      const connections = proxy.accepted()
      const since = performance.now()
      proxy.silence()
      const lost = bus.publish(verified('into the silence'))
      await expect(lost).rejects.toThrow()
      await eventually(() => expect(proxy.accepted()).toBe(connections * 2))
      expect(performance.now() - since).toBeLessThan(heartbeat * 2000 + 500)
      await publishOnceBack(bus, 'after')
      expect(await reaches(2)).toContain('after')
    },
    LONG,
  )

  it('F13 has one effect of each event when two relays publish it', async () => {
    const [one, other] = [openStore(), openStore()]
    const written = await one.collection(notes)
    await other.collection(notes)
    const effects = await openSqliteStore({ file: ':memory:', service: 'test' }).collection(notes)
    const bus = await connected()
    const deliveries = collector<string>()
    const handle = async ({ data }: { data: { userId: string } }) => {
      await effects.create({ next: aNote(data.userId) })
      deliveries.add(data.userId)
    }
    await bus.subscribe('f13', { 'user.verified.v1': handle }, { concurrency: 8 })
    const ids = Array.from({ length: 30 }, (_, index) => `u${index}`)
    await Promise.all(ids.map((id) => written.create({ next: aNote(id), events: [told(id)] })))
    relayed(one, bus)
    relayed(other, await connected())
    await eventually(() => expect(new Set(deliveries.seen)).toEqual(new Set(ids)))
    await eventually(async () => expect(await written.outbox.pending(systemClock.now(), 10)).toEqual([]))
    expect(await effects.count('byAuthor', { author: 'ada' })).toBe(ids.length)
  })

  it(
    'F14 finishes the event in hand at SIGTERM, and leaves the next for others',
    async () => {
      const bus = await connected()
      const { child, said, exited } = start('finishesOnSigterm')
      await said.reaches(1)
      await bus.publish(verified('in hand'))
      await bus.publish(verified('next'))
      await said.reaches(2)
      child.kill('SIGTERM')
      child.stdin?.write('go on\n')
      expect(await exited).toEqual([0, null])
      expect(said.seen).toEqual(['listening', 'in hand', 'done', 'stopped'])
      expect(await (await listen(bus, 'f14')).reaches(1)).toEqual(['next'])
      expect(await depth(server().url, 'f14')).toBe(0)
    },
    LONG,
  )
})
