import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { CompactSign, calculateJwkThumbprint } from 'jose'
import type { DrawKeys } from './collections.ts'

/** The two signed statements: the commitment before the draw, and the record after it. */
type Type = 'sibyl-draw-seal' | 'sibyl-draw-record'

/** Signs a statement about a draw: a compact JWS (RFC 7515, EdDSA). */
export type SignDraw = (type: Type, statement: Record<string, unknown>) => Promise<string>

/** An Ed25519 private key in PKCS 8 (RFC 8410) up to its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKeyFrom = (secret: string) => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'sibyl-divination draw-records', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' })
}

/** Creates the signer of draws. It derives its key from the service's secret, so that all replicas share it, and stores the public key. */
export const signDraws = async (secret: string, keys: DrawKeys): Promise<SignDraw> => {
  const key = privateKeyFrom(secret)
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  await keys.create({ next: { _id: kid, version: 0, x, use: 'sig' } })
  return (typ, statement) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(statement))).setProtectedHeader({ alg: 'EdDSA', kid, typ }).sign(key)
}
