import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { type CryptoKey, importJWK, type JWK } from 'jose'
import { type KeySecrets, keySealer } from './key-sealer.ts'
import { firstKeys, reseal, SIGNING_KEYS, type SigningKeys, signingKeyCollection } from './signing-keys.ts'

/** The signing keys in memory, as of the last load. */
export type KeyRing = {
  /** The key that signs now. */
  signing(): { kid: string; key: CryptoKey }
  /** The public keys that verify current tokens, and the next one. */
  published(): { keys: JWK[] }
  /** Loads the keys that another replica or an operator has changed. */
  reload(): Promise<void>
}

type Ports = KeySecrets & { store: Store; clock: Clock }

/**
 * Opens the service's signing keys. The first replica to start creates them. Reseals keys that were sealed with the previous secret.
 * @throws Error if KEY_SECRET does not open them
 */
export const openKeyRing = async ({ store, clock, ...secrets }: Ports): Promise<KeyRing> => {
  const documents = await store.collection(signingKeyCollection)
  const sealer = keySealer(secrets)

  const load = async (): Promise<{ stored: SigningKeys; key: CryptoKey }> => {
    const stored = (await documents.get(SIGNING_KEYS)) ?? (await documents.create(await firstKeys(sealer, clock.now())))
    const { text } = sealer.open(stored.current.kid, stored.current.private)
    return { stored, key: (await importJWK(JSON.parse(text), ACCESS_TOKEN.algorithm)) as CryptoKey }
  }

  let ring = await load()
  // At the start only: replicas with the two secrets in different order would reseal each other's keys for ever.
  await documents.change(SIGNING_KEYS, reseal(sealer))
  return {
    signing: () => ({ kid: ring.stored.current.kid, key: ring.key }),
    published: () => ({ keys: [ring.stored.current, ring.stored.next, ...ring.stored.retired].map((key) => key.public) }),
    async reload() {
      ring = await load()
    },
  }
}
