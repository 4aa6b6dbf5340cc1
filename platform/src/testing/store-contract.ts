import { collection, type Store, unchanged, type Versioned } from '../store/store.ts'
import type { Clock } from '../time.ts'
import { testClock } from './test-clock.ts'

type Note = Versioned & {
  author: string
  at: string
  slug?: string | undefined
  chapter?: number
  gone?: string
  count: number
  done?: boolean
  form?: unknown
}

const notes = collection<Note>()({
  name: 'notes',
  indexes: {
    byAuthor: { match: ['author'], order: { by: 'at', descending: true } },
    bySlug: { match: ['slug'], unique: true },
    byChapter: { match: ['author', 'chapter'], unique: true },
    byDone: { match: ['done'], order: { by: 'count' } },
    bySince: { match: [], order: { by: 'gone' } },
  },
  expires: 'gone',
})

const counters = collection<Versioned & { count: number }>()({
  name: 'counters',
  indexes: {},
  initial: (id) => ({ _id: id, version: 0, count: 0 }),
})
const oneMore = <T extends { count: number }>(counted: T): { next: T } => ({ next: { ...counted, count: counted.count + 1 } })

/** What readers may send as free-form data: names with a meaning to a database, its driver or JavaScript. */
const strange: unknown = JSON.parse(
  '{"$where":1,"$ref":"a","$id":"b","a.b":{"c.$d":[{"$gt":""}]},"":"empty","%24":"%","_bsontype":"ObjectId","__proto__":{"x":1},"nul\\u0000":null}',
)

const aNote = (id: string, more: Partial<Note> = {}): Note => ({ _id: id, version: 0, author: 'ada', at: '2026-01-01', count: 0, ...more })
const told = { type: 'user.verified.v1', data: { userId: 'u' } } as const

