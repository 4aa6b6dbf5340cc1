import type { PaymentShown } from '@sibyl/contracts/http/payments'

/** Whether checking with the provider could change anything. */
export const isOpen = ({ status }: PaymentShown) => status === 'pending' || status === 'processing'

/** Whether the payment was ever received, even if it was refunded later. */
export const isPaid = (payment: PaymentShown) => !isOpen(payment) && payment.status !== 'failed'
