import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A text encrypted with AES-256-GCM, as base64url: 12 bytes nonce, 16 bytes tag, the cipher text. */
export type Sealed = string

const NONCE = 12
const TAG = 16

/** `name` is bound to the text: sealed under one name, it does not open under another. */
export const seal = (key: Buffer, name: string, text: string): Sealed => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** @throws Error when the key or the name is another, or the text was tampered with */
export const unseal = (key: Buffer, name: string, sealed: Sealed): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
}
