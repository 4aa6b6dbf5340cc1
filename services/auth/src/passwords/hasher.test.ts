import type { AppError } from '@sibyl/platform/app-error'
import bcrypt from 'bcrypt'
import { createHasher } from './hasher.ts'

describe('the hasher', () => {
  it('verifies a password by its hash, and has a dummy hash of the same cost that no password matches', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 2, queue: 10 })
    const hash = await hasher.hash('Moonlight7')
    expect(await hasher.matches('Moonlight7', hash)).toBe(true)
    expect(await hasher.matches('Sunlight7', hash)).toBe(false)
    expect(await hasher.matches('Moonlight7', hasher.dummyHash)).toBe(false)
    expect(bcrypt.getRounds(hasher.dummyHash)).toBe(4)
  })

  it('refuses tasks beyond its queue, and serves all that are in it', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 2, queue: 3 })
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.hash('Moonlight7')))
    const refused = asked.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as AppError)
    expect(refused.map(({ code, retryAfter }) => ({ code, retryAfter }))).toEqual(Array(3).fill({ code: 'unavailable', retryAfter: 1 }))
    expect(await hasher.hash('Moonlight7')).toMatch(/^\$2b\$04\$/)
  })

  it('refuses a task that would wait too long although its queue has room, and says how long to wait', async () => {
    const longestWaitMs = 200
    const hasher = await createHasher({ cost: 9, concurrency: 1, queue: 1000, longestWaitMs })
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => hasher.hash('Moonlight7')))
    const refused = asked.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as AppError)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(asked.length)
    expect(new Set(refused.map(({ code, retryAfter }) => `${code} ${retryAfter}`))).toEqual(new Set(['unavailable 1']))
    expect(await hasher.hash('Moonlight7')).toMatch(/^\$2b\$09\$/)
  })

  it('continues after a comparison that fails', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 1, queue: 3 })
    await expect(hasher.matches('Moonlight7', undefined as unknown as string)).rejects.toThrow()
    expect(await hasher.matches('Moonlight7', await hasher.hash('Moonlight7'))).toBe(true)
  })
})
