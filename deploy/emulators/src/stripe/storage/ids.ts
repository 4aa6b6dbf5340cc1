import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A number of random letters and digits. */
export const randomText = (length: number): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

/** A new id in Stripe's form: `pi_…`. */
export const stripeId = (prefix: string): string => `${prefix}_${randomText(24)}`
