import type { MethodId } from '@sibyl/contracts/methods'
import type { Instant } from '@sibyl/platform/time'

/** How letters name things and times. */

/** A reading in the middle of a sentence. */
export const readingNames: Record<MethodId, string> = {
  'daily-card': 'daily card',
  tarot: 'tarot reading',
  astrology: 'astrology reading',
  numerology: 'numerology reading',
  iching: 'I Ching consultation',
  dream: 'dream reading',
  love: 'love compatibility reading',
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** A day as it is spoken: March 1, 2027. By UTC, for letters do not know where their readers are. */
export const spokenDay = (at: Instant): string => day.format(new Date(at))

/** A moment as it is spoken: March 1, 2027 at 12:05 PM UTC. */
export const spokenMoment = (at: Instant): string => `${spokenDay(at)} at ${time.format(new Date(at)).replaceAll('\u202f', ' ')} UTC`

/** A sum as it is spoken: 1299 cents of usd are $12.99. Currencies without a smaller unit, such as yen, are kept whole by the provider. */
export const spokenSum = ({ amount, currency }: { amount: number; currency: string }): string => {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2))
}
