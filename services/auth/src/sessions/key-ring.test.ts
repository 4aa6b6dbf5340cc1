import { localKeys, sessionVerifier } from '@sibyl/platform/session/verify-session'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { systemClock } from '@sibyl/platform/time'
import { accessToken } from './access-token.ts'
import { openKeyRing } from './key-ring.ts'
import { begun } from './session.ts'
import { SIGNING_KEYS, signingKeyCollection } from './signing-keys.ts'

const secret = 'k'.repeat(32)

describe('the signing keys', () => {
  let store: Store
  beforeEach(() => {
    store = openSqliteStore({ file: ':memory:', service: 'auth' })
  })
  afterEach(() => store.close())

  const open = (given = secret) => openKeyRing({ store, clock: systemClock, secret: given })
  const token = async (ring: Awaited<ReturnType<typeof open>>) => {
    const now = systemClock.now()
    return accessToken(ring, begun({ id: 'session_1', userId: 'user_1', userAgent: undefined }, now).next, now)
  }

  it('are the same for all replicas that start at once', async () => {
    const rings = await Promise.all(Array.from({ length: 5 }, () => open()))
    const published = rings.map((ring) => JSON.stringify(ring.published()))
    expect(new Set(published).size).toBe(1)
    expect(new Set(rings.map((ring) => ring.signing().kid)).size).toBe(1)
  })

  it('do not open with another secret, and the error says which variable is wrong', async () => {
    await open()
    await expect(open('x'.repeat(32))).rejects.toThrow(/KEY_SECRET/)
  })

  it('F44 are published before they sign and after they have signed, so a rotation refuses nobody', async () => {
    const [signer, other] = [await open(), await open()]
    const before = await token(signer)
    const keysKnownBefore = localKeys(other.published())

    const kept = await store.collection(signingKeyCollection)
    const { next } = (await kept.get(SIGNING_KEYS)) ?? {}
    await kept.change(SIGNING_KEYS, (keys) => ({ next: { ...keys, current: keys.next, retired: [keys.current] } }))
    await signer.reload()
    const after = await token(signer)

    expect(signer.signing().kid).toBe(next?.kid)
    await expect(sessionVerifier(keysKnownBefore)(after)).resolves.toMatchObject({ readerId: 'user_1' })
    await expect(sessionVerifier(localKeys(signer.published()))(before)).resolves.toMatchObject({ readerId: 'user_1' })
  })
})
