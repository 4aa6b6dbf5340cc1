import { newId } from '@sibyl/platform/ids'
import { linkToken, linkTokenHash } from '@sibyl/platform/link-tokens'
import { type Instant, plus } from '@sibyl/platform/time'

/** A mailed link: events name it by `linkId`, the account stores its `hash`, and only the mail contains its token. */
export type MailedLink = { linkId: string; hash: string; expiresAt: Instant }

/** Makes a link that is good for `lifetimeMs` milliseconds. */
export const newLink = (secret: string, at: Instant, lifetimeMs: number): MailedLink => {
  const linkId = newId('link')
  return { linkId, hash: linkTokenHash(linkToken(secret, linkId)), expiresAt: plus(at, lifetimeMs) }
}
