import { submitContact } from '@sibyl/contracts/http/contact'
import { route } from '@sibyl/platform/http/route'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { SECOND } from '@sibyl/platform/time'
import type { NotificationConfig } from './config.ts'
import { letters } from './letters/letters.ts'
import { mailCollection } from './mails/mail.ts'
import type { Mailer } from './mails/mailer.ts'
import { postOffice } from './mails/post-office.ts'
import { recipientCollection } from './recipients/recipient.ts'
import { receiveMessage } from './use-cases/receive-message.ts'
import { sendNewLink } from './use-cases/send-new-link.ts'
import { sendVerification } from './use-cases/send-verification.ts'
import { sendWelcome } from './use-cases/send-welcome.ts'

/** Outgoing mail and the contact form. */
export const notification = async ({
  config,
  mailer,
  ...parts
}: Parts & { config: NotificationConfig; mailer: Mailer }): Promise<Service> => {
  const office = postOffice({ ...parts, mails: await parts.store.collection(mailCollection), mailer })
  const ports = {
    office,
    letters: letters(config),
    recipients: await parts.store.collection(recipientCollection),
    linkSecret: config.LINK_SECRET,
  }
  return {
    routes: [route(submitContact, receiveMessage(ports))],
    subscriptions: {
      'user.registered.v1': sendVerification(ports),
      'user.verification-requested.v1': sendNewLink(ports),
      'user.verified.v1': sendWelcome(ports),
    },
    jobs: [{ name: 'deliver-mails', everyMs: 2 * SECOND, run: office.deliverDue }],
    async close() {
      await office.close()
      await mailer.close()
    },
  }
}
