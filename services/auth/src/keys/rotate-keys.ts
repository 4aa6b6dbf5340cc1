import type { Logger } from '@sibyl/platform/logging/logger'
import { type Store, unchanged } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { isDue, rotated, withoutExpired } from './key-rotation.ts'
import { type KeySecrets, keySealer } from './key-sealer.ts'
import { newSigningKey, resealed, SIGNING_KEYS, signingKeyCollection } from './signing-keys.ts'

/** The id of the key that signs from now on, and that of the one it follows. */
type Rotation = { current: string; retired: string | undefined }

/**
 * Rotates the signing keys at an operator's word; replicas take it over when they next load the keys, within a minute.
 * @throws AppError conflict while the next key is not known everywhere · not_found where auth never ran · Error for another KEY_SECRET
 */
export const rotateKeys = async ({ store, clock, ...secrets }: KeySecrets & { store: Store; clock: Clock }): Promise<Rotation> => {
  const kept = await store.collection(signingKeyCollection)
  const sealer = keySealer(secrets)
  // Keys that these secrets do not open must not get a successor that auth cannot open.
  const openable = await kept.change(SIGNING_KEYS, resealed(sealer))
  const at = clock.now()
  const { current, retired } = await kept.change(SIGNING_KEYS, rotated(await newSigningKey(sealer, at), at), openable)
  return { current: current.kid, retired: retired.at(-1)?.kid }
}

type Schedule = KeySecrets & { store: Store; clock: Clock; logger: Logger; afterDays: number }

/** The job that keeps the keys young: rotates when it is time, once for all replicas, and drops what nobody needs any more. */
export const rotateWhenDue = async ({ store, clock, logger, afterDays, ...secrets }: Schedule): Promise<void> => {
  const kept = await store.collection(signingKeyCollection)
  const at = clock.now()
  const keys = await kept.change(SIGNING_KEYS, withoutExpired(at))
  if (!isDue(keys, afterDays, at)) return
  const successor = await newSigningKey(keySealer(secrets), at)
  const { current } = await kept.change(SIGNING_KEYS, (found) =>
    isDue(found, afterDays, at) ? rotated(successor, at)(found) : unchanged(found),
  )
  logger.info({ kid: current.kid }, 'signing keys rotated')
}
