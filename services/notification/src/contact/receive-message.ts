import type { submitContact } from '@sibyl/contracts/http/contact'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import { counter } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { Clock } from '@sibyl/platform/time'
import type { MailQueue } from '../delivery/mail-queue.ts'
import type { MailTexts } from '../mails/texts/mail-texts.ts'
import { isPremium, type Recipients } from '../recipients/recipient.ts'

type Ports = { queue: MailQueue; texts: MailTexts; recipients: Recipients; clock: Clock; metrics: Metrics }

/**
 * Receives a message from the contact form: mails a copy to support and a confirmation to the sender. Premium readers are recognized by
 * their session, never by the address they type. Messages of bots are dropped.
 */
export const receiveMessage = ({ queue, texts, recipients, clock, metrics }: Ports) => {
  const messages = counter(metrics, {
    name: 'contact_messages_total',
    help: 'Messages of the contact form: taken, or trapped because a bot filled in the hidden field',
    labels: ['outcome'],
  })
  return async ({ caller, body }: Call<typeof submitContact>): Promise<Answer<typeof submitContact>> => {
    const trapped = Boolean(body.website)
    messages.inc({ outcome: trapped ? 'trapped' : 'taken' })
    if (!trapped) {
      const id = newId('contact')
      const premium = caller.signedIn && isPremium(await recipients.get(caller.id), clock.now())
      await queue.add({ id: `${id}/copy`, kind: 'contact-copy' }, texts.contactCopy(body, { premium }))
      await queue.add({ id: `${id}/confirmation`, kind: 'contact-confirmation' }, texts.contactConfirmation(body))
    }
    return { success: true, message: "Message sent. We'll get back to you soon." }
  }
}
