import { unchanged } from '../../store/store.ts'
import { aNote, notes, type Opened } from './notes.ts'

/** How documents are found. */
export const lookUpsContract = (opened: Opened): void => {
  it('finds by index, in order, by page, after a document and up to a bound', async () => {
    const kept = await opened.store.collection(notes)
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
    const kept = await opened.store.collection(notes)
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
    const kept = await opened.store.collection(notes)
    const ordered = ['10', '2', 'Z', 'a', 'é', '\uff5e', '\u{1f600}']
    for (const at of ordered.toReversed()) await kept.create({ next: aNote(at, { at, done: at < 'a', count: at.length === 1 ? 10 : 9.5 }) })
    expect((await kept.find('byAuthor', { author: 'ada' })).map(({ at }) => at)).toEqual(ordered.toReversed())
    expect(await kept.count('byDone', { done: true })).toBe(3)
    expect((await kept.find('byDone', { done: true })).map(({ count }) => count)).toEqual([9.5, 10, 10])
    expect(await kept.find('byDone', { done: true }, { upTo: 9.5 })).toHaveLength(1)
    expect(await kept.find('byDone', { done: true }, { limit: 0 })).toEqual([])
  })

  it('finds up to a bound only documents that have the field, also over a whole collection', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { gone: '2099-01-02T00:00:00.000Z' }) })
    await kept.create({ next: aNote('b', { gone: '2099-01-01T00:00:00.000Z' }) })
    await kept.create({ next: aNote('c') })
    expect((await kept.find('bySince', {}, { upTo: '2099-02' })).map(({ _id }) => _id)).toEqual(['b', 'a'])
  })

  it('F47 accepts only plain values in look-ups', async () => {
    const kept = await opened.store.collection(notes)
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
}
