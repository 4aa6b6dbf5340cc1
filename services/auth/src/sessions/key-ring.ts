import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { type CryptoKey, importJWK, type JWK } from 'jose'
import { derivedKey } from './derived-key.ts'
import { unseal } from './sealed.ts'
import { firstKeys, SIGNING_KEYS, type SigningKey, type SigningKeys, signingKeyCollection } from './signing-keys.ts'

/** The signing keys in memory, as they stood when last loaded. */
export type KeyRing = {
  /** The key that signs now. */
  signing(): { kid: string; key: CryptoKey }
  /** Public keys of all that may have signed or will sign soon. */
  published(): { keys: JWK[] }
  /** Takes over what another replica or an operator has changed. */
  reload(): Promise<void>
}

type Ports = { store: Store; clock: Clock; secret: string }

const unlocked = async (sealingKey: Buffer, { kid, private: sealed }: SigningKey): Promise<CryptoKey> => {
  let text: string
  try {
    text = unseal(sealingKey, kid, sealed)
  } catch (error) {
    throw new Error('the signing keys do not open: KEY_SECRET is not the one they were sealed with', { cause: error })
  }
  return (await importJWK(JSON.parse(text), ACCESS_TOKEN.algorithm)) as CryptoKey
}

/** Opens the service's signing keys; the first replica to start makes them, and all come to hold the same. @throws Error for another KEY_SECRET */
export const openKeyRing = async ({ store, clock, secret }: Ports): Promise<KeyRing> => {
  const kept = await store.collection(signingKeyCollection)
  const sealingKey = derivedKey(secret, 'signing-keys')

  const load = async (): Promise<{ stored: SigningKeys; key: CryptoKey }> => {
    const stored = (await kept.get(SIGNING_KEYS)) ?? (await kept.create(await firstKeys(sealingKey, clock.now())))
    return { stored, key: await unlocked(sealingKey, stored.current) }
  }

  let ring = await load()
  return {
    signing: () => ({ kid: ring.stored.current.kid, key: ring.key }),
    published: () => ({ keys: [ring.stored.current, ring.stored.next, ...ring.stored.retired].map((key) => key.public) }),
    async reload() {
      ring = await load()
    },
  }
}
