import type { EventOf } from '@sibyl/platform/bus/bus'
import { type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

type Ports = WritePorts & { letters: Letters }

/** Sends the receipt of a payment, once. */
export const sendReceipt =
  (ports: Ports) =>
  (event: EventOf<'payment.succeeded.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `receipt/${event.data.paymentId}`, kind: 'receipt' }, (to) => ports.letters.receipt(to, event.data))

/** Tells a reader that a payment was declined: once for a payment, however often it is tried. */
export const tellOfFailedPayment =
  (ports: Ports) =>
  (event: EventOf<'payment.failed.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `payment-failed/${event.data.paymentId}`, kind: 'payment-failed' }, (to) =>
      ports.letters.paymentFailed(to, event.data),
    )

/** Tells a reader of money that went back, or that their bank asked back. */
export const tellOfRefund =
  (ports: Ports) =>
  (event: EventOf<'payment.refunded.v1'>): Promise<void> =>
    writeTo(ports, event, { id: `refund/${event.data.refundId}/${event.data.how}`, kind: 'refund' }, (to) =>
      ports.letters.refunded(to, event.data),
    )
