import { resubscribe, submitContact, unsubscribe } from '@sibyl/contracts/http/contact'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { erasesReader } from '@sibyl/platform/consumer/erases-reader'
import { route } from '@sibyl/platform/http/route'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { SECOND } from '@sibyl/platform/time'
import type { NotificationConfig } from './config.ts'
import { letters } from './letters/letters.ts'
import { mailCollection } from './mails/mail.ts'
import type { Mailer } from './mails/mailer.ts'
import { postOffice } from './mails/post-office.ts'
import { recipientCollection } from './recipients/recipient.ts'
import { changeWish } from './use-cases/change-wish.ts'
import { eraseReader } from './use-cases/erase-reader.ts'
import { receiveMessage } from './use-cases/receive-message.ts'
import { renameRecipient } from './use-cases/rename-recipient.ts'
import { sendNewLink } from './use-cases/send-new-link.ts'
import { sendResetLink } from './use-cases/send-reset-link.ts'
import { sendVerification } from './use-cases/send-verification.ts'
import { sendWelcome } from './use-cases/send-welcome.ts'
import { showOwnData } from './use-cases/show-own-data.ts'
import { tellOfPassword } from './use-cases/tell-of-password.ts'
import { sendReceipt, tellOfFailedPayment, tellOfRefund } from './use-cases/tell-of-payment.ts'
import { tellOfReading } from './use-cases/tell-of-reading.ts'
import { tellOfSubscription } from './use-cases/tell-of-subscription.ts'

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
