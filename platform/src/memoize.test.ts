import { memoize, memoizeFor } from './memoize.ts'
import { testClock } from './testing/test-clock.ts'

describe('a memoized value', () => {
  it('is computed at the first call, once', () => {
    let made = 0
    const value = memoize(() => {
      made += 1
      return undefined
    })
    expect(made).toBe(0)
    value()
    value()
    expect(made).toBe(1)
  })

  it('is computed again after a failure', () => {
    let tries = 0
    const value = memoize(() => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
      return 'made'
    })
    expect(value).toThrow('not yet')
    expect(value()).toBe('made')
  })
})

describe('a value memoized for a minute', () => {
  it('is computed once for all calls of that minute, and again after it or after a failure', async () => {
    const clock = testClock()
    let made = 0
    let fails = false
    const value = memoizeFor(60_000, clock, async () => {
      made += 1
      if (fails) throw new Error('away')
      return made
    })
    expect(await Promise.all([value(), value()])).toEqual([1, 1])
    clock.advance(59_999)
    expect(await value()).toBe(1)
    clock.advance(1)
    fails = true
    await expect(value()).rejects.toThrow('away')
    fails = false
    expect(await value()).toBe(3)
  })
})
