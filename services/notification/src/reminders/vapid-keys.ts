import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** The pair by which push services recognize this installation. */
export type VapidKeys = { publicKey: string; privateKey: string }

const LENGTH = 32

const pairOf = (text: string): VapidKeys | undefined => {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64url')
  if (key.length !== LENGTH) return undefined
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(key)
  } catch {
    // Not between 1 and the order of the curve.
    return undefined
  }
  return { privateKey: key.toString('base64url'), publicKey: curve.getPublicKey('base64url') }
}

/** The private key as 32 bytes in base64url or hexadecimal; the public one derives from it. */
export const vapidKey = z.string().transform((text, context) => {
  const pair = pairOf(text)
  if (pair) return pair
  context.addIssue({ code: 'custom', message: 'must be 32 random bytes in base64url or hexadecimal' })
  return z.NEVER
})
