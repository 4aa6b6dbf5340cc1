import { plus, SECOND } from '@sibyl/platform/time'
import type { MailPorts } from '../mails/mail-to-reader.ts'
import type { MailTexts } from '../mails/texts/mail-texts.ts'
import type { ReminderPart } from '../reminders/reminders.ts'
import type { WebhookQueue } from '../webhooks/webhook-queue.ts'
import { isAddressee, leave } from './recipient.ts'

/** A reader's address must be gone a minute after the deletion, whether the last mail was sent or not. */
const FAREWELL_TRIED_MS = 45 * SECOND

type Ports = MailPorts & {
  texts: MailTexts
  webhooks: Pick<WebhookQueue, 'eraseDeliveriesOf'>
  reminders: Pick<ReminderPart, 'eraseAllOf'>
}

/** Sends a last mail to a reader who has deleted their account and erases everything about them. Idempotent. */
export const eraseReader =
  ({ recipients, queue, webhooks, reminders, texts, clock }: Ports) =>
  async (userId: string): Promise<void> => {
    const recipient = await recipients.get(userId)
    if (recipient && isAddressee(recipient)) {
      // Without a `userId`, so that it is not erased with the reader's other mails.
      const occasion = { id: `account-deleted/${userId}`, kind: 'account-deleted', until: plus(clock.now(), FAREWELL_TRIED_MS) } as const
      await queue.add(occasion, texts.accountDeleted(recipient))
    }
    // The tombstone first: a mail that another event queues meanwhile is then erased here, or its handler finds no recipient.
    await recipients.change(userId, leave(clock.now()))
    await reminders.eraseAllOf(userId)
    await queue.eraseMailsOf(userId)
    await webhooks.eraseDeliveriesOf(userId)
  }
