import { hkdfSync } from 'node:crypto'

/** Derives a 256-bit key for one purpose from the service's secret (HKDF, RFC 5869). */
export const derivedKey = (secret: string, purpose: 'signing-keys' | 'refresh-tokens' | 'known-devices' | 'mailboxes'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sibyl-auth ${purpose}`, 32))
