import { createMetrics } from '../../metrics/metrics.ts'
import { startRelay } from '../../outbox/relay.ts'
import { openSqliteStore } from '../../store/sqlite/open.ts'
import { breakingProxy } from '../../testing/breaking-proxy.ts'
import { collector, verified } from '../../testing/bus-contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { aNote, noteEvent, notes } from '../../testing/notes.ts'
import { listen, publishOnceBack, rabbitmqForTests } from '../../testing/rabbitmq-for-tests.ts'
import { rabbitmqctl, rememberQueues } from '../../testing/rabbitmqctl.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { systemClock } from '../../time.ts'

const { logger } = testParts('test')
const LONG = 120_000

describeWithServer('RabbitMQ', await findRabbitmq({ toKill: true }), 'a RabbitMQ that fails', (server) => {
  const { connect, kept } = rabbitmqForTests(server)

  it(
    'F4 keeps every confirmed message when the broker is killed; no caller hangs, and every process reconnects',
    async () => {
      const publisher = await connect({ patience: 2000 })
      const killed = Promise.withResolvers<void>()
      const both = await Promise.all(
        ['mail', 'wallet'].map(async (service) => {
          const heard = collector<string>()
          const handle = async ({ data }: { data: { userId: string } }) => {
            await killed.promise
            heard.add(data.userId)
          }
          await (await connect()).subscribe(service, { 'user.verified.v1': handle }, { concurrency: 8 })
          return heard
        }),
      )
      await publishOnceBack(publisher, 'before')
      await rememberQueues(server())

      const confirmed = collector<string>()
      const publishing = Promise.allSettled(
        Array.from({ length: 3000 }, async (_, index) => {
          await publisher.publish(verified(`u${index}`))
          confirmed.add(`u${index}`)
        }),
      )
      await confirmed.reaches(100)
      await server().kill()
      killed.resolve()
      expect((await publishing).some(({ status }) => status === 'rejected')).toBe(true)
      await server().restart()

      await publishOnceBack(publisher, 'after')
      for (const { reaches, seen } of both) {
        const missing = (): string[] => {
          const heard = new Set(seen)
          return ['before', ...confirmed.seen, 'after'].filter((userId) => !heard.has(userId))
        }
        // The broker redelivers unacknowledged events, so the count alone proves nothing.
        while (missing().length > 0) await reaches(seen.length + 1)
      }
    },
    LONG,
  )

  it(
    'F9 accepts writes while the broker is down, and delivers every event when it is back',
    async () => {
      const store = kept(openSqliteStore({ file: ':memory:', service: 'test' }))
      const written = await store.collection(notes)
      const bus = await connect({ patience: 200 })
      const { seen, reaches } = await listen(bus, 'wallet')
      const metrics = createMetrics('test')
      kept(startRelay({ store, bus, clock: systemClock, logger, metrics, scanEvery: 100 }))
      await publishOnceBack(bus, 'before')
      await rememberQueues(server())
      await server().kill()
      const ids = Array.from({ length: 50 }, (_, index) => `u${index}`)
      await Promise.all(ids.map((id) => written.create({ next: aNote(id), events: [noteEvent(id)] })))
      await eventually(async () => {
        const { values } = await metrics.eventsPublished.get()
        expect(values.find(({ labels }) => labels.outcome === 'failed')?.value).toBeGreaterThanOrEqual(ids.length)
      })
      await server().restart()
      await reaches(ids.length + 1)
      await eventually(() => expect(new Set(seen)).toEqual(new Set(['before', ...ids])))
    },
    LONG,
  )

  it(
    'F9 starts without a broker, and connects once there is one',
    async () => {
      await server().kill()
      const bus = await connect({ patience: 200 })
      const listening = listen(bus, 'wallet')
      await expect(bus.publish(verified('too early'))).rejects.toThrow('the broker is away')
      await server().restart()
      const { reaches } = await listening
      await publishOnceBack(bus, 'u1')
      expect(await reaches(1)).toEqual(['u1'])
    },
    LONG,
  )

  it(
    'F12 notices a broker that has fallen silent, and connects again',
    async () => {
      const heartbeat = 2
      const proxy = kept(await breakingProxy({ host: '127.0.0.1', port: Number(new URL(server().url).port) }))
      const url = new URL(server().url)
      url.port = String(proxy.port)
      const bus = await connect({ url: url.href, heartbeat })
      const { seen, reaches } = await listen(bus, 'wallet')
      await bus.publish(verified('before'))
      await reaches(1)
      const connections = proxy.accepted()
      proxy.silence()
      await expect(bus.publish(verified('into the silence'))).rejects.toThrow()
      await eventually(() => expect(proxy.accepted()).toBe(connections * 2))
      await publishOnceBack(bus, 'after')
      // The broker may deliver the first event again, because the silent connection can lose its ack.
      await eventually(() => expect(seen).toContain('after'))
    },
    LONG,
  )

  it(
    'F9 continues to handle events while the broker is too short of memory to accept publishes, and publishes again afterwards',
    async () => {
      const patience = 1000
      const bus = await connect({ patience })
      const release = Promise.withResolvers<void>()
      const heard = collector<string>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        await release.promise
        heard.add(data.userId)
      }
      await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 1 })
      for (const id of ['in hand', 'waiting']) await bus.publish(verified(id))

      await rabbitmqctl(server(), 'set_vm_memory_high_watermark', '0.0000001')
      // The broker reports a block only to connections that publish, so one publish has to reach it first; later ones fail without being
      // sent.
      await expect(bus.publish(verified('first refused'))).rejects.toThrow('no confirm')
      await expect(bus.publish(verified('second refused'))).rejects.toThrow('accepts no publishes')
      release.resolve()
      expect(await heard.reaches(2)).toEqual(['in hand', 'waiting'])

      await rabbitmqctl(server(), 'set_vm_memory_high_watermark', '0.4')
      await publishOnceBack(bus, 'after')
      await eventually(() => expect(heard.seen).toContain('after'))
    },
    LONG,
  )
})
