import { createHash, createHmac } from 'node:crypto'

/**
 * The token in a link mailed to a reader, derived from the public id of the link and a secret that only the mailing and the checking
 * service know. No event and no database ever holds the token.
 */
export const linkToken = (secret: string, linkId: string): string =>
  `${linkId}.${createHmac('sha256', secret).update(`link:${linkId}`).digest('base64url')}`

/** The hash under which a link is stored: the database alone gives nobody a usable link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
