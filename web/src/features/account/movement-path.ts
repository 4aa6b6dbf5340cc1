import type { Movement } from './api.ts'

/** What a movement leads to: the reading a token went into, or the receipt of the payment it came from. A token that came back left no reading. */
export const movementPath = ({ reason, readingId, paymentId }: Movement, returned: ReadonlySet<string>): string | undefined => {
  if (reason === 'reading') return readingId && !returned.has(readingId) ? `/reading/view/${readingId}` : undefined
  return paymentId && `/wallet/receipts/${paymentId}`
}

/** The readings whose tokens came back. */
export const returnedReadings = (ledger: readonly Movement[]): ReadonlySet<string> =>
  new Set(ledger.flatMap(({ reason, readingId }) => (reason === 'returned' && readingId ? [readingId] : [])))
