import { collection, unchanged, type Versioned } from '../../store/store.ts'
import { aNote, type Note, notes, type Opened, oneMore } from './notes.ts'

const counters = collection<Versioned & { count: number }>()({
  name: 'counters',
  indexes: {},
  initial: (id) => ({ _id: id, version: 0, count: 0 }),
})

/** What readers may send as free-form data: names with a meaning to a database, its driver or JavaScript. */
const strange: unknown = JSON.parse(
  '{"$where":1,"$ref":"a","$id":"b","a.b":{"c.$d":[{"$gt":""}]},"":"empty","%24":"%","_bsontype":"ObjectId","__proto__":{"x":1},"nul\\u0000":null}',
)

/** How documents are created and changed. */
export const changesContract = (opened: Opened): void => {
  it('stores a document once and returns the stored one', async () => {
    const kept = await opened.store.collection(notes)
    expect(await kept.create({ next: aNote('a', { count: 1 }) })).toMatchObject({ count: 1, version: 1 })
    expect(await kept.create({ next: aNote('a', { count: 2 }) })).toMatchObject({ count: 1, version: 1 })
    expect(await kept.get('a')).toMatchObject({ count: 1 })
  })

  it('loses none of many concurrent changes', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a') })
    await Promise.all(Array.from({ length: 50 }, () => kept.change('a', oneMore)))
    expect(await kept.get('a')).toMatchObject({ count: 50, version: 51 })
  })

  it('starts from the collection’s initial document, once', async () => {
    const kept = await opened.store.collection(counters)
    expect(await kept.change('a', unchanged)).toEqual({ _id: 'a', version: 0, count: 0 })
    expect(await kept.get('a')).toBeUndefined()
    await Promise.all(Array.from({ length: 20 }, () => kept.change('a', oneMore)))
    expect(await kept.get('a')).toEqual({ _id: 'a', version: 20, count: 20 })
  })

  it('stores free-form data unchanged, and leaves out undefined values', async () => {
    const kept = await opened.store.collection(notes)
    const note = aNote('a', { form: strange })
    await kept.create({ next: { ...note, slug: undefined } })
    expect(await kept.get('a')).toStrictEqual({ ...note, version: 1 })
    await kept.change('a', oneMore)
    expect(await kept.find('byAuthor', { author: 'ada' })).toStrictEqual([{ ...note, version: 2, count: 1 }])
  })

  it('replaces, adds and removes fields, and leaves all others', async () => {
    const kept = await opened.store.collection(notes)
    const known = await kept.create({ next: aNote('a', { slug: 'one', chapter: 1, form: strange }) })
    for (const from of [known, undefined]) {
      await kept.change('a', (note) => ({ next: { ...note, slug: undefined, chapter: 2, done: true, form: { n: [strange] } } }), from)
      expect(await kept.get('a')).toMatchObject({ author: 'ada', chapter: 2, done: true, form: { n: [strange] } })
      expect(await kept.find('bySlug', { slug: 'one' })).toEqual([])
      await kept.change('a', ({ done: _, ...note }) => ({ next: { ...note, slug: 'one', form: [] } }))
      expect(await kept.find('bySlug', { slug: 'one' })).toMatchObject([{ chapter: 2, form: [] }])
      expect(await kept.get('a')).not.toHaveProperty('done')
    }
    expect(await kept.get('a')).toMatchObject({ version: 5 })
  })

  it('writes nothing for a decision that changes nothing or throws', async () => {
    const kept = await opened.store.collection(notes)
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
    const kept = await opened.store.collection(notes)
    const first = await kept.create({ next: aNote('a') })
    const second = await kept.change('a', oneMore, first)
    expect(second).toMatchObject({ count: 1, version: 2 })
    expect(await kept.change('a', oneMore, first)).toMatchObject({ count: 2, version: 3 })
    expect(await kept.change('a', oneMore, { ...second })).toMatchObject({ count: 3, version: 4 })
    expect(await kept.change('b', oneMore, first).catch(({ code }) => code)).toBe('not_found')
    expect(await kept.get('a')).toMatchObject({ count: 3, version: 4 })
  })

  it('neither skips nor refuses a change because of a stale known document', async () => {
    const kept = await opened.store.collection(notes)
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
    const kept = await opened.store.collection(notes)
    const known = await kept.create({ next: aNote('a') })
    await Promise.all(Array.from({ length: 20 }, () => kept.change('a', oneMore, known)))
    expect(await kept.get('a')).toMatchObject({ count: 20, version: 21 })
  })
}
