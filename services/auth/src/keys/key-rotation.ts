import { ACCESS_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, millisecondsBetween, plus, SECOND } from '@sibyl/platform/time'
import type { RetiredKey, SigningKey, SigningKeys } from './signing-keys.ts'

/**
 * How long a key is published before it may sign. Verifiers take the key set anew after ten minutes; one that has not seen a key yet
 * would refuse what it signs.
 */
const PUBLISHED_BEFORE_MS = 15 * MINUTE

/** A replica may sign with a key a little after it was retired, until it has taken over the change; then its tokens have to expire. */
const RETIRED_FOR_MS = HOUR + ACCESS_TOKEN_SECONDS * SECOND

/** From when on the keys may be rotated. */
const rotatableFrom = ({ next }: SigningKeys): Instant => plus(next.createdAt, PUBLISHED_BEFORE_MS)

const stillNeeded =
  (at: Instant) =>
  ({ retiredAt }: RetiredKey): boolean =>
    at <= plus(retiredAt, RETIRED_FOR_MS)

/**
 * The next key signs, the current one retires, `successor` is published as the next.
 * @throws AppError conflict while the next key is not known to every verifier yet
 */
export const rotated =
  (successor: SigningKey, at: Instant): Decide<SigningKeys> =>
  (keys) => {
    if (at < rotatableFrom(keys)) {
      throw new AppError('conflict', { message: `The next key is not known everywhere yet. It can sign from ${rotatableFrom(keys)} on.` })
    }
    const { private: _gone, ...publicPart } = keys.current
    const retired = [...keys.retired.filter(stillNeeded(at)), { ...publicPart, retiredAt: at }]
    return { next: { ...keys, current: keys.next, next: successor, retired, rotatedAt: at } }
  }

/** Whether the current key has signed for so many days, and may be followed. */
export const isDue = (keys: SigningKeys, days: number, at: Instant): boolean =>
  millisecondsBetween(keys.rotatedAt ?? keys.current.createdAt, at) >= days * DAY && at >= rotatableFrom(keys)

/** Drops retired keys when all they have signed has expired. */
export const withoutExpired =
  (at: Instant): Decide<SigningKeys> =>
  (keys) => {
    const retired = keys.retired.filter(stillNeeded(at))
    return retired.length === keys.retired.length ? unchanged(keys) : { next: { ...keys, retired } }
  }
