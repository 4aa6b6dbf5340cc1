import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { Method } from '@sibyl/contracts/methods'
import { receipt } from '#texts/oracle-reading.ts'
import { formatDate, formatTime } from '../../lib/format.ts'

const cost = (method: Method, remaining: number | null | undefined) => {
  if (!method.premium) return receipt.free
  if (remaining === null) return receipt.included
  return remaining === undefined ? receipt.spent(TOKENS_PER_READING) : receipt.spentOf(TOKENS_PER_READING, remaining)
}

/** "1 token spent, 2 left. November 21, 2026, 8:14 PM." */
export const receiptFor = (method: Method, reading: Partial<GeneratedReading> & { createdAt: string }) =>
  receipt.given(cost(method, reading.userTokensRemaining), formatDate(reading.createdAt), formatTime(reading.createdAt))
