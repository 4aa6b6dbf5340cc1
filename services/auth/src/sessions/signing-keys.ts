import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import { type Change, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Sealed, seal } from './sealed.ts'

export type SigningKey = { kid: string; public: JWK; private: Sealed; createdAt: Instant }

/**
 * The keys of access tokens, one document for all replicas. `current` signs; `next` is published before it ever signs, so that every
 * verifier knows it by then; `retired` keys still verify what they have signed.
 */
export type SigningKeys = Versioned & { current: SigningKey; next: SigningKey; retired: readonly SigningKey[] }

export const SIGNING_KEYS = 'signing-keys'

export const signingKeyCollection = collection<SigningKeys>()({ name: 'keys', indexes: {} })

const newSigningKey = async (sealingKey: Buffer, at: Instant): Promise<SigningKey> => {
  const pair = await generateKeyPair(ACCESS_TOKEN.algorithm, { crv: 'Ed25519', extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicKey)
  return {
    kid,
    public: { ...publicKey, kid, alg: ACCESS_TOKEN.algorithm, use: 'sig' },
    private: seal(sealingKey, kid, JSON.stringify(await exportJWK(pair.privateKey))),
    createdAt: at,
  }
}

/** The keys a service starts its life with. */
export const firstKeys = async (sealingKey: Buffer, at: Instant): Promise<Change<SigningKeys>> => ({
  next: {
    _id: SIGNING_KEYS,
    version: 0,
    current: await newSigningKey(sealingKey, at),
    next: await newSigningKey(sealingKey, at),
    retired: [],
  },
})
