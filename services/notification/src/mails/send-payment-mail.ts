import type { EventOf } from '@sibyl/platform/bus/bus'
import { type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts }

/** Sends the receipt of a payment, once for each payment. */
export const sendReceiptMail =
  (ports: Ports) =>
  (event: EventOf<'payment.succeeded.v1'>): Promise<void> =>
    mailToReader(ports, event, { id: `receipt/${event.data.paymentId}`, kind: 'receipt' }, (to) => ports.texts.receipt(to, event.data))

/** Tells a reader that a payment was declined, once for each payment, however often it is tried. */
export const sendPaymentFailedMail =
  (ports: Ports) =>
  (event: EventOf<'payment.failed.v1'>): Promise<void> =>
    mailToReader(ports, event, { id: `payment-failed/${event.data.paymentId}`, kind: 'payment-failed' }, (to) =>
      ports.texts.paymentFailed(to, event.data),
    )

/** Tells a reader about a refund or a dispute, once for each of its stages. */
export const sendRefundMail =
  (ports: Ports) =>
  (event: EventOf<'payment.refunded.v1'>): Promise<void> =>
    mailToReader(ports, event, { id: `refund/${event.data.refundId}/${event.data.how}`, kind: 'refund' }, (to) =>
      ports.texts.refunded(to, event.data),
    )
