import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** So many random letters and digits. */
export const randomText = (length: number): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

/** A new id as Stripe's look: `pi_…`. */
export const stripeId = (prefix: string): string => `${prefix}_${randomText(24)}`
