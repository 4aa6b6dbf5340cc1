import { createHmac, randomBytes } from 'node:crypto'

/** 12 bytes are 16 characters of base64url: half of a token. */
const BYTES = 12
const HALF = 16

export const newShareId = (): string => randomBytes(BYTES).toString('base64url')

/**
 * The token of a link: its id, and as many characters that only this service can add. Without them nobody can make up a token, so a token
 * whose share is gone was once good, and no record of ended shares is needed to say so.
 */
export const shareToken = (secret: string, shareId: string): string =>
  shareId + createHmac('sha256', secret).update(`share:${shareId}`).digest('base64url').slice(0, HALF)

/** The id in a token of ours; undefined for any other text. */
export const shareIdIn = (secret: string, token: string): string | undefined => {
  const shareId = token.slice(0, HALF)
  return shareToken(secret, shareId) === token ? shareId : undefined
}
