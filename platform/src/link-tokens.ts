import { createHash, createHmac } from 'node:crypto'

/**
 * The token in a link that is mailed to a reader. It is derived from the link's public id and a secret that only the service which
 * mails it and the service which checks it hold, so that neither an event nor a database ever carries the token itself.
 */
export const linkToken = (secret: string, linkId: string): string =>
  `${linkId}.${createHmac('sha256', secret).update(`link:${linkId}`).digest('base64url')}`

/** Under which a link is stored: reading the database gives nobody a usable link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