/** What every store must do. */
export const storeContract = (name: string, open: (clock: Clock) => Promise<Store>): void => {
  describe(`${name} as a store`, () => {
    const clock = testClock()
    let store: Store
    beforeEach(async () => {
      store = await open(clock)
    })
    afterEach(() => store.close())

    it('stores a document once and returns the stored one', async () => {
      const kept = await store.collection(notes)
      expect(await kept.create({ next: aNote('a', { count: 1 }) })).toMatchObject({ count: 1, version: 1 })
      expect(await kept.create({ next: aNote('a', { count: 2 }) })).toMatchObject({ count: 1, version: 1 })
      expect(await kept.get('a')).toMatchObject({ count: 1 })
    })

    it('loses none of many concurrent changes', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await Promise.all(Array.from({ length: 50 }, () => kept.change('a', oneMore)))
      expect(await kept.get('a')).toMatchObject({ count: 50, version: 51 })
    })

    it('starts from the collection’s initial document, once', async () => {
      const kept = await store.collection(counters)
      expect(await kept.change('a', unchanged)).toEqual({ _id: 'a', version: 0, count: 0 })
      expect(await kept.get('a')).toBeUndefined()
      await Promise.all(Array.from({ length: 20 }, () => kept.change('a', oneMore)))
      expect(await kept.get('a')).toEqual({ _id: 'a', version: 20, count: 20 })
    })

    it('stores free-form data unchanged, and leaves out undefined values', async () => {
      const kept = await store.collection(notes)
      const note = aNote('a', { form: strange })
      await kept.create({ next: { ...note, slug: undefined } })
      expect(await kept.get('a')).toStrictEqual({ ...note, version: 1 })
      await kept.change('a', oneMore)
      expect(await kept.find('byAuthor', { author: 'ada' })).toStrictEqual([{ ...note, version: 2, count: 1 }])
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

    it('starts from a known document, or from the stored one if that is newer', async () => {
      const kept = await store.collection(notes)
      const first = await kept.create({ next: aNote('a') })
      const second = await kept.change('a', oneMore, first)
      expect(second).toMatchObject({ count: 1, version: 2 })
      expect(await kept.change('a', oneMore, first)).toMatchObject({ count: 2, version: 3 })
      expect(await kept.change('a', oneMore, { ...second })).toMatchObject({ count: 3, version: 4 })
      expect(await kept.change('b', oneMore, first).catch(({ code }) => code)).toBe('not_found')
      expect(await kept.get('a')).toMatchObject({ count: 3, version: 4 })
    })

    it('neither skips nor refuses a change because of a stale known document', async () => {
      const kept = await store.collection(notes)
      const known = await kept.create({ next: aNote('a') })
      await kept.change('a', oneMore)
      const onlyAfterOne = (note: Note) => (note.count === 0 ? unchanged(note) : oneMore(note))
      expect(await kept.change('a', onlyAfterOne, known)).toMatchObject({ count: 2 })
      const refusesNone = (note: Note) => {
        if (note.count === 0) throw new Error('none')
        return oneMore(note)
      }
      expect(await kept.change('a', refusesNone, known)).toMatchObject({ count: 3 })
      await kept.erase('a')
      await expect(kept.change('a', oneMore, known)).rejects.toMatchObject({ code: 'not_found' })
    })

    it('loses no change when many start from one known document', async () => {
      const kept = await store.collection(notes)
      const known = await kept.create({ next: aNote('a') })
      await Promise.all(Array.from({ length: 20 }, () => kept.change('a', oneMore, known)))
      expect(await kept.get('a')).toMatchObject({ count: 20, version: 21 })
    })

    it('enforces a unique index, and ignores documents without the field', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { slug: 's' }) })
      await kept.create({ next: aNote('b') })
      await kept.create({ next: aNote('c') })
      await expect(kept.create({ next: aNote('d', { slug: 's' }) })).rejects.toMatchObject({ index: 'bySlug' })
      await expect(kept.change('b', (note) => ({ next: { ...note, slug: 's' } }))).rejects.toMatchObject({ index: 'bySlug' })
    })

    it('names the violated one of several unique indexes, also one of two fields', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { slug: 's', chapter: 1 }) })
      await kept.create({ next: aNote('b', { author: 'bob', chapter: 1 }) })
      await expect(kept.create({ next: aNote('c', { chapter: 1 }) })).rejects.toMatchObject({ index: 'byChapter' })
      await expect(kept.change('b', (note) => ({ next: { ...note, author: 'ada' } }))).rejects.toMatchObject({ index: 'byChapter' })
      expect(await kept.find('byChapter', { author: 'bob', chapter: 1 })).toHaveLength(1)
    })

    it('returns the stored document even if a unique field is the same, and releases a value that is removed', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { slug: 's' }) })
      expect(await kept.create({ next: aNote('a', { slug: 's', count: 9 }) })).toMatchObject({ count: 0 })
      expect(await kept.find('bySlug', { slug: 's' })).toHaveLength(1)
      await kept.change('a', (note) => ({ next: { ...note, slug: undefined } }))
      expect(await kept.find('bySlug', { slug: 's' })).toEqual([])
      await kept.create({ next: aNote('b') })
      expect(await kept.change('b', (note) => ({ next: { ...note, slug: 's' } }))).toMatchObject({ slug: 's' })
    })

    it('gives a unique value to only one of many', async () => {
      const kept = await store.collection(notes)
      const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => kept.create({ next: aNote(`n${n}`, { slug: 's' }) })))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await kept.count('byAuthor', { author: 'ada' })).toBe(1)
    })

    it('finds by index, in order, by page, after a document and up to a bound', async () => {
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

    it('breaks ties by id, in the direction of the order, and returns each once across pages', async () => {
      const kept = await store.collection(notes)
      for (const id of ['b', 'd', 'a', 'c']) await kept.create({ next: aNote(id, { done: false }) })
      const pages = async (index: 'byAuthor' | 'byDone'): Promise<string[]> => {
        const where = index === 'byAuthor' ? { author: 'ada' } : { done: false }
        const ids: string[] = []
        for (let page = await kept.find(index, where, { limit: 1 }); page[0]; ) {
          ids.push(page[0]._id)
          page = await kept.find(index, where, { limit: 1, after: page[0] })
        }
        return ids
      }
      expect(await pages('byAuthor')).toEqual(['d', 'c', 'b', 'a'])
      expect(await pages('byDone')).toEqual(['a', 'b', 'c', 'd'])
    })

    it('compares strings byte by byte, numbers by value, and distinguishes true from false', async () => {
      const kept = await store.collection(notes)
      const ordered = ['10', '2', 'Z', 'a', 'é', '\uff5e', '\u{1f600}']
      for (const at of ordered.toReversed())
        await kept.create({ next: aNote(at, { at, done: at < 'a', count: at.length === 1 ? 10 : 9.5 }) })
      expect((await kept.find('byAuthor', { author: 'ada' })).map(({ at }) => at)).toEqual(ordered.toReversed())
      expect(await kept.count('byDone', { done: true })).toBe(3)
      expect((await kept.find('byDone', { done: true })).map(({ count }) => count)).toEqual([9.5, 10, 10])
      expect(await kept.find('byDone', { done: true }, { upTo: 9.5 })).toHaveLength(1)
      expect(await kept.find('byDone', { done: true }, { limit: 0 })).toEqual([])
    })

    it('finds up to a bound only documents that have the field, also over a whole collection', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { gone: '2099-01-02T00:00:00.000Z' }) })
      await kept.create({ next: aNote('b', { gone: '2099-01-01T00:00:00.000Z' }) })
      await kept.create({ next: aNote('c') })
      expect((await kept.find('bySince', {}, { upTo: '2099-02' })).map(({ _id }) => _id)).toEqual(['b', 'a'])
    })

    it('F47 accepts only plain values in look-ups', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      for (const value of [{ $ne: 1 }, {}, ['ada'], /./, null, undefined] as unknown as string[]) {
        await expect(kept.find('byAuthor', { author: value })).rejects.toThrow(TypeError)
        await expect(kept.count('byAuthor', { author: value })).rejects.toThrow(TypeError)
        await expect(kept.get(value)).rejects.toThrow(TypeError)
        await expect(kept.change(value, unchanged)).rejects.toThrow(TypeError)
        await expect(kept.erase(value)).rejects.toThrow(TypeError)
      }
      expect(await kept.get('a')).toBeDefined()
    })

    it('expires a document when its time is over, and lets its id be reused', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a', { gone: '2026-11-21T13:00:00.000Z', slug: 's' }) })
      expect(await kept.get('a')).toBeDefined()
      clock.advance(2 * 60 * 60 * 1000)
      expect(await kept.get('a')).toBeUndefined()
      expect(await kept.count('byAuthor', { author: 'ada' })).toBe(0)
      expect(await kept.find('byAuthor', { author: 'ada' })).toEqual([])
      await expect(kept.change('a', oneMore)).rejects.toMatchObject({ code: 'not_found' })
      expect(await kept.create({ next: aNote('a', { count: 7 }) })).toMatchObject({ count: 7 })
    })

    it('starts from no expired document', async () => {
      const kept = await store.collection(notes)
      const known = await kept.create({ next: aNote('a', { gone: '2026-11-21T13:00:00.000Z' }) })
      clock.advance(2 * 60 * 60 * 1000)
      await expect(kept.change('a', oneMore, known)).rejects.toMatchObject({ code: 'not_found' })
    })

    it('erases, also a missing document', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      await kept.erase('a')
      await kept.erase('a')
      expect(await kept.get('a')).toBeUndefined()
    })

    it('erases a document with its waiting events', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a'), events: [told] })
      const [pending] = await kept.outbox.pending(clock.now(), 10)
      await kept.erase('a')
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual([])
      if (pending) await kept.outbox.settle(pending)
      expect(await kept.get('a')).toBeUndefined()
    })

    it('stores events with their document until each is settled', async () => {
      const kept = await store.collection(notes)
      const received: string[] = []
      kept.outbox.onWrite(({ event }) => received.push(event.type))
      await kept.create({ next: aNote('a'), events: [told] })
      await kept.change('a', (note) => ({ next: { ...note, count: 1 }, events: [told, told] }))
      const pending = await kept.outbox.pending(clock.now(), 10)
      expect(received).toHaveLength(3)
      expect(pending).toHaveLength(3)
      expect(new Set(pending.map(({ event }) => event.id)).size).toBe(3)
      expect(pending[0]?.event).toMatchObject({ specversion: '1.0', source: '/test', type: 'user.verified.v1', data: { userId: 'u' } })
      for (const entry of pending.slice(0, 2)) await kept.outbox.settle(entry)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual(pending.slice(2))
      for (const entry of pending) await kept.outbox.settle(entry)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual([])
      expect(await kept.get('a')).toMatchObject({ count: 1, version: 2 })
    })

    it('lists waiting events, the oldest document first, and only those written before the given time', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('older'), events: [told] })
      clock.advance(1000)
      await kept.create({ next: aNote('newer'), events: [told] })
      clock.advance(1000)
      await kept.change('older', (note) => ({ next: { ...note, count: 1 }, events: [told] }))
      const waiting = async (limit: number) => (await kept.outbox.pending(clock.now(), limit)).map(({ documentId }) => documentId)
      expect(await waiting(10)).toEqual(['older', 'older', 'newer'])
      expect(await waiting(1)).toEqual(['older', 'older'])
      const [first] = await kept.outbox.pending(clock.now(), 1)
      if (first) await kept.outbox.settle(first)
      expect(await waiting(10)).toEqual(['newer', 'older'])
      expect(await kept.outbox.pending('2026-11-21T11:59:59.999Z', 10)).toEqual([])
    })

    it('settles events while others are written, and loses none', async () => {
      const kept = await store.collection(notes)
      await kept.create({ next: aNote('a') })
      const settled: Promise<void>[] = []
      kept.outbox.onWrite((pending) => settled.push(kept.outbox.settle(pending)))
      await Promise.all(Array.from({ length: 10 }, () => kept.change('a', (note) => ({ ...oneMore(note), events: [told, told] }))))
      await Promise.all(settled)
      expect(settled).toHaveLength(20)
      expect(await kept.outbox.pending(clock.now(), 10)).toEqual([])
      expect(await kept.get('a')).toMatchObject({ count: 10 })
    })

    it('retains the events of an expired document, also when its id is reused', async () => {
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
