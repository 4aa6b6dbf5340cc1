import { createHmac } from 'node:crypto'

/**
 * The header `Stripe-Signature` of a webhook: the time of sending in seconds, and an HMAC-SHA256 of `<time>.<body>` for each secret. While
 * a secret is being replaced there are two.
 */
export const signatureOf = (body: string, secrets: readonly string[], seconds: number): string =>
  [`t=${seconds}`, ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)].join(',')
