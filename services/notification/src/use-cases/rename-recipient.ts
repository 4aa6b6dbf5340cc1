import type { EventOf } from '@sibyl/platform/bus/bus'
import { rename } from '../recipients/recipient.ts'
import { addresseeOf, type WritePorts } from '../recipients/write-to.ts'

/** Letters follow the name of their reader. */
export const renameRecipient =
  (ports: Pick<WritePorts, 'recipients' | 'clock'>) =>
  async (event: EventOf<'user.renamed.v1'>): Promise<void> => {
    const { userId, firstName, asOf } = event.data
    if (await addresseeOf(ports, event)) await ports.recipients.change(userId, rename(firstName, asOf))
  }
