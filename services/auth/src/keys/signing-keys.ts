import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import { type Change, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { KeySealer } from './key-sealer.ts'
import type { Sealed } from './seal.ts'

type PublicKey = { kid: string; public: JWK; createdAt: Instant }
export type SigningKey = PublicKey & { private: Sealed }
/** Without a private part: it only verifies. */
export type RetiredKey = PublicKey & { retiredAt: Instant }

/**
 * The keys of access tokens, one document for all replicas. `current` signs. `next` is published before it signs, so that every verifier
 * knows it by then. `retired` keys verify the tokens that they signed.
 */
export type SigningKeys = Versioned & {
  current: SigningKey
  next: SigningKey
  retired: readonly RetiredKey[]
  /** When `current` began to sign; absent for the first key, which signs since its creation. */
  rotatedAt?: Instant
}

export const SIGNING_KEYS = 'signing-keys'

export const signingKeyCollection = collection<SigningKeys>()({ name: 'keys', indexes: {} })

export const newSigningKey = async (sealer: KeySealer, at: Instant): Promise<SigningKey> => {
  const pair = await generateKeyPair(ACCESS_TOKEN.algorithm, { crv: 'Ed25519', extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicKey)
  return {
    kid,
    public: { ...publicKey, kid, alg: ACCESS_TOKEN.algorithm, use: 'sig' },
    private: sealer.seal(kid, JSON.stringify(await exportJWK(pair.privateKey))),
    createdAt: at,
  }
}

/** The first keys of an installation. */
export const firstKeys = async (sealer: KeySealer, at: Instant): Promise<Change<SigningKeys>> => ({
  next: {
    _id: SIGNING_KEYS,
    version: 0,
    current: await newSigningKey(sealer, at),
    next: await newSigningKey(sealer, at),
    retired: [],
  },
})

/** Reseals keys that the other secret has sealed. @throws Error if neither secret opens them */
export const reseal =
  (sealer: KeySealer): Decide<SigningKeys> =>
  (keys) => {
    const anew = (key: SigningKey): SigningKey => {
      const { text, own } = sealer.open(key.kid, key.private)
      return own ? key : { ...key, private: sealer.seal(key.kid, text) }
    }
    const [current, next] = [anew(keys.current), anew(keys.next)]
    return current === keys.current && next === keys.next ? unchanged(keys) : { next: { ...keys, current, next } }
  }
