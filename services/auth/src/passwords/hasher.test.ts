import type { AppError } from '@sibyl/platform/app-error'
import bcrypt from 'bcrypt'
import { createHasher } from './hasher.ts'

describe('the hasher', () => {
  it('knows a password by its hash, and keeps a stand-in of the same cost that nobody matches', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 2, queue: 10 })
    const hash = await hasher.hash('Moonlight7')
    expect(await hasher.matches('Moonlight7', hash)).toBe(true)
    expect(await hasher.matches('Sunlight7', hash)).toBe(false)
    expect(await hasher.matches('Moonlight7', hasher.dummyHash)).toBe(false)
    expect(bcrypt.getRounds(hasher.dummyHash)).toBe(4)
  })

  it('tells those beyond its line to come back later, and serves all who are in it', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 2, queue: 3 })
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.hash('Moonlight7')))
    const refused = asked.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as AppError)
    expect(refused.map(({ code, retryAfter }) => ({ code, retryAfter }))).toEqual(Array(3).fill({ code: 'unavailable', retryAfter: 5 }))
    expect(await hasher.hash('Moonlight7')).toMatch(/^\$2b\$04\$/)
  })

  it('goes on after a comparison that fails', async () => {
    const hasher = await createHasher({ cost: 4, concurrency: 1, queue: 3 })
    await expect(hasher.matches('Moonlight7', undefined as unknown as string)).rejects.toThrow()
    expect(await hasher.matches('Moonlight7', await hasher.hash('Moonlight7'))).toBe(true)
  })
})
