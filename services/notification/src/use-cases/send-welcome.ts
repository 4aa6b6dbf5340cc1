import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Letters } from '../letters/letters.ts'
import type { PostOffice } from '../mails/post-office.ts'
import { type Recipients, recipientOf } from '../recipients/recipient.ts'

/** Greets a reader whose e-mail is verified, once in their life. */
export const sendWelcome =
  ({ recipients, office, letters }: { recipients: Recipients; office: PostOffice; letters: Letters }) =>
  async ({ data: { userId } }: EventOf<'user.verified.v1'>): Promise<void> => {
    await office.post(`welcome/${userId}`, letters.welcome(await recipientOf(recipients, userId)))
  }
