import { collection, type Store, unchanged, type Versioned } from '../store/store.ts'
import type { Clock } from '../time.ts'
import { testClock } from './test-clock.ts'

type Note = Versioned & { author: string; at: string; slug?: string; gone?: string; count: number }

const notes = collection<Note>()({
  name: 'notes',
  indexes: {
    byAuthor: { match: ['author'], order: { by: 'at', descending: true } },
    bySlug: { match: ['slug'], unique: true },
  },
  expires: 'gone',
})

const aNote = (id: string, more: Partial<Note> = {}): Note => ({ _id: id, version: 0, author: 'ada', at: '2026-01-01', count: 0, ...more })
const told = { type: 'user.verified.v1', data: { userId: 'u' } } as const

/** What any store owes. */
export const storeContract = (name: string, open: (clock: Clock) => Promise<Store>): void => {
  describe(`${name} as a store`, () => {
    const clock = testClock()
    let store: Store
    beforeEach(async () => {
      store = await open(clock)
    })
    afterEach(() => store.close())

    it('stores a document once and gives back what is there', async () => {
      const kept = await store.collection(notes)
      expect(await kept.create({ next: aNote('a', { count: 1 }) })).toMatchObject({ count: 1, version: 1 })
      expect(await kept.create({ next: aNote('a', { count: 2 }) })).toMatchObject({ count: 1, version: 1 })
      expect(await kept.get('a')).toMatchObject({ count: 1 })
    })

    it('loses no change when many are made at once', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await Promise.all(Array.from({ length: 50 }, () => kept.change('a', (note) => ({ next: { ...note, count: note.count + 1 } }))))
      expect(await kept.get('a')).toMatchObject({ count: 50, version: 51 })
    })

    it('writes nothing for a decision that changes nothing or throws', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await kept.change('a', unchanged)
      await expect(
        kept.change('a', () => {
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
      expect(await kept.get('a')).toMatchObject({ version: 1 })
      await expect(kept.change('missing', unchanged)).rejects.toMatchObject({ code: 'not_found' })
    })

    it('keeps a unique index, and lets documents without the field be', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { slug: 's' }) })
      await kept.create({ next: aNote('b') })
      await kept.create({ next: aNote('c') })
      await expect(kept.create({ next: aNote('d', { slug: 's' }) })).rejects.toMatchObject({ index: 'bySlug' })
      await expect(kept.change('b', (note) => ({ next: { ...note, slug: 's' } }))).rejects.toMatchObject({ index: 'bySlug' })
    })

    it('finds by index, in order, by page, behind a document and up to a bound', async () => {
      const kept = await store.collection(notes)
      for (const day of [1, 2, 3, 4, 5]) await kept.create({ next: aNote(`n${day}`, { at: `2026-01-0${day}` }) })
      await kept.create({ next: aNote('other', { author: 'bob' }) })
      const ids = async (page: Parameters<typeof kept.find>[2]) =>
        (await kept.find('byAuthor', { author: 'ada' }, page)).map(({ _id }) => _id)
      expect(await ids({ limit: 2 })).toEqual(['n5', 'n4'])
      expect(await ids({ limit: 2, skip: 2 })).toEqual(['n3', 'n2'])
      expect(await ids({ after: aNote('n4', { at: '2026-01-04' }) })).toEqual(['n3', 'n2', 'n1'])
      expect(await ids({ upTo: '2026-01-02' })).toEqual(['n2', 'n1'])
      expect(await kept.count('byAuthor', { author: 'ada' })).toBe(5)
    })

    it('lets a document go when its time is over, and its id be used again', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { gone: '2026-11-21T13:00:00.000Z', slug: 's' }) })
      expect(await kept.get('a')).toBeDefined()
      clock.advance(2 * 60 * 60 * 1000)
      expect(await kept.get('a')).toBeUndefined()
      expect(await kept.count('byAuthor', { author: 'ada' })).toBe(0)
      expect(await kept.create({ next: aNote('a', { count: 7 }) })).toMatchObject({ count: 7 })
    })

    it('erases, also what is not there', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await kept.erase('a')
      await kept.erase('a')
      expect(await kept.get('a')).toBeUndefined()
    })

    it('keeps events with their document until each is settled', async () => {
      const kept = await store.collection(notes)
      const heard: string[] = []
      kept.outbox.onWrite(({ event }) => heard.push(event.type))
      await kept.create({ next: aNote('a'), events: [told] })
      await kept.change('a', (note) => ({ next: { ...note, count: 1 }, events: [told, told] }))
      const pending = await kept.outbox.pending(clock.now(), 10)
      expect(heard).toHaveLength(3)
      expect(pending).toHaveLength(3)
      expect(new Set(pending.map(({ event }) => event.id)).size).toBe(3)
      expect(pending[0]?.event).toMatchObject({ specversion: '1.0', source: '/test', type: 'user.verified.v1', data: { userId: 'u' } })
      for (const entry of pending.slice(0, 2)) await kept.outbox.settle(entry)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual(pending.slice(2))
      for (const entry of pending) await kept.outbox.settle(entry)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual([])
      expect(await kept.get('a')).toMatchObject({ count: 1, version: 2 })
    })

    it('keeps the events of a document that has expired, also when its id is used again', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { gone: '2026-01-01T00:00:00.000Z' }), events: [told] })
      await kept.create({ next: aNote('a'), events: [told] })
      expect(await kept.outbox.pending(clock.now(), 10)).toHaveLength(2)
    })

    it('writes no event when the document is not written', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await kept.create({ next: aNote('a'), events: [told] })
      await kept.change('a', unchanged)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual([])
    })
  })
}
