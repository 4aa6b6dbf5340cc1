import { newId } from '@sibyl/platform/ids'
import { linkToken, linkTokenHash } from '@sibyl/platform/link-tokens'
import { type Instant, plus } from '@sibyl/platform/time'

/** A link as this service knows it: named by `linkId` in events, stored by `hash`. Its token exists only in the mail. */
export type MailedLink = { linkId: string; hash: string; expiresAt: Instant }

/** A new link, good for `lifetimeMs` milliseconds. */
export const newLink = (secret: string, at: Instant, lifetimeMs: number): MailedLink => {
  const linkId = newId('link')
  return { linkId, hash: linkTokenHash(linkToken(secret, linkId)), expiresAt: plus(at, lifetimeMs) }
}
