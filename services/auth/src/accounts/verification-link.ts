import { VERIFICATION_LINK_MS } from '@sibyl/contracts/constants'
import { newId } from '@sibyl/platform/ids'
import { linkToken, linkTokenHash } from '@sibyl/platform/link-tokens'
import { type Instant, plus } from '@sibyl/platform/time'

/** A link as this service knows it: named by `linkId` in events, stored by `hash`. Its token exists only in the mail. */
export type VerificationLink = { linkId: string; hash: string; expiresAt: Instant }

/** A new link, good for 24 hours. */
export const newLink = (secret: string, at: Instant): VerificationLink => {
  const linkId = newId('link')
  return { linkId, hash: linkTokenHash(linkToken(secret, linkId)), expiresAt: plus(at, VERIFICATION_LINK_MS) }
}
