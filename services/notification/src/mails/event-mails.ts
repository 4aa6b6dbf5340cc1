import type { EventData } from '@sibyl/contracts/events/events'
import type { Handlers } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import type { MailContent, Occasion } from '../delivery/mail.ts'
import type { Addressee } from '../recipients/recipient.ts'
import { type About, type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

type Ports = MailPorts & { texts: MailTexts; linkSecret: string }

/**
 * The events that are answered by a mail and nothing else. The id of a mail derives from what its event is about, so that a redelivered
 * event sends no second one.
 */
export const eventMails = ({ texts, linkSecret, ...ports }: Ports) => {
  const link = (linkId: string): string => linkToken(linkSecret, linkId)
  const mail =
    <D extends About['data']>(occasion: (data: D) => Omit<Occasion, 'userId'>, compose: (to: Addressee, data: D) => MailContent) =>
    (event: About & { data: D }): Promise<void> =>
      mailToReader(ports, event, occasion(event.data), (to) => compose(to, event.data))

  return {
    'user.verification-requested.v1': mail(
      ({ linkId, expiresAt }) => ({ id: `verification/${linkId}`, kind: 'verification', until: expiresAt }),
      (to, { linkId }) => texts.newLink(to, link(linkId)),
    ),
    'user.verified.v1': mail(({ userId }) => ({ id: `welcome/${userId}`, kind: 'welcome' }), texts.welcome),
    'user.password-reset-requested.v1': mail(
      ({ linkId, expiresAt }) => ({ id: `password-reset/${linkId}`, kind: 'password-reset', until: expiresAt }),
      (to, { linkId }) => texts.passwordReset(to, link(linkId)),
    ),
    'user.password-changed.v1': mail(
      ({ changeId }: EventData<'user.password-changed.v1'>) => ({ id: `password-changed/${changeId}`, kind: 'password-changed' }),
      texts.passwordChanged,
    ),
    'payment.succeeded.v1': mail(({ paymentId }) => ({ id: `receipt/${paymentId}`, kind: 'receipt' }), texts.receipt),
    // Once for each payment, however often it is tried.
    'payment.failed.v1': mail(({ paymentId }) => ({ id: `payment-failed/${paymentId}`, kind: 'payment-failed' }), texts.paymentFailed),
    // Once for each stage of a refund or a dispute.
    'payment.refunded.v1': mail(({ refundId, how }) => ({ id: `refund/${refundId}/${how}`, kind: 'refund' }), texts.refunded),
    // The mail belongs to the giver: the deletion of their account erases it while it waits.
    'gift.sent.v1': mail(
      ({ giftId, expiresAt }) => ({ id: `gift/${giftId}`, kind: 'gift', until: expiresAt }),
      (giver, gift) => texts.gift(giver, gift, link(gift.giftId)),
    ),
    'gift.opened.v1': mail(({ giftId }) => ({ id: `gift-opened/${giftId}`, kind: 'gift-opened' }), texts.giftOpened),
  } satisfies Handlers
}
