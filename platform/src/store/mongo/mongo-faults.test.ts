import { Socket } from 'node:net'
import { mock } from 'node:test'
import { startRelay } from '../../outbox/relay.ts'
import { breakingProxy } from '../../testing/breaking-proxy.ts'
import { eventually } from '../../testing/eventually.ts'
import { killedAfter } from '../../testing/killed-after.ts'
import { mongoDatabase } from '../../testing/mongo-database.ts'
import { aNote, type Note, noteEvent, notes } from '../../testing/notes.ts'
import { recordingBus } from '../../testing/recording-bus.ts'
import { describeWithServer, findMongo } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { plus, SECOND, systemClock } from '../../time.ts'
import type { Change, Store } from '../store.ts'
import { openMongoStore } from './open.ts'

const soon = () => plus(systemClock.now(), SECOND)
/** A change whose effect shows if it is applied twice. */
const signed = (note: Note): Change<Note> => ({ next: { ...note, author: `${note.author}!` }, events: [noteEvent('u')] })

describeWithServer('MongoDB', await findMongo(), 'the MongoDB store, when things break', (server) => {
  const { logger, metrics } = testParts('test')
  let database: ReturnType<typeof mongoDatabase>
  let closing: (() => Promise<void>)[]
  /** On a busy machine a connection may take longer than the short timeouts of these tests. */
  const opened = async (options: Parameters<typeof openMongoStore>[0], tries = 10): Promise<Store> => {
    try {
      return await openMongoStore(options)
    } catch (error) {
      if (tries === 1) throw error
      return opened(options, tries - 1)
    }
  }
  const open = async (uri = server().url, timeout = 5 * SECOND): Promise<Store> => {
    const store = await opened({ uri, database: database.name, service: 'test', timeout })
    closing.push(() => store.close())
    return store
  }
  const relayOf = (store: Store, bus: ReturnType<typeof recordingBus>['bus']) => {
    const relay = startRelay({ store, bus, clock: systemClock, logger, metrics, scanEvery: 20 })
    closing.push(() => relay.close())
    return relay
  }
  beforeEach(() => {
    database = mongoDatabase(server().url)
    closing = []
  })
  afterEach(async () => {
    for (const close of closing.toReversed()) await close()
    await database.drop()
  })

  it('F1 publishes the event of a process that was killed before it could publish', async () => {
    const acknowledged = await killedAfter(100, [server().url, database.name])
    const store = await open()
    const stored = await store.collection(notes)
    const { bus, seen } = recordingBus()
    relayOf(store, bus)
    await eventually(async () => expect(await stored.outbox.pending(soon(), 1)).toEqual([]))
    expect(seen).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(seen).size).toBe(await stored.count('byAuthor', { author: 'ada' }))
  })

  it('F13 loses nothing and leaves nothing when two relays serve one database', async () => {
    const [one, other] = [await open(), await open()]
    const stored = await one.collection(notes)
    await other.collection(notes)
    const { bus, seen } = recordingBus()
    const ids = Array.from({ length: 30 }, (_, index) => `u${index}`)
    await Promise.all(ids.map((id) => stored.create({ next: aNote(id), events: [noteEvent(id)] })))
    relayOf(one, bus)
    relayOf(other, bus)
    await eventually(async () => expect(await stored.outbox.pending(soon(), 1)).toEqual([]))
    expect([...new Set(seen)].toSorted()).toEqual(ids.toSorted())
  })

  it('reports that it is unavailable, and no other error, after its process was paused while connecting', async () => {
    const stored = await (await open(server().url, SECOND / 2)).collection(notes)
    await stored.create({ next: aNote('a') })
    const seen = new Set<string>()
    for (const many of [8, 16, 24, 32]) {
      const reads = Array.from({ length: many }, () =>
        stored.count('byAuthor', { author: 'ada' }).then(
          () => 'read',
          (error: { code?: string }) => error.code ?? String(error),
        ),
      )
      // The driver has begun to connect, and its timeouts end during the pause.
      await new Promise(setImmediate)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 750)
      for (const outcome of await Promise.all(reads)) seen.add(outcome)
    }
    expect([...seen].toSorted()).toEqual(['read', 'unavailable'])
  })

  describe('F10 over a connection that loses messages', () => {
    /** A store behind a proxy, and one connected directly to the server. */
    const withProxy = async (driverRetries = false, timeout = 3 * SECOND) => {
      const { hostname, port } = new URL(server().url)
      const proxy = await breakingProxy({ host: hostname, port: Number(port) })
      closing.push(() => proxy.close())
      const uri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true&retryWrites=${driverRetries}`
      // Long enough to find the server again on a busy machine.
      const behind = await (await open(uri, timeout)).collection(notes)
      const straight = await (await open()).collection(notes)
      await straight.create({ next: aNote('a') })
      return { proxy, behind, straight }
    }
    const [UPDATE, INSERT] = ['\u0002update\u0000', '\u0002insert\u0000']

    it.each([
      ['when the answer is lost', 'answer lost', 1, false],
      ['when no answer comes', 'answer withheld', 1, false],
      ['when the driver tries again', 'answer lost', 1, true],
      ['when the driver’s second answer is lost too', 'answer lost', 2, true],
    ] as const)('changes once and tells once %s', async (_name, fault, times, driverRetries) => {
      const { proxy, behind, straight } = await withProxy(driverRetries)
      proxy.break({ to: UPDATE, fault, times })
      expect(await behind.change('a', signed)).toMatchObject({ author: 'ada!', version: 2 })
      expect(proxy.broken()).toBe(times)
      expect(await straight.get('a')).toMatchObject({ author: 'ada!', version: 2 })
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(1)
    })

    it('changes each of several once when the answer to all of them is lost', async () => {
      const { proxy, behind, straight } = await withProxy()
      const ids = ['a', 'b', 'c']
      await Promise.all(ids.map((id) => straight.create({ next: aNote(id) })))
      proxy.break({ to: UPDATE, fault: 'answer lost' })
      const changed = await Promise.all(ids.map((id) => behind.change(id, signed)))
      expect(proxy.broken()).toBe(1)
      for (const note of changed) expect(note).toMatchObject({ author: 'ada!', version: 2 })
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(3)
    })

    it('creates and publishes once when the response is lost', async () => {
      const { proxy, behind, straight } = await withProxy()
      proxy.break({ to: INSERT, fault: 'answer lost' })
      expect(await behind.create({ next: aNote('b', 'bob'), events: [noteEvent('u')] })).toMatchObject({ author: 'bob', version: 1 })
      expect(proxy.broken()).toBe(1)
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(1)
    })

    it('recognises its own write even after a later one', async () => {
      const { proxy, behind, straight } = await withProxy()
      proxy.break({ to: UPDATE, fault: 'answer lost', meanwhile: () => straight.change('a', signed) })
      expect(await behind.change('a', signed)).toMatchObject({ author: 'ada!!', version: 3 })
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(2)
    })

    it('answers what it was asked while its connection was closing', async () => {
      const { proxy, behind } = await withProxy(false, SECOND / 2)
      const answers: Promise<string>[] = []
      const outcome = [() => 'answered', () => 'refused'] as const
      const ask = () => {
        const asked = [
          behind.get('a'),
          behind.find('byAuthor', { author: 'ada' }),
          behind.change('a', signed),
          behind.outbox.pending(soon(), 1),
        ]
        for (const each of asked) answers.push(each.then(...outcome))
      }
      await behind.get('a')
      // A socket is destroyed some moments before it says that it has closed.
      const { destroy } = Socket.prototype
      const closing = mock.method(Socket.prototype, 'destroy', function (this: Socket, error?: Error) {
        const isDrivers = this.remotePort === proxy.port
        destroy.call(this, error)
        if (isDrivers) ask()
        return this
      })
      await proxy.close()
      await eventually(async () => expect(answers.length).toBeGreaterThan(0))
      closing.mock.restore()
      expect(new Set(await Promise.all(answers))).toEqual(new Set(['refused']))
    })

    it('is not overwritten by its own write that arrives late', async () => {
      const { proxy, behind, straight } = await withProxy()
      proxy.break({ to: UPDATE, fault: 'held back' })
      await behind.change('a', signed)
      await proxy.release()
      expect(await straight.get('a')).toMatchObject({ author: 'ada!', version: 2 })
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(1)
    })

    it('does not mistake a recreated document for the erased one it read', async () => {
      const { proxy, behind, straight } = await withProxy()
      const replace = async () => {
        await straight.erase('a')
        await straight.create({ next: aNote('a', 'bob') })
        await proxy.release()
      }
      proxy.break({ to: UPDATE, fault: 'held back', meanwhile: replace })
      expect(await behind.change('a', signed)).toMatchObject({ author: 'bob!', version: 2 })
      expect(await straight.outbox.pending(soon(), 10)).toHaveLength(1)
    })
  })
})

describeWithServer('MongoDB', await findMongo({ toKill: true }), 'the MongoDB store, when its server dies', (server) => {
  it('has every acknowledged write after kill -9, answers meanwhile, and recovers automatically', async () => {
    const store = await openMongoStore({ uri: server().url, database: 'test', service: 'test', timeout: SECOND })
    const stored = await store.collection(notes)
    const acknowledged: string[] = []
    const enough = Promise.withResolvers<void>()
    const writeUntilAway = async (writer: number): Promise<unknown> => {
      try {
        for (let count = 0; ; count += 1) {
          const { _id } = await stored.create({ next: aNote(`${writer}/${count}`), events: [noteEvent('u')] })
          acknowledged.push(_id)
          if (acknowledged.length === 200) enough.resolve()
        }
      } catch (error) {
        return error
      }
    }
    const writers = Promise.all([1, 2, 3, 4].map(writeUntilAway))
    await enough.promise
    await server().kill()
    for (const error of await writers) expect(error).toMatchObject({ code: 'unavailable' })
    await expect(store.ping()).rejects.toThrow()
    await server().restart()
    await eventually(async () => void (await stored.create({ next: aNote('after', 'bob') })))
    for (const id of acknowledged) expect(await stored.get(id)).toMatchObject({ version: 1 })
    expect((await stored.outbox.pending(soon(), 100_000)).length).toBe(await stored.count('byAuthor', { author: 'ada' }))
    await store.close()
  }, 60_000)
})
