import { ACCESS_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, millisecondsBetween, plus, SECOND } from '@sibyl/platform/time'
import type { RetiredKey, SigningKey, SigningKeys } from './signing-keys.ts'

/**
 * How long a key is published before it may sign. Verifiers refetch the key set every ten minutes; until then they refuse tokens of an
 * unknown key.
 */
const PUBLISHED_BEFORE_MS = 15 * MINUTE

/** How long a retired key is published: until every replica has loaded the change, and its last tokens have expired. */
const RETIRED_FOR_MS = HOUR + ACCESS_TOKEN_SECONDS * SECOND

/** The earliest time of the next rotation. */
const rotatableFrom = ({ next }: SigningKeys): Instant => plus(next.createdAt, PUBLISHED_BEFORE_MS)

const stillNeeded =
  (at: Instant) =>
  ({ retiredAt }: RetiredKey): boolean =>
    at <= plus(retiredAt, RETIRED_FOR_MS)

/**
 * Makes the next key the current one, retires the current one and publishes `successor` as the next.
 * @throws AppError conflict while some verifiers may not know the next key
 */
export const rotateSigningKey =
  (successor: SigningKey, at: Instant): Decide<SigningKeys> =>
  (keys) => {
    if (at < rotatableFrom(keys)) {
      throw new AppError('conflict', { message: `The next key is not known everywhere yet. It can sign from ${rotatableFrom(keys)} on.` })
    }
    const { private: _gone, ...publicPart } = keys.current
    const retired = [...keys.retired.filter(stillNeeded(at)), { ...publicPart, retiredAt: at }]
    return { next: { ...keys, current: keys.next, next: successor, retired, rotatedAt: at } }
  }

/** Whether the current key has signed for this many days and the next one may take over. */
export const isDue = (keys: SigningKeys, days: number, at: Instant): boolean =>
  millisecondsBetween(keys.rotatedAt ?? keys.current.createdAt, at) >= days * DAY && at >= rotatableFrom(keys)

/** Drops retired keys whose tokens have all expired. */
export const dropExpired =
  (at: Instant): Decide<SigningKeys> =>
  (keys) => {
    const retired = keys.retired.filter(stillNeeded(at))
    return retired.length === keys.retired.length ? unchanged(keys) : { next: { ...keys, retired } }
  }
