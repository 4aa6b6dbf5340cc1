import type { Cache } from '../cache/cache.ts'
import { eventually } from './eventually.ts'

/** What every cache must do. */
export const cacheContract = (name: string, open: () => Promise<Cache>): void => {
  describe(`${name} as a cache`, () => {
    let cache: Cache
    beforeEach(async () => {
      cache = await open()
    })
    afterEach(() => cache.close())

    it('returns what was set, and undefined for an unknown key', async () => {
      await cache.set('a', 'one', 60)
      expect(await cache.get('a')).toBe('one')
      expect(await cache.get('b')).toBeUndefined()
    })

    it('holds the last value', async () => {
      await cache.set('a', 'one', 60)
      await cache.set('a', 'two', 60)
      expect(await cache.get('a')).toBe('two')
    })

    it('distinguishes an empty text from no value', async () => {
      await cache.set('a', '', 60)
      expect(await cache.get('a')).toBe('')
    })

    it('returns any text unchanged', async () => {
      for (const text of ['line\nline\r\n\u0000', '☽ Mond · 🌙', '{"a":1}', 'x'.repeat(100_000)]) {
        await cache.set('a:b *', text, 60)
        expect(await cache.get('a:b *')).toBe(text)
      }
      expect(await cache.get('a')).toBeUndefined()
    })

    it('expires a value when its time is over, and no other', async () => {
      await cache.set('short', 'one', 1)
      await cache.set('long', 'two', 60)
      expect(await cache.get('short')).toBe('one')
      await eventually(async () => expect(await cache.get('short')).toBeUndefined())
      expect(await cache.get('long')).toBe('two')
    })

    it('counts the time from the last set', async () => {
      await cache.set('a', 'one', 1)
      await cache.set('a', 'two', 60)
      await cache.set('later', 'one', 1)
      await eventually(async () => expect(await cache.get('later')).toBeUndefined())
      expect(await cache.get('a')).toBe('two')
    })
  })
}
