import { hkdfSync } from 'node:crypto'

/** A 256-bit key for one purpose out of the service's secret (HKDF, RFC 5869), so that no key serves two ends. */
export const derivedKey = (secret: string, purpose: 'signing-keys' | 'refresh-tokens' | 'known-devices' | 'mailboxes'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sibyl-auth ${purpose}`, 32))
