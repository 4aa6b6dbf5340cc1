import { resubscribe, submitContact, unsubscribe } from '@sibyl/contracts/http/contact'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { erasesReader } from '@sibyl/platform/consumer/erases-reader'
import { route } from '@sibyl/platform/http/route'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { recordEndedSessions } from '@sibyl/platform/session/ended-sessions'
import { SECOND } from '@sibyl/platform/time'
import type { NotificationConfig } from './config.ts'
import { receiveMessage } from './contact/receive-message.ts'
import { mailCollection } from './delivery/mail.ts'
import { postOffice } from './delivery/mail-queue.ts'
import type { Mailer } from './delivery/mailer.ts'
import { sendNewLink } from './mails/send-new-link-mail.ts'
import { tellOfPassword } from './mails/send-password-mail.ts'
import { sendReceipt, tellOfFailedPayment, tellOfRefund } from './mails/send-payment-mail.ts'
import { tellOfReading } from './mails/send-reading-mail.ts'
import { sendResetLink } from './mails/send-reset-mail.ts'
import { tellOfSubscription } from './mails/send-subscription-mail.ts'
import { sendVerification } from './mails/send-verification-mail.ts'
import { sendWelcome } from './mails/send-welcome-mail.ts'
import { letters } from './mails/texts/mail-texts.ts'
import { changeWish } from './recipients/change-wish.ts'
import { eraseReader } from './recipients/erase-reader.ts'
import { recipientCollection } from './recipients/recipient.ts'
import { renameRecipient } from './recipients/rename-recipient.ts'
import { showOwnData } from './recipients/show-own-data.ts'

/** Outgoing mail and the contact form. */
export const notification = async ({
  config,
  mailer,
  ...parts
}: Parts & { config: NotificationConfig; mailer: Mailer }): Promise<Service> => {
  const mails = await parts.store.collection(mailCollection)
  const recipients = await parts.store.collection(recipientCollection)
  const isGone = async (userId: string): Promise<boolean> => (await recipients.get(userId))?.goneSince !== undefined
  const office = postOffice({ ...parts, mails, mailer, isGone })
  const ports = { ...parts, mails, recipients, office, letters: letters(config), linkSecret: config.LINK_SECRET }
  return {
    routes: [
      route(submitContact, receiveMessage(ports)),
      route(unsubscribe, changeWish(ports, false)),
      route(resubscribe, changeWish(ports, true)),
      route(ownDataOperations.ownMail, showOwnData(ports)),
    ],
    subscriptions: {
      ...recordEndedSessions(parts),
      'user.registered.v1': sendVerification(ports),
      'user.verification-requested.v1': sendNewLink(ports),
      'user.verified.v1': sendWelcome(ports),
      'user.renamed.v1': renameRecipient(ports),
      'user.password-reset-requested.v1': sendResetLink(ports),
      'user.password-changed.v1': tellOfPassword(ports),
      'user.deleted.v1': erasesReader(ports, 'notification', eraseReader(ports)),
      'subscription.changed.v1': tellOfSubscription(ports),
      'payment.succeeded.v1': sendReceipt(ports),
      'payment.failed.v1': tellOfFailedPayment(ports),
      'payment.refunded.v1': tellOfRefund(ports),
      'reading.generated.v1': tellOfReading(ports),
    },
    jobs: [
      { name: 'deliver-mails', everyMs: 2 * SECOND, run: office.deliverDue },
      { name: 'give-up-late-mails', everyMs: 2 * SECOND, run: office.giveUpLate },
    ],
    async close() {
      await office.close()
      await mailer.close()
    },
  }
}
