import { plus, SECOND } from '@sibyl/platform/time'
import type { WritePorts } from '../mails/mail-to-reader.ts'
import type { Letters } from '../mails/texts/mail-texts.ts'
import { isAddressee, leave } from './recipient.ts'

/** What is left of a reader is gone a minute after they are, sent or not. */
const FAREWELL_TRIED_MS = 45 * SECOND

/** Says goodbye to a reader who has deleted their account, and erases what was kept about them. Done twice, it changes nothing. */
export const eraseReader =
  ({ recipients, office, letters, clock }: WritePorts & { letters: Letters }) =>
  async (userId: string): Promise<void> => {
    const recipient = await recipients.get(userId)
    if (recipient && isAddressee(recipient)) {
      // Under no reader's name, so that it is not erased with the other mails.
      const occasion = { id: `account-deleted/${userId}`, kind: 'account-deleted', until: plus(clock.now(), FAREWELL_TRIED_MS) } as const
      await office.post(occasion, letters.accountDeleted(recipient))
    }
    // Before the mails: of an event that is in hand at the same time, either the mail is found here, or its sender finds nobody.
    await recipients.change(userId, leave(clock.now()))
    await office.eraseMailsOf(userId)
  }
