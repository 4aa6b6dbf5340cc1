import type { EventOf } from '@sibyl/platform/bus/bus'
import { addresseeOf, type MailPorts } from '../mails/mail-to-reader.ts'
import { rename } from './recipient.ts'

/** Stores the name by which mails greet a reader. */
export const renameRecipient =
  (ports: Pick<MailPorts, 'recipients' | 'clock'>) =>
  async (event: EventOf<'user.renamed.v1'>): Promise<void> => {
    const { userId, firstName, asOf } = event.data
    if (await addresseeOf(ports, event)) await ports.recipients.change(userId, rename(firstName, asOf))
  }
