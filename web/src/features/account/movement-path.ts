import type { Movement } from './api.ts'

/**
 * The page of a movement: the reading that a token paid for, or the receipt of the payment it came from. A returned token left no reading.
 */
export const movementPath = ({ reason, readingId, paymentId }: Movement, returned: ReadonlySet<string>): string | undefined => {
  if (reason === 'reading') return readingId && !returned.has(readingId) ? `/reading/view/${readingId}` : undefined
  return paymentId && `/wallet/receipts/${paymentId}`
}

/** The readings whose tokens were returned. */
export const returnedReadings = (ledger: readonly Movement[]): ReadonlySet<string> =>
  new Set(ledger.flatMap(({ reason, readingId }) => (reason === 'returned' && readingId ? [readingId] : [])))
