import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@sibyl/platform/app-error'

/** Marked with its purpose, so that no other token that is made with the same secret can stand for it. */
const seal = (secret: string, userId: string): string => createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')

/** The token by which a reader unsubscribes without signing in. The same in every mail. */
export const unsubscribeToken = (secret: string, userId: string): string => `${userId}.${seal(secret, userId)}`

/** Whose token it is. @throws AppError link_unknown */
export const readerOfToken = (secret: string, token: string): string => {
  const userId = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  const [wanted, found] = [Buffer.from(unsubscribeToken(secret, userId)), Buffer.from(token)]
  if (wanted.length !== found.length || !timingSafeEqual(wanted, found))
    throw new AppError('link_unknown', { message: 'This link is not valid. Please open it from the e-mail.' })
  return userId
}
