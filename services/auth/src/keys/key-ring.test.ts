import { localKeys, sessionVerifier } from '@sibyl/platform/session/verify-session'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR, MINUTE } from '@sibyl/platform/time'
import { newAction } from '../activity/action.ts'
import { accessToken } from '../sessions/access-token.ts'
import { newSession } from '../sessions/session.ts'
import { type KeyRing, openKeyRing } from './key-ring.ts'
import { rotateKeys } from './rotate-keys.ts'

const [secret, other] = ['k'.repeat(32), 'x'.repeat(32)]

describe('the signing keys', () => {
  let store: Store
  let clock: ReturnType<typeof testClock>
  beforeEach(() => {
    clock = testClock(new Date().toISOString())
    store = openSqliteStore({ file: ':memory:', service: 'auth' })
  })
  afterEach(() => store.close())

  const open = (given = secret, previous?: string) => openKeyRing({ store, clock, secret: given, previous })
  const rotate = () => rotateKeys({ store, clock, secret })
  const token = async (ring: KeyRing) => {
    const now = clock.now()
    return accessToken(ring, newSession({ id: 'session_1', account: { _id: 'user_1' } }, newAction(now, undefined)).next, now)
  }
  const verifies = (ring: KeyRing, signed: string) => sessionVerifier(localKeys(ring.published()))(signed)
  const kids = (ring: KeyRing) => ring.published().keys.map(({ kid }) => kid)

  it('are the same for all replicas that start at once', async () => {
    const rings = await Promise.all(Array.from({ length: 5 }, () => open()))
    const published = rings.map((ring) => JSON.stringify(ring.published()))
    expect(new Set(published).size).toBe(1)
    expect(new Set(rings.map((ring) => ring.signing().kid)).size).toBe(1)
  })

  it('do not open with another secret, and the error says which variable is wrong', async () => {
    await open()
    await expect(open(other)).rejects.toThrow(/KEY_SECRET/)
    clock.advance(HOUR)
    await expect(rotateKeys({ store, clock, secret: other })).rejects.toThrow(/KEY_SECRET/)
  })

  it('sealed with the previous secret open, and are resealed', async () => {
    const before = await open()
    const between = await open(other, secret)
    expect(between.signing().kid).toBe(before.signing().kid)
    const after = await open(other)
    await expect(verifies(after, await token(before))).resolves.toMatchObject({ readerId: 'user_1' })
    await expect(open(secret)).rejects.toThrow(/KEY_SECRET/)
  })

  it('F44 are published before and after the time they sign, so a rotation refuses nobody', async () => {
    const [signer, replica] = [await open(), await open()]
    const before = await token(signer)
    const keysKnownBefore = localKeys(replica.published())
    const [, next] = kids(signer)

    clock.advance(15 * MINUTE)
    expect(await rotate()).toEqual({ current: next, retired: signer.signing().kid })
    await signer.reload()
    const after = await token(signer)

    expect(signer.signing().kid).toBe(next)
    await expect(sessionVerifier(keysKnownBefore)(after)).resolves.toMatchObject({ readerId: 'user_1' })
    await expect(verifies(signer, before)).resolves.toMatchObject({ readerId: 'user_1' })
    // The other replica has not loaded the rotation yet: its tokens are valid, and it knows the new key.
    await expect(verifies(signer, await token(replica))).resolves.toMatchObject({ readerId: 'user_1' })
    await replica.reload()
    expect(kids(replica)).toEqual(kids(signer))
  })

  it('F44 are not rotated again before every verifier can know the next one', async () => {
    await open()
    await expect(rotate()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('can sign from') })
    clock.advance(15 * MINUTE)
    await rotate()
    await expect(rotate()).rejects.toMatchObject({ code: 'conflict' })
    clock.advance(15 * MINUTE)
    await rotate()
  })

  it('lose their private part when they retire', async () => {
    await open()
    clock.advance(HOUR)
    await rotate()
    const { retired } = JSON.parse(JSON.stringify(await (await store.collection({ name: 'keys', indexes: {} })).get('signing-keys')))
    expect(retired).toEqual([
      { kid: expect.any(String), public: expect.any(Object), createdAt: expect.any(String), retiredAt: clock.now() },
    ])
  })
})
