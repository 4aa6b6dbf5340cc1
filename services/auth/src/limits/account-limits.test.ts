import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { accountLimits, type Guess } from './account-limits.ts'

const email = 'ada@example.org'
const guess = (from: Partial<Guess> = {}): Guess => ({ email, address: '192.0.2.1', device: undefined, ...from })
const times = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work))

describe('the limits of an email address', () => {
  it('never reveal beyond the limit that a password was right, even if its comparison began before', async () => {
    const limits = accountLimits({ limiter: createMemoryLimiter(), metrics: createMetrics('auth') })
    await limits.beforeGuess(guess())
    await times(10, () => limits.guessFailed(guess()))
    await expect(limits.guessSucceeded(guess())).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(limits.beforeGuess(guess())).rejects.toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) })
  })

  it('count wrong passwords by account and origin', async () => {
    const limits = accountLimits({ limiter: createMemoryLimiter(), metrics: createMetrics('auth') })
    await times(12, () => limits.guessFailed(guess()))
    await expect(limits.beforeGuess(guess())).rejects.toMatchObject({ code: 'rate_limited' })
    await limits.beforeGuess(guess({ address: '192.0.2.2' }))
    await limits.beforeGuess(guess({ device: 'device_1' }))
  })

  it('cap the attempts from all addresses together, without stopping a device that has signed in before', async () => {
    const limits = accountLimits({ limiter: createMemoryLimiter(), metrics: createMetrics('auth') })
    for (let address = 0; address < 10; address += 1) await times(10, () => limits.guessFailed(guess({ address: `192.0.2.${address}` })))
    const elsewhere = guess({ address: '192.0.2.200' })
    await expect(limits.beforeGuess(elsewhere)).rejects.toMatchObject({ code: 'rate_limited' })
    await limits.guessSucceeded({ ...elsewhere, device: 'device_1' })
    await expect(limits.beforeGuess(elsewhere)).rejects.toMatchObject({ code: 'rate_limited' })
    await limits.passwordReplaced(elsewhere)
    await limits.beforeGuess(elsewhere)
  })

  it('stop a known device that keeps failing, and no other', async () => {
    const limits = accountLimits({ limiter: createMemoryLimiter(), metrics: createMetrics('auth') })
    await times(10, () => limits.guessFailed(guess({ device: 'device_1' })))
    await expect(limits.beforeGuess(guess({ device: 'device_1' }))).rejects.toMatchObject({ code: 'rate_limited' })
    await limits.beforeGuess(guess({ device: 'device_2' }))
    await limits.beforeGuess(guess())
  })

  it('count allowed and refused attempts', async () => {
    const metrics = createMetrics('auth')
    const limits = accountLimits({ limiter: createMemoryLimiter(), metrics })
    await times(12, () => limits.guessFailed(guess()))
    await times(6, () => limits.mail(email))
    const { values } = await metrics.limits.get()
    expect(values.map(({ labels, value }) => [labels.limit, labels.outcome, value])).toEqual([
      ['signInByAccountAndAddress', 'allowed', 10],
      ['signInByAccount', 'allowed', 12],
      ['signInByAccountAndAddress', 'refused', 2],
      ['mailByAddress', 'allowed', 5],
      ['mailByAddress', 'refused', 1],
    ])
  })

  it('use neither the e-mail address nor the caller’s address as a plain counter key', async () => {
    const real = createMemoryLimiter()
    const subjects = new Set<string>()
    const seen = (subject: string): string => {
      subjects.add(subject)
      return subject
    }
    const limiter: Limiter = {
      consume: (name, subject) => real.consume(name, seen(subject)),
      peek: (name, subject) => real.peek(name, seen(subject)),
      reset: (name, subject) => real.reset(name, seen(subject)),
    }
    const limits = accountLimits({ limiter, metrics: createMetrics('auth') })
    await limits.register(email)
    await limits.mail(email)
    await limits.beforeGuess(guess())
    await limits.guessFailed(guess())
    await limits.guessSucceeded(guess())
    expect([...subjects]).toEqual([expect.stringMatching(/^email_[\w-]{22}$/), expect.stringMatching(/^origin_[\w-]{22}$/)])
  })
})
