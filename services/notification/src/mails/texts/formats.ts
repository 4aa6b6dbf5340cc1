import type { MethodId } from '@sibyl/contracts/methods'
import type { Instant } from '@sibyl/platform/time'

/** How mails write names, times and sums. */

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

/** A day in words: March 1, 2027. In UTC, because a mail does not know where its reader is. */
export const formatDay = (at: Instant): string => day.format(new Date(at))

/** A moment in words: March 1, 2027 at 12:05 PM UTC. */
export const formatMoment = (at: Instant): string => `${formatDay(at)} at ${time.format(new Date(at)).replaceAll('\u202f', ' ')} UTC`

/** A sum in words: 1299 cents of usd are $12.99. Currencies without a smaller unit, such as yen, count in whole units. */
export const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string => {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2))
}
