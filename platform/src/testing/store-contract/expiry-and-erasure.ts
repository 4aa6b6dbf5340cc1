import { aNote, notes, type Opened, oneMore } from './notes.ts'

/** How documents end. */
export const expiryContract = (opened: Opened): void => {
  it('expires a document when its time is over, and lets its id be reused', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a', { gone: '2026-11-21T13:00:00.000Z', slug: 's' }) })
    expect(await kept.get('a')).toBeDefined()
    opened.clock.advance(2 * 60 * 60 * 1000)
    expect(await kept.get('a')).toBeUndefined()
    expect(await kept.count('byAuthor', { author: 'ada' })).toBe(0)
    expect(await kept.find('byAuthor', { author: 'ada' })).toEqual([])
    await expect(kept.change('a', oneMore)).rejects.toMatchObject({ code: 'not_found' })
    expect(await kept.create({ next: aNote('a', { count: 7 }) })).toMatchObject({ count: 7 })
  })

  it('starts from no expired document', async () => {
    const kept = await opened.store.collection(notes)
    const known = await kept.create({ next: aNote('a', { gone: '2026-11-21T13:00:00.000Z' }) })
    opened.clock.advance(2 * 60 * 60 * 1000)
    await expect(kept.change('a', oneMore, known)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('erases, also a missing document', async () => {
    const kept = await opened.store.collection(notes)
    await kept.create({ next: aNote('a') })
    await kept.erase('a')
    await kept.erase('a')
    expect(await kept.get('a')).toBeUndefined()
  })
}
