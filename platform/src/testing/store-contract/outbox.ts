import { unchanged } from '../../store/store.ts'
import { aNote, notes, type Opened, oneMore, told } from './notes.ts'

/** How events wait with their document until they are published. */
export const outboxContract = (opened: Opened): void => {
  it('erases a document with its waiting events', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a'), events: [told] })
    const [pending] = await kept.outbox.pending(opened.clock.now(), 10)
    await kept.erase('a')
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toEqual([])
    if (pending) await kept.outbox.settle(pending)
    expect(await kept.get('a')).toBeUndefined()
  })

  it('stores events with their document until each is settled', async () => {
    const kept = await opened.store.collection(notes)
    const received: string[] = []
    kept.outbox.onWrite(({ event }) => received.push(event.type))
    await kept.create({ next: aNote('a'), events: [told] })
    await kept.change('a', (note) => ({ next: { ...note, count: 1 }, events: [told, told] }))
    const pending = await kept.outbox.pending(opened.clock.now(), 10)
    expect(received).toHaveLength(3)
    expect(pending).toHaveLength(3)
    expect(new Set(pending.map(({ event }) => event.id)).size).toBe(3)
    expect(pending[0]?.event).toMatchObject({ specversion: '1.0', source: '/test', type: 'user.verified.v1', data: { userId: 'u' } })
    for (const entry of pending.slice(0, 2)) await kept.outbox.settle(entry)
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toEqual(pending.slice(2))
    for (const entry of pending) await kept.outbox.settle(entry)
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toEqual([])
    expect(await kept.get('a')).toMatchObject({ count: 1, version: 2 })
  })

  it('lists waiting events, the oldest document first, and only those written before the given time', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('older'), events: [told] })
    opened.clock.advance(1000)
    await kept.create({ next: aNote('newer'), events: [told] })
    opened.clock.advance(1000)
    await kept.change('older', (note) => ({ next: { ...note, count: 1 }, events: [told] }))
    const waiting = async (limit: number) => (await kept.outbox.pending(opened.clock.now(), limit)).map(({ documentId }) => documentId)
    expect(await waiting(10)).toEqual(['older', 'older', 'newer'])
    expect(await waiting(1)).toEqual(['older', 'older'])
    const [first] = await kept.outbox.pending(opened.clock.now(), 1)
    if (first) await kept.outbox.settle(first)
    expect(await waiting(10)).toEqual(['newer', 'older'])
    expect(await kept.outbox.pending('2026-11-21T11:59:59.999Z', 10)).toEqual([])
  })

  it('settles events while others are written, and loses none', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a') })
    const settled: Promise<void>[] = []
    kept.outbox.onWrite((pending) => settled.push(kept.outbox.settle(pending)))
    await Promise.all(Array.from({ length: 10 }, () => kept.change('a', (note) => ({ ...oneMore(note), events: [told, told] }))))
    await Promise.all(settled)
    expect(settled).toHaveLength(20)
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toEqual([])
    expect(await kept.get('a')).toMatchObject({ count: 10 })
  })

  it('retains the events of an expired document, also when its id is reused', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { gone: '2026-01-01T00:00:00.000Z' }), events: [told] })
    await kept.create({ next: aNote('a'), events: [told] })
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toHaveLength(2)
  })

  it('writes no event when the document is not written', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a') })
    await kept.create({ next: aNote('a'), events: [told] })
    await kept.change('a', unchanged)
    expect(await kept.outbox.pending(opened.clock.now(), 10)).toEqual([])
  })
}
