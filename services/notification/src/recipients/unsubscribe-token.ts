import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@sibyl/platform/app-error'

/** `unsubscribe`: ends mails about finished readings · `reminders`: ends reminders. */
type Purpose = 'unsubscribe' | 'reminders'

/** Prefixed with its purpose, so that no other token made with the same secret is valid here. */
const seal = (secret: string, userId: string, purpose: Purpose): string =>
  createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('base64url')

/** The token by which a reader unsubscribes without signing in. The same in every mail. */
export const unsubscribeToken = (secret: string, userId: string, purpose: Purpose = 'unsubscribe'): string =>
  `${userId}.${seal(secret, userId, purpose)}`

/** The reader of a token. @throws AppError link_unknown */
export const readerOfToken = (secret: string, token: string, purpose: Purpose = 'unsubscribe'): string => {
  const userId = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  const [wanted, found] = [Buffer.from(unsubscribeToken(secret, userId, purpose)), Buffer.from(token)]
  if (wanted.length !== found.length || !timingSafeEqual(wanted, found))
    throw new AppError('link_unknown', { message: 'This link is not valid. Please open it from the email.' })
  return userId
}
