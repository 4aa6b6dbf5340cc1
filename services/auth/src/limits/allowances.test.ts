import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { allowances } from './allowances.ts'

const email = 'ada@example.org'
const times = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work))

describe('the allowances of an e-mail address', () => {
  it('tell nobody beyond the limit that a password was right, even if its comparison began before', async () => {
    const allowed = allowances({ limiter: createMemoryLimiter(), metrics: createMetrics('auth') })
    await allowed.beginSignIn(email)
    await times(10, () => allowed.signInFailed(email))
    await expect(allowed.signInSucceeded(email)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(allowed.beginSignIn(email)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) })
  })

  it('count what they allow and what they refuse', async () => {
    const metrics = createMetrics('auth')
    const allowed = allowances({ limiter: createMemoryLimiter(), metrics })
    await times(12, () => allowed.signInFailed(email))
    await times(6, () => allowed.mail(email))
    const { values } = await metrics.limits.get()
    expect(values.map(({ labels, value }) => [labels.limit, labels.outcome, value])).toEqual([
      ['signInByAccount', 'allowed', 10],
      ['signInByAccount', 'refused', 2],
      ['mailByAddress', 'allowed', 5],
      ['mailByAddress', 'refused', 1],
    ])
  })

  it('are not counted under the address itself', async () => {
    const real = createMemoryLimiter()
    const subjects = new Set<string>()
    const noted = (subject: string): string => {
      subjects.add(subject)
      return subject
    }
    const limiter: Limiter = {
      consume: (name, subject) => real.consume(name, noted(subject)),
      peek: (name, subject) => real.peek(name, noted(subject)),
      reset: (name, subject) => real.reset(name, noted(subject)),
    }
    const allowed = allowances({ limiter, metrics: createMetrics('auth') })
    await allowed.register(email)
    await allowed.mail(email)
    await allowed.beginSignIn(email)
    await allowed.signInFailed(email)
    await allowed.signInSucceeded(email)
    expect([...subjects]).toEqual([expect.stringMatching(/^email_[\w-]{22}$/)])
  })
})
