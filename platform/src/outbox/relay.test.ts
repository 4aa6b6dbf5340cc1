import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import type { EventBus } from '../bus/bus.ts'
import { toEvent } from '../store/new-event.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import type { Outbox, Pending, Store } from '../store/store.ts'
import { eventually } from '../testing/eventually.ts'
import { aNote, noteEvent, notes } from '../testing/notes.ts'
import { recordingBus } from '../testing/recording-bus.ts'
import { testClock } from '../testing/test-clock.ts'
import { testParts } from '../testing/test-parts.ts'
import { type Relay, startRelay } from './relay.ts'

describe('the relay', () => {
  const { logger, metrics } = testParts('test')
  const clock = testClock()
  let directory: string
  let store: Store
  const relays: Relay[] = []
  const start = (bus: EventBus): Relay => {
    const relay = startRelay({ store, bus, clock, logger, metrics, scanEvery: 20 })
    relays.push(relay)
    return relay
  }
  const open = () => openSqliteStore({ file: join(directory, 'test.db'), service: 'test', clock })

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-relay-'))
    store = open()
  })
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.close()))
    await store.close()
    await rm(directory, { recursive: true })
  })

  const pending = async (of: Store = store) => (await of.collection(notes)).outbox.pending(clock.now(), 10)

  it('publishes an event right after the write that stored it, and removes it from the outbox', async () => {
    const kept = await store.collection(notes)
    const { bus, reaches, seen } = recordingBus()
    const relay = start(bus)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    await reaches(1)
    await relay.close()
    expect(seen).toEqual(['u1'])
    expect(await pending()).toEqual([])
  })

  it('reports how many events wait, in all collections together, and the age of the oldest', async () => {
    const gauge = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value
    let away = true
    const others = await store.collection({ ...notes, name: 'others' })
    await (await store.collection(notes)).create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(10_000)
    await others.create({ next: aNote('b'), events: [noteEvent('u2')] })
    clock.advance(20_000)
    const { bus } = recordingBus(async () => {
      if (away) throw new Error('the broker is away')
      return 'published'
    })
    start(bus)
    await eventually(async () => expect(await gauge('outbox_pending')).toBe(2))
    expect(await gauge('outbox_age_seconds')).toBe(30)
    away = false
    await eventually(async () => expect([await gauge('outbox_pending'), await gauge('outbox_age_seconds')]).toEqual([0, 0]))
  })

  it('serves a collection that is opened after the relay has started', async () => {
    const { bus, reaches } = recordingBus()
    start(bus)
    const kept = await store.collection(notes)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(2000)
    expect(await reaches(1)).toEqual(['u1'])
  })

  it('F1 publishes events that an earlier process wrote and could not publish', async () => {
    await (await store.collection(notes)).create({ next: aNote('a'), events: [noteEvent('u1'), noteEvent('u2')] })
    await store.close()
    clock.advance(2000)
    store = open()
    await store.collection(notes)
    const { bus, reaches } = recordingBus()
    start(bus)
    expect((await reaches(2)).toSorted()).toEqual(['u1', 'u2'])
    await eventually(async () => expect(await pending()).toEqual([]))
  })

  it('publishes what another process leaves behind, again and again', async () => {
    const kept = await store.collection(notes)
    const { bus, reaches } = recordingBus()
    // This relay is not notified of writes, as if another process made them.
    const deaf = { ...kept.outbox, onWrite: () => undefined }
    relays.push(startRelay({ store: { ...store, outboxes: () => [deaf] }, bus, clock, logger, metrics, scanEvery: 20 }))
    for (const ids of [['u1'], ['u1', 'u2']]) {
      await kept.create({ next: aNote(ids.join()), events: [noteEvent(ids.at(-1) ?? '')] })
      clock.advance(2000)
      expect(await reaches(ids.length)).toEqual(ids)
      await eventually(async () => expect(await pending()).toEqual([]))
    }
  })

  it('without scans publishes what this process writes, and leaves the rest to the process that scans', async () => {
    const kept = await store.collection(notes)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(2000)
    const { bus, reaches, seen } = recordingBus()
    const relay = startRelay({ store, bus, clock, logger, metrics, scanEvery: 1, scans: false })
    await kept.create({ next: aNote('b'), events: [noteEvent('u2')] })
    await reaches(1)
    await relay.close()
    expect(seen).toEqual(['u2'])
    expect(await pending()).toHaveLength(1)
  })

  it('scans ever more rarely while it finds nothing, and at every tick again once something was left', async () => {
    mock.timers.enable({ apis: ['setInterval'] })
    const left: Pending[] = []
    let scans = 0
    const outbox: Outbox = {
      async pending() {
        scans += 1
        return left.splice(0)
      },
      settle: async () => undefined,
      onWrite: () => undefined,
    }
    const { bus } = recordingBus()
    relays.push(startRelay({ store: { ...store, outboxes: () => [outbox] }, bus, clock, logger, metrics, scanEvery: 1 }))
    const scansIn = async (ticks: number): Promise<number> => {
      const before = scans
      for (let tick = 0; tick < ticks; tick += 1) {
        mock.timers.tick(1)
        await new Promise(setImmediate)
      }
      return scans - before
    }
    expect([await scansIn(14), await scansIn(16), await scansIn(16)]).toEqual([3, 1, 1])
    left.push({ documentId: 'a', event: toEvent('test', clock.now(), noteEvent('u1')) })
    await scansIn(16)
    expect(await scansIn(2)).toBe(1)
    mock.timers.reset()
  })

  it('F9 retains an event that the bus refuses, and retries', async () => {
    let attempts = 0
    const { bus, reaches } = recordingBus(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('broker away')
      return 'published'
    })
    start(bus)
    const kept = await store.collection(notes)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(2000)
    await eventually(() => expect(attempts).toBeGreaterThan(0))
    expect(await reaches(1)).toEqual(['u1'])
    expect(attempts).toBe(2)
    await eventually(async () => expect(await pending()).toEqual([]))
  })

  it('backs off while the bus is away', async () => {
    let attempts = 0
    const { bus } = recordingBus(async () => {
      attempts += 1
      throw new Error('broker away')
    })
    const kept = await store.collection(notes)
    const relay = start(bus)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(2000)
    await eventually(() => expect(attempts).toBe(2))
    await relay.close()
    expect(attempts).toBe(2)
    expect(await pending()).toHaveLength(1)
  })

  it('F5 counts an unrouted event as such, not as published', async () => {
    const { bus, reaches } = recordingBus(async () => 'unrouted')
    const relay = start(bus)
    const kept = await store.collection(notes)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    clock.advance(2000)
    await reaches(1)
    await relay.close()
    const { values } = await metrics.eventsPublished.get()
    expect(values).toContainEqual({ labels: { type: 'user.verified.v1', outcome: 'unrouted' }, value: 1 })
  })

  it('F13 loses nothing and leaves nothing when two relays serve one database', async () => {
    const kept = await store.collection(notes)
    const { bus, seen, reaches } = recordingBus()
    start(bus)
    start(bus)
    const ids = Array.from({ length: 30 }, (_, index) => `u${index}`)
    await Promise.all(ids.map((id) => kept.create({ next: aNote(id), events: [noteEvent(id)] })))
    clock.advance(2000)
    await reaches(ids.length)
    await eventually(async () => expect(await pending()).toEqual([]))
    expect([...new Set(seen)].toSorted()).toEqual(ids.toSorted())
  })

  it('waits for publishes in progress when it closes', async () => {
    const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { bus, seen } = recordingBus(async () => {
      started.resolve()
      await release.promise
      return 'published'
    })
    const kept = await store.collection(notes)
    const relay = start(bus)
    await kept.create({ next: aNote('a'), events: [noteEvent('u1')] })
    await started.promise
    const closing = relay.close()
    release.resolve()
    await closing
    expect(seen).toEqual(['u1'])
    expect(await pending()).toEqual([])
  })
})
