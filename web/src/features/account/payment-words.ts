import type { PaymentShown } from '@sibyl/contracts/http/payments'

const words: Record<PaymentShown['status'], string> = {
  pending: 'Not paid yet',
  processing: 'Being processed',
  succeeded: 'Paid',
  failed: 'Failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

export const statusInWords = ({ status }: PaymentShown) => words[status]

/** Whether looking at the provider could change anything. */
export const isOpen = ({ status }: PaymentShown) => status === 'pending' || status === 'processing'
