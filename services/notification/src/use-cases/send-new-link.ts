import type { EventOf } from '@sibyl/platform/bus/bus'
import { linkToken } from '@sibyl/platform/link-tokens'
import type { Letters } from '../letters/letters.ts'
import type { PostOffice } from '../mails/post-office.ts'
import { type Recipients, recipientOf } from '../recipients/recipient.ts'

type Ports = { recipients: Recipients; office: PostOffice; letters: Letters; linkSecret: string }

/** Sends the link that replaces an earlier one. */
export const sendNewLink =
  ({ recipients, office, letters, linkSecret }: Ports) =>
  async ({ data: { userId, linkId } }: EventOf<'user.verification-requested.v1'>): Promise<void> => {
    const recipient = await recipientOf(recipients, userId)
    await office.post(`verification/${linkId}`, letters.newLink(recipient, linkToken(linkSecret, linkId)))
  }
