import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import type { Letters } from '../letters/letters.ts'
import type { PostOffice } from '../mails/post-office.ts'
import type { Recipients } from '../recipients/recipient.ts'

type Ports = { recipients: Recipients; office: PostOffice; letters: Letters; linkSecret: string }

/** Learns whom to write to, and sends the link that opens the account. */
export const sendVerification =
  ({ recipients, office, letters, linkSecret }: Ports) =>
  async ({ data: { userId, email, firstName, linkId } }: EventOf<'user.registered.v1'>): Promise<void> => {
    const recipient = await recipients.create({ next: { _id: userId, version: 0, email, firstName } })
    await office.post(`verification/${linkId}`, letters.verification(recipient, linkToken(linkSecret, linkId)))
  }
