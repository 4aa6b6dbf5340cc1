import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { type CryptoKey, importJWK, type JWK } from 'jose'
import { type KeySecrets, keySealer } from './key-sealer.ts'
import { firstKeys, resealed, SIGNING_KEYS, type SigningKeys, signingKeyCollection } from './signing-keys.ts'

/** The signing keys in memory, as they stood when last loaded. */
export type KeyRing = {
  /** The key that signs now. */
  signing(): { kid: string; key: CryptoKey }
  /** Public keys of all that may have signed or will sign soon. */
  published(): { keys: JWK[] }
  /** Takes over what another replica or an operator has changed. */
  reload(): Promise<void>
}

type Ports = KeySecrets & { store: Store; clock: Clock }

/**
 * Opens the service's signing keys; the first replica to start makes them, and all come to hold the same. What the previous secret has
 * sealed is sealed anew.
 * @throws Error for another KEY_SECRET
 */
export const openKeyRing = async ({ store, clock, ...secrets }: Ports): Promise<KeyRing> => {
  const kept = await store.collection(signingKeyCollection)
  const sealer = keySealer(secrets)

  const load = async (): Promise<{ stored: SigningKeys; key: CryptoKey }> => {
    const stored = (await kept.get(SIGNING_KEYS)) ?? (await kept.create(await firstKeys(sealer, clock.now())))
    const { text } = sealer.open(stored.current.kid, stored.current.private)
    return { stored, key: (await importJWK(JSON.parse(text), ACCESS_TOKEN.algorithm)) as CryptoKey }
  }

  let ring = await load()
  // Once, at the start: replicas whose secrets are in different order would seal against each other for ever.
  await kept.change(SIGNING_KEYS, resealed(sealer))
  return {
    signing: () => ({ kid: ring.stored.current.kid, key: ring.key }),
    published: () => ({ keys: [ring.stored.current, ring.stored.next, ...ring.stored.retired].map((key) => key.public) }),
    async reload() {
      ring = await load()
    },
  }
}
