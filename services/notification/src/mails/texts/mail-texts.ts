import { RESET_LINK_MS, VERIFICATION_LINK_MS, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import type { EventData } from '@sibyl/contracts/events/events'
import type { ContactBody } from '@sibyl/contracts/http/contact-body'
import { HOUR, type Instant } from '@sibyl/platform/time'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import { mailComposer, type SenderConfig } from './compose-mail.ts'
import { formatDay, formatMoment, formatMoney, readingNames } from './formats.ts'
import { reminderMails } from './reminder-texts.ts'

const hours = (milliseconds: number): string => (milliseconds === HOUR ? 'one hour' : `${milliseconds / HOUR} hours`)

const whenOf = (at: Instant) => ({ day: formatDay(at), at: formatMoment(at) })

type Payment = EventData<'payment.succeeded.v1'> | EventData<'payment.failed.v1'>

/** A payment's purpose, date, number and sum; `label` says what became of it. */
const factsOf = (payment: Payment, label: string) =>
  [
    ['For', payment.description],
    ['When', formatMoment(payment.at)],
    ['Payment', payment.paymentId],
    [label, formatMoney(payment)],
  ] as const

const boughtIn = ({ gift, kind }: Payment): string => (gift ? 'gift' : kind)

/** A first name fit for a mail to a stranger: letters alone, and few of them, so that it carries no message. */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u

const counted = (tokens: number): string => (tokens === 1 ? 'one reading' : `${tokens} readings`)

/** All mails, from what they are about; their words are in data/mails.yaml. */
export const mailTexts = (config: SenderConfig) => {
  const composer = mailComposer(config)
  const { compose, page } = composer

  const verifying = (token: string) => ({ token, goodFor: hours(VERIFICATION_LINK_MS), tokens: WELCOME_TOKENS })

  /** A mail to a reader who left, which they can unsubscribe from. */
  const aboutReading = (
    name: 'readingReady' | 'readingFailed',
    to: Addressee,
    values: Record<string, string>,
    token: string,
  ): MailContent => {
    const query = `?${new URLSearchParams({ token })}`
    return {
      ...compose(name, to, values, { unsubscribe: page(`/unsubscribe${query}`) }),
      unsubscribeUrl: page(`/api/contact/unsubscribe${query}`),
    }
  }

  return {
    ...reminderMails(composer),

    verification: ({ email }: Addressee, token: string) => compose('verification', { email }, verifying(token)),
    newLink: ({ email }: Addressee, token: string) => compose('newLink', { email }, verifying(token)),
    welcome: (to: Addressee) => compose('welcome', to, { tokens: WELCOME_TOKENS }, { coins: WELCOME_TOKENS }),
    passwordReset: ({ email }: Addressee, token: string) => compose('passwordReset', { email }, { token, goodFor: hours(RESET_LINK_MS) }),
    passwordChanged: (to: Addressee, { how, at }: Pick<EventData<'user.password-changed.v1'>, 'how' | 'at'>) =>
      compose('passwordChanged', to, { how, at: formatMoment(at) }),
    premiumGranted: (to: Addressee, until: Instant) => compose('premiumGranted', to, whenOf(until)),
    premiumEnding: (to: Addressee, until: Instant) => compose('premiumEnding', to, whenOf(until)),
    premiumSuspended: (to: Addressee) => compose('premiumSuspended', to),
    premiumEnded: (to: Addressee) => compose('premiumEnded', to),
    accountDeleted: (to: Addressee) => compose('accountDeleted', to),

    readingReady: (
      to: Addressee,
      { readingId, methodId }: Pick<EventData<'reading.generated.v1'>, 'readingId' | 'methodId'>,
      token: string,
    ) => aboutReading('readingReady', to, { reading: readingNames[methodId], readingId }, token),

    readingFailed: (
      to: Addressee,
      { methodId, tokensReturned }: Pick<EventData<'reading.failed.v1'>, 'methodId' | 'tokensReturned'>,
      token: string,
    ) => {
      const returned = tokensReturned > 0 ? 'returned' : 'none'
      return aboutReading('readingFailed', to, { reading: readingNames[methodId], tokenIs: returned, again: returned }, token)
    },

    receipt: (to: Addressee, payment: EventData<'payment.succeeded.v1'>) => {
      const { description, at, paymentId, receiptUrl } = payment
      const values = { sum: formatMoney(payment), description, day: formatDay(at), bought: boughtIn(payment), paymentId }
      return compose('receipt', to, values, {
        facts: factsOf(payment, 'Paid'),
        ...(receiptUrl && { button: { label: 'Open the Receipt', href: receiptUrl } }),
      })
    },

    paymentFailed: (to: Addressee, payment: EventData<'payment.failed.v1'>) =>
      compose('paymentFailed', to, { shop: boughtIn(payment) }, { facts: factsOf(payment, 'Not paid') }),

    refunded: (to: Addressee, refund: EventData<'payment.refunded.v1'>) => {
      const { how, tokens, description, paymentId } = refund
      return compose('refunded', to, {
        sum: formatMoney(refund),
        description,
        paymentId,
        happened: how,
        about: how,
        says: how,
        tokensSay: tokens === 0 ? 'none' : how,
        tokens: tokens === 1 ? 'One token' : `${tokens} tokens`,
        are: tokens === 1 ? 'one' : 'several',
      })
    },

    /** The mail of a gift, to an address that the giver typed. */
    gift: ({ firstName }: Addressee, { email, tokens, expiresAt }: EventData<'gift.sent.v1'>, code: string) => {
      const giver = plainName.test(firstName) ? firstName : 'Somebody'
      return compose('gift', { email }, { giver, readings: counted(tokens), day: formatDay(expiresAt), code }, { envelope: true })
    },

    giftOpened: (to: Addressee, { tokens, at }: EventData<'gift.opened.v1'>) =>
      compose('giftOpened', to, { readings: counted(tokens), day: formatDay(at) }),

    contactCopy: ({ name, email, message }: ContactBody, { premium }: { premium: boolean }): MailContent => {
      const values = { name, from: email, beginning: message.slice(0, 90), premium: premium ? 'premium' : 'free' }
      return {
        ...compose('contactCopy', { email: config.SUPPORT_ADDRESS }, values, { quote: message }),
        replyTo: email,
        ...(premium ? { priority: 'high' } : {}),
      }
    },

    contactConfirmation: ({ email }: ContactBody) => compose('contactConfirmation', { email }),
  }
}
export type MailTexts = ReturnType<typeof mailTexts>
