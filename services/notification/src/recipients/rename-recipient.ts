import type { EventOf } from '@sibyl/platform/bus/bus'
import { addresseeOf, type WritePorts } from '../mails/mail-to-reader.ts'
import { rename } from './recipient.ts'

/** Letters follow the name of their reader. */
export const renameRecipient =
  (ports: Pick<WritePorts, 'recipients' | 'clock'>) =>
  async (event: EventOf<'user.renamed.v1'>): Promise<void> => {
    const { userId, firstName, asOf } = event.data
    if (await addresseeOf(ports, event)) await ports.recipients.change(userId, rename(firstName, asOf))
  }
