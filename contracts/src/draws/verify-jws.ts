/** A public key as the oracle publishes it (RFC 8037). */
export type DrawKey = { kty: string; crv: string; x: string; kid: string }

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const parsed = (part: string): Record<string, unknown> => JSON.parse(new TextDecoder().decode(bytesOf(part))) as Record<string, unknown>

/**
 * The payload of a compact JWS (RFC 7515) signed with Ed25519, or null if no key of `keys` made it or it is of another `type`. @throws
 * DOMException NotSupportedError if the platform has no Ed25519
 */
export const verifiedPayload = async (jws: string, type: string, keys: readonly DrawKey[]): Promise<Record<string, unknown> | null> => {
  const [header = '', payload = '', signature = '', ...rest] = jws.split('.')
  if (rest.length > 0 || signature === '') return null
  const { alg, kid, typ } = parsed(header)
  const key = keys.find((known) => known.kid === kid)
  if (alg !== 'EdDSA' || typ !== type || key?.kty !== 'OKP' || key.crv !== 'Ed25519') return null
  const { kty, crv, x } = key
  const verifier = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  const signed = new TextEncoder().encode(`${header}.${payload}`)
  return (await crypto.subtle.verify('Ed25519', verifier, bytesOf(signature), signed)) ? parsed(payload) : null
}
