import { adminWebhookOperations } from '@sibyl/contracts/http/admin-webhooks'
import { resubscribe, submitContact, unsubscribe } from '@sibyl/contracts/http/contact'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { erasesReader } from '@sibyl/platform/bus/erases-reader'
import { route } from '@sibyl/platform/http/route'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { recordEndedSessions } from '@sibyl/platform/session/ended-sessions'
import { SECOND } from '@sibyl/platform/time'
import { webhookDesk } from './admin/webhook-desk.ts'
import type { NotificationConfig } from './config.ts'
import { receiveMessage } from './contact/receive-message.ts'
import { mailCollection } from './delivery/mail.ts'
import { mailQueue } from './delivery/mail-queue.ts'
import type { Mailer } from './delivery/mailer.ts'
import { eventMails } from './mails/event-mails.ts'
import { sendReadingFailedMail, sendReadingReadyMail } from './mails/send-reading-mail.ts'
import { sendSubscriptionMail } from './mails/send-subscription-mail.ts'
import { sendVerificationMail } from './mails/send-verification-mail.ts'
import { mailTexts } from './mails/texts/mail-texts.ts'
import { eraseReader } from './recipients/erase-reader.ts'
import { recipientCollection } from './recipients/recipient.ts'
import { renameRecipient } from './recipients/rename-recipient.ts'
import { setReadyMails } from './recipients/set-ready-mails.ts'
import { showOwnData } from './recipients/show-own-data.ts'
import { reminderPart } from './reminders/reminders.ts'
import { deliveryCollection } from './webhooks/delivery.ts'
import { forwardEvents } from './webhooks/forward-events.ts'
import { webhookOf } from './webhooks/webhook-config.ts'
import { webhookQueue } from './webhooks/webhook-queue.ts'
import { httpSender } from './webhooks/webhook-sender.ts'

/** Outgoing mail, reminders of the daily card, the contact form, and the operator's webhook. */
export const notification = async ({
  config,
  mailer,
  ...parts
}: Parts & { config: NotificationConfig; mailer: Mailer }): Promise<Service> => {
  const mails = await parts.store.collection(mailCollection)
  const recipients = await parts.store.collection(recipientCollection)
  const isGone = async (userId: string): Promise<boolean> => (await recipients.get(userId))?.goneSince !== undefined
  const queue = mailQueue({ ...parts, mails, mailer, isGone })
  const webhook = webhookOf(config)
  const deliveries = await parts.store.collection(deliveryCollection)
  const webhooks = webhookQueue({
    ...parts,
    deliveries,
    sender: webhook && httpSender(webhook, config.WEBHOOK_ALLOW, config.PRODUCT_NAME),
    isGone,
  })
  const texts = mailTexts(config)
  const reminders = await reminderPart({ ...parts, config, recipients, queue, texts, isGone })
  const ports = { ...parts, mails, recipients, queue, texts, linkSecret: config.LINK_SECRET, webhooks, reminders }
  const desk = webhookDesk({ ...parts, deliveries, hasWebhook: webhook !== undefined })
  return {
    routes: [
      route(submitContact, receiveMessage(ports)),
      route(unsubscribe, setReadyMails(ports, false)),
      route(resubscribe, setReadyMails(ports, true)),
      route(ownDataOperations.ownMail, showOwnData(ports)),
      ...reminders.routes,
      route(adminWebhookOperations.listDeliveries, desk.list),
      route(adminWebhookOperations.replayDelivery, desk.replay),
      route(adminWebhookOperations.dropDelivery, desk.drop),
    ],
    subscriptions: forwardEvents(
      {
        ...recordEndedSessions(parts),
        ...reminders.subscriptions,
        ...eventMails(ports),
        'user.registered.v1': sendVerificationMail(ports),
        'user.renamed.v1': renameRecipient(ports),
        'user.deleted.v1': erasesReader(ports, 'notification', eraseReader(ports)),
        'subscription.changed.v1': sendSubscriptionMail(ports),
        'reading.generated.v1': sendReadingReadyMail(ports),
        'reading.failed.v1': sendReadingFailedMail(ports),
      },
      webhook?.events ?? [],
      webhooks,
    ),
    jobs: [
      { name: 'deliver-mails', everyMs: 5 * SECOND, run: queue.deliverDue },
      { name: 'give-up-late-mails', everyMs: 5 * SECOND, run: queue.giveUpLate },
      ...reminders.jobs,
      { name: 'deliver-webhooks', everyMs: 5 * SECOND, run: webhooks.deliverDue },
    ],
    async close() {
      await Promise.all([reminders.close(), queue.close(), webhooks.close()])
      await mailer.close()
    },
  }
}
