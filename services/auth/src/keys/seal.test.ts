import { randomBytes } from 'node:crypto'
import { seal, unseal } from './seal.ts'

describe('a sealed text', () => {
  const key = randomBytes(32)

  it('opens with its key and name only', () => {
    const sealed = seal(key, 'kid-1', 'secret')
    expect(unseal(key, 'kid-1', sealed)).toBe('secret')
    expect(() => unseal(randomBytes(32), 'kid-1', sealed)).toThrow()
    expect(() => unseal(key, 'kid-2', sealed)).toThrow()
  })

  it('does not open when it was tampered with', () => {
    const bytes = Buffer.from(seal(key, 'kid-1', 'secret'), 'base64url')
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(() => unseal(key, 'kid-1', changed.toString('base64url'))).toThrow()
    }
  })

  it('looks different each time', () => {
    expect(seal(key, 'kid-1', 'secret')).not.toBe(seal(key, 'kid-1', 'secret'))
  })
})
