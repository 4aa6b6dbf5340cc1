import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { Method } from '@sibyl/contracts/methods'
import { formatDate, tokenCount } from '../../lib/format.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

const cost = (method: Method, remaining: number | null | undefined) => {
  if (!method.premium) return 'Free, one card a day.'
  if (remaining === null) return 'Included in your subscription.'
  const spent = `${tokenCount(TOKENS_PER_READING)} spent`
  return remaining === undefined ? `${spent}.` : `${spent}, ${remaining} left.`
}

/** "1 token spent, 2 left. November 21, 2026, 8:14 PM." */
export const receiptFor = (method: Method, reading: Partial<GeneratedReading> & { createdAt: string }) =>
  `${cost(method, reading.userTokensRemaining)} ${formatDate(reading.createdAt)}, ${time.format(new Date(reading.createdAt))}.`
