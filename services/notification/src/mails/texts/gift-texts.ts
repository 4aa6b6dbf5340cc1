import type { EventData } from '@sibyl/contracts/events/events'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import { formatDay } from './formats.ts'
import type { MailTools } from './mail-text.ts'

/** A first name fit for a mail to a stranger: letters alone, and few of them, so that it carries no message. */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u

const counted = (tokens: number): string => (tokens === 1 ? 'one reading' : `${tokens} readings`)

export const giftTexts = ({ product, support, mail, page }: MailTools) => ({
  /**
   * The mail of a gift. The giver typed the address, so the mail holds none of the giver's words: the note waits in the envelope.
   * The code stands behind the #, which browsers send to no server.
   */
  gift: ({ firstName }: Addressee, { email, tokens, expiresAt }: EventData<'gift.sent.v1'>, code: string): MailContent => {
    const giver = plainName.test(firstName) ? firstName : 'Somebody'
    return mail(email, `${giver} has left you a sealed envelope`, {
      preheader: `It holds ${counted(tokens)} with ${product}. There is nothing to pay.`,
      title: 'An envelope for you',
      envelope: true,
      paragraphs: [
        `${giver} has given you ${counted(tokens)} with ${product}, an oracle of tarot, stars and numbers. Break the seal to see what else is inside.`,
      ],
      button: { label: 'Open the Envelope', href: `${page('/gift')}#${code}`, spelledOut: true },
      closing: `It can be opened until ${formatDay(expiresAt)}, once, by anyone with this link. If you do not want it, ignore this email: we will not write to you about it again. Questions? Write to ${support}.`,
    })
  },

  giftOpened: ({ email, firstName }: Addressee, { tokens, at }: EventData<'gift.opened.v1'>): MailContent =>
    mail(email, 'Your envelope was opened', {
      preheader: `The seal was broken on ${formatDay(at)}.`,
      title: 'Your envelope was opened',
      paragraphs: [
        `The seal was broken on ${formatDay(at)}, ${firstName}: your gift of ${counted(tokens)} has arrived. What they ask with it stays with them.`,
      ],
      button: { label: 'Open My Wallet', href: page('/wallet') },
      closing: `Your wallet lists the gifts you have given. Questions? Write to ${support}.`,
    }),
})
