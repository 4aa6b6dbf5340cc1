import type { Cache } from '../cache/cache.ts'
import { eventually } from './eventually.ts'

/** What any cache owes. */
export const cacheContract = (name: string, open: () => Promise<Cache>): void => {
  describe(`${name} as a cache`, () => {
    let cache: Cache
    beforeEach(async () => {
      cache = await open()
    })
    afterEach(() => cache.close())

    it('gives back what was put in, and nothing for what was not', async () => {
      await cache.set('a', 'one', 60)
      expect(await cache.get('a')).toBe('one')
      expect(await cache.get('b')).toBeUndefined()
    })

    it('keeps the last value', async () => {
      await cache.set('a', 'one', 60)
      await cache.set('a', 'two', 60)
      expect(await cache.get('a')).toBe('two')
    })

    it('keeps an empty text apart from nothing', async () => {
      await cache.set('a', '', 60)
      expect(await cache.get('a')).toBe('')
    })

    it('keeps any text as it is', async () => {
      for (const text of ['line\nline\r\n\u0000', '☽ Mond · 🌙', '{"a":1}', 'x'.repeat(100_000)]) {
        await cache.set('a:b *', text, 60)
        expect(await cache.get('a:b *')).toBe(text)
      }
      expect(await cache.get('a')).toBeUndefined()
    })

    it('forgets what is deleted, also what was never there', async () => {
      await cache.set('a', 'one', 60)
      await cache.delete('a')
      await cache.delete('a')
      expect(await cache.get('a')).toBeUndefined()
    })

    it('forgets a value when its time is over, and no other', async () => {
      await cache.set('short', 'one', 1)
      await cache.set('long', 'two', 60)
      expect(await cache.get('short')).toBe('one')
      await eventually(async () => expect(await cache.get('short')).toBeUndefined())
      expect(await cache.get('long')).toBe('two')
    })

    it('counts the time from the last value on', async () => {
      await cache.set('a', 'one', 1)
      await cache.set('a', 'two', 60)
      await cache.set('later', 'one', 1)
      await eventually(async () => expect(await cache.get('later')).toBeUndefined())
      expect(await cache.get('a')).toBe('two')
    })
  })
}
