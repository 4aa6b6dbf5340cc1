import type { Logger } from '@sibyl/platform/logging/logger'
import { type Store, unchanged } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { dropExpired, isDue, rotateSigningKey } from './key-rotation.ts'
import { type KeySecrets, keySealer } from './key-sealer.ts'
import { newSigningKey, reseal, SIGNING_KEYS, signingKeyCollection } from './signing-keys.ts'

/** The ids of the key that signs from now on and of the one that it replaces. */
type Rotation = { current: string; retired: string | undefined }

/**
 * Rotates the signing keys at an operator's request. Replicas load the change within a minute.
 * @throws AppError conflict while some verifiers may not know the next key · not_found if auth never ran · Error for another KEY_SECRET
 */
export const rotateKeys = async ({ store, clock, ...secrets }: KeySecrets & { store: Store; clock: Clock }): Promise<Rotation> => {
  const documents = await store.collection(signingKeyCollection)
  const sealer = keySealer(secrets)
  // Fails before the rotation if these secrets do not open the keys: auth could not open the successor either.
  const openable = await documents.change(SIGNING_KEYS, reseal(sealer))
  const at = clock.now()
  const { current, retired } = await documents.change(SIGNING_KEYS, rotateSigningKey(await newSigningKey(sealer, at), at), openable)
  return { current: current.kid, retired: retired.at(-1)?.kid }
}

type Schedule = KeySecrets & { store: Store; clock: Clock; logger: Logger; afterDays: number }

/** The job that rotates the keys when they are due, once for all replicas, and drops expired ones. */
export const rotateWhenDue = async ({ store, clock, logger, afterDays, ...secrets }: Schedule): Promise<void> => {
  const documents = await store.collection(signingKeyCollection)
  const at = clock.now()
  const keys = await documents.change(SIGNING_KEYS, dropExpired(at))
  if (!isDue(keys, afterDays, at)) return
  const successor = await newSigningKey(keySealer(secrets), at)
  const { current } = await documents.change(SIGNING_KEYS, (found) =>
    isDue(found, afterDays, at) ? rotateSigningKey(successor, at)(found) : unchanged(found),
  )
  logger.info({ kid: current.kid }, 'signing keys rotated')
}
