import { readAuthConfig } from './config.ts'

describe('the configuration', () => {
  it('needs two secrets and has defaults for the rest', () => {
    expect(readAuthConfig({ LINK_SECRET: 'l'.repeat(32), KEY_SECRET: 'k'.repeat(32) })).toMatchObject({
      BCRYPT_COST: 12,
      HASH_QUEUE: 200,
      KEY_ROTATION_DAYS: 90,
      KEY_RELOAD_MS: 60_000,
    })
  })

  it('names every fault at once, and no value', () => {
    const read = () =>
      readAuthConfig({
        LINK_SECRET: 'short',
        BCRYPT_COST: '40',
        HASH_CONCURRENCY: '0',
        KEY_ROTATION_DAYS: '0',
        KEY_SECRET_PREVIOUS: 'short',
      })
    for (const variable of ['LINK_SECRET', 'KEY_SECRET', 'BCRYPT_COST', 'HASH_CONCURRENCY', 'KEY_ROTATION_DAYS', 'KEY_SECRET_PREVIOUS']) {
      expect(read).toThrow(variable)
    }
    expect(read).not.toThrow('short')
  })
})
