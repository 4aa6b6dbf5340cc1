import { aNote, notes, type Opened } from './notes.ts'

/** What unique indexes promise. */
export const uniqueValuesContract = (opened: Opened): void => {
  it('enforces a unique index, and ignores documents without the field', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { slug: 's' }) })
    await kept.create({ next: aNote('b') })
    await kept.create({ next: aNote('c') })
    await expect(kept.create({ next: aNote('d', { slug: 's' }) })).rejects.toMatchObject({ index: 'bySlug' })
    await expect(kept.change('b', (note) => ({ next: { ...note, slug: 's' } }))).rejects.toMatchObject({ index: 'bySlug' })
  })

  it('names the violated one of several unique indexes, also one of two fields', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { slug: 's', chapter: 1 }) })
    await kept.create({ next: aNote('b', { author: 'bob', chapter: 1 }) })
    await expect(kept.create({ next: aNote('c', { chapter: 1 }) })).rejects.toMatchObject({ index: 'byChapter' })
    await expect(kept.change('b', (note) => ({ next: { ...note, author: 'ada' } }))).rejects.toMatchObject({ index: 'byChapter' })
    expect(await kept.find('byChapter', { author: 'bob', chapter: 1 })).toHaveLength(1)
  })

  it('returns the stored document even if a unique field is the same, and releases a value that is removed', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { slug: 's' }) })
    expect(await kept.create({ next: aNote('a', { slug: 's', count: 9 }) })).toMatchObject({ count: 0 })
    expect(await kept.find('bySlug', { slug: 's' })).toHaveLength(1)
    await kept.change('a', (note) => ({ next: { ...note, slug: undefined } }))
    expect(await kept.find('bySlug', { slug: 's' })).toEqual([])
    await kept.create({ next: aNote('b') })
    expect(await kept.change('b', (note) => ({ next: { ...note, slug: 's' } }))).toMatchObject({ slug: 's' })
  })

  it('gives a unique value to only one of many', async () => {
    const kept = await opened.store.collection(notes)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => kept.create({ next: aNote(`n${n}`, { slug: 's' }) })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await kept.count('byAuthor', { author: 'ada' })).toBe(1)
  })
}
