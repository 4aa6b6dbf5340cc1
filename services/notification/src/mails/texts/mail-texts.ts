import { RESET_LINK_MS, VERIFICATION_LINK_MS, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import type { EventData } from '@sibyl/contracts/events/events'
import type { ContactBody } from '@sibyl/contracts/http/contact-body'
import { HOUR, type Instant } from '@sibyl/platform/time'
import type { NotificationConfig } from '../../config.ts'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import { formatDay, formatMoment, readingNames } from './formats.ts'
import { giftTexts } from './gift-texts.ts'
import { html, text } from './layout.ts'
import type { MailText } from './mail-text.ts'
import { paymentTexts } from './payment-texts.ts'
import { reminderMails } from './reminder-texts.ts'

const hours = (milliseconds: number): string => (milliseconds === HOUR ? 'one hour' : `${milliseconds / HOUR} hours`)

/** The texts of all mails, in one place so that they share one voice. */
export const mailTexts = ({
  PRODUCT_NAME: product,
  PUBLIC_URL,
  SUPPORT_ADDRESS,
}: Pick<NotificationConfig, 'PRODUCT_NAME' | 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>) => {
  const sender = { product, home: new URL(PUBLIC_URL).href, support: SUPPORT_ADDRESS }
  const mail = (to: string, subject: string, words: MailText): MailContent => ({
    to,
    subject,
    text: text(sender, words),
    html: html(sender, words),
  })
  const page = (path: string, token?: string): string =>
    new URL(token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`, PUBLIC_URL).href
  const verifyButton = (token: string) => ({ label: 'Verify My Email', href: page('/verify-email', token), spelledOut: true })

  /** A mail to a reader who left, which they can unsubscribe from. */
  const readyMail = (to: string, title: string, token: string, words: Omit<MailText, 'title'>): MailContent => ({
    ...mail(to, title, { title, ...words, unsubscribe: page('/unsubscribe', token) }),
    unsubscribeUrl: page('/api/contact/unsubscribe', token),
  })

  return {
    ...paymentTexts({ product, support: SUPPORT_ADDRESS, mail, page }),
    ...reminderMails({ mail, page }),
    ...giftTexts({ product, support: SUPPORT_ADDRESS, mail, page }),

    // Until its link is used, an address may belong to anybody: mails with a link contain nothing that somebody has typed.
    verification: ({ email }: Addressee, token: string): MailContent =>
      mail(email, `Verify your email for ${product}`, {
        preheader: 'One click opens your account.',
        title: `Welcome to ${product}`,
        paragraphs: [
          `Please confirm that this address is yours. It opens your account; a mailbox that is new to us begins with ${WELCOME_TOKENS} free tokens.`,
        ],
        button: verifyButton(token),
        closing: `The link is good for ${hours(VERIFICATION_LINK_MS)} and for one use. If you did not sign up, you can ignore this email: nothing happens unless the link is used.`,
      }),

    newLink: ({ email }: Addressee, token: string): MailContent =>
      mail(email, `A new link to verify your email for ${product}`, {
        preheader: 'Here is the new link. The one before it has stopped working.',
        title: 'A new link',
        paragraphs: ['You asked for another link to verify your email. Here it is; the one we sent before it no longer works.'],
        button: verifyButton(token),
        closing: `It is good for ${hours(VERIFICATION_LINK_MS)} and for one use. If you did not ask for it, you can ignore this email.`,
      }),

    welcome: ({ email, firstName }: Addressee): MailContent =>
      mail(email, `Welcome to ${product}`, {
        preheader: 'Your email is verified. Each token unlocks one reading, and none expires.',
        title: 'Your account is open',
        coins: WELCOME_TOKENS,
        paragraphs: [
          `Thank you, ${firstName}. Your email is verified. If this mailbox is new to us, ${WELCOME_TOKENS} free tokens are in your wallet. Each unlocks one reading, and they do not expire.`,
          'If you do not know where to begin, bring a question that has been with you for a while. The daily card is free, and there is a new one every day.',
        ],
        button: { label: 'Begin Your Reading', href: page('/') },
      }),

    passwordReset: ({ email }: Addressee, token: string): MailContent =>
      mail(email, `Choose a new password for ${product}`, {
        preheader: `The link is good for ${hours(RESET_LINK_MS)} and for one use.`,
        title: 'Choose a new password',
        paragraphs: ['Somebody asked for a new password for your account. If it was you, choose one here.'],
        button: { label: 'Choose a New Password', href: page('/reset-password', token), spelledOut: true },
        closing: `The link is good for ${hours(RESET_LINK_MS)} and for one use. If you did not ask for it, you can ignore this email: your password stays as it is.`,
      }),

    passwordChanged: (
      { email, firstName }: Addressee,
      { how, at }: Pick<EventData<'user.password-changed.v1'>, 'how' | 'at'>,
    ): MailContent =>
      mail(email, `Your password for ${product} was changed`, {
        preheader: `On ${formatMoment(at)}. If it was you, there is nothing to do.`,
        title: 'Your password was changed',
        paragraphs: [
          `${firstName}, the password of your account was changed on ${formatMoment(at)}. ${
            how === 'reset'
              ? 'It was chosen through a link that we mailed to you, and every device was signed out.'
              : 'Every other device was signed out.'
          }`,
          'If it was you, there is nothing to do. If it was not, choose another password now: that signs everybody out.',
        ],
        button: { label: 'Choose Another Password', href: page('/forgot-password') },
        closing: `If somebody may be reading your mail as well, change the password there first. We can help: ${SUPPORT_ADDRESS}.`,
      }),

    premiumGranted: ({ email, firstName }: Addressee, until: Instant): MailContent =>
      mail(email, `Your ${product} subscription is active`, {
        preheader: `Premium is yours until ${formatDay(until)}.`,
        title: 'Your subscription is active',
        paragraphs: [
          `Thank you, ${firstName}. Premium is yours until ${formatMoment(until)}. Until then every reading is open to you, and takes no token.`,
          'You can see it, change it or end it in your profile at any time.',
        ],
        button: { label: 'Open My Profile', href: page('/profile') },
      }),

    premiumEnding: ({ email, firstName }: Addressee, until: Instant): MailContent =>
      mail(email, `Your ${product} subscription ends on ${formatDay(until)}`, {
        preheader: 'It will not be renewed. Until then every reading stays open to you.',
        title: `Premium until ${formatDay(until)}`,
        paragraphs: [
          `${firstName}, your subscription will not be renewed. Until ${formatMoment(until)} every reading stays open to you, and takes no token.`,
          'After that your readings stay in your history, and tokens you have left stay yours. Should you change your mind before, you can keep the subscription in your profile.',
        ],
        button: { label: 'Open My Profile', href: page('/profile?tab=subscription') },
      }),

    premiumSuspended: ({ email, firstName }: Addressee): MailContent =>
      mail(email, `Your ${product} subscription is on hold`, {
        preheader: 'A payment for it is disputed with your bank.',
        title: 'Your subscription is on hold',
        paragraphs: [
          `${firstName}, a payment for your subscription is disputed with your bank. Until the bank has decided, Premium is on hold. If the payment stands, Premium comes back; if it does not, the subscription ends.`,
          'Your readings stay in your history, and tokens you have left stay yours.',
        ],
        button: { label: 'Open My Profile', href: page('/profile?tab=subscription') },
        closing: `If you did not dispute it, write to ${SUPPORT_ADDRESS}.`,
      }),

    premiumEnded: ({ email, firstName }: Addressee): MailContent =>
      mail(email, `Your ${product} subscription has ended`, {
        preheader: 'Your readings and your tokens stay with you.',
        title: 'Your subscription has ended',
        paragraphs: [
          `${firstName}, thank you for the time you were with us. Your readings stay in your history, and tokens you have left stay yours.`,
          'The daily card is still free. Should you want premium again, you can choose a plan at any time.',
        ],
        button: { label: 'See the Plans', href: page('/pricing#subscription') },
      }),

    /** Names only the method of the reading: others may see a list of mails. */
    readingReady: (
      { email, firstName }: Addressee,
      { readingId, methodId }: Pick<EventData<'reading.generated.v1'>, 'readingId' | 'methodId'>,
      token: string,
    ): MailContent => {
      return readyMail(email, `Your ${readingNames[methodId]} is ready`, token, {
        preheader: 'It was written while you were away, and waits for you in your history.',
        paragraphs: [`${firstName}, you left before your reading was finished. It is written now, and waits for you in your history.`],
        button: { label: 'Open My Reading', href: page(`/reading/view/${encodeURIComponent(readingId)}`) },
      })
    },

    /** Says nothing of the reason: it is shown with the reading, to its reader only. */
    readingFailed: (
      { email, firstName }: Addressee,
      { methodId, tokensReturned }: Pick<EventData<'reading.failed.v1'>, 'methodId' | 'tokensReturned'>,
      token: string,
    ): MailContent => {
      const returned = tokensReturned > 0
      return readyMail(email, `Your ${readingNames[methodId]} could not be written`, token, {
        preheader: returned ? 'Your token is back in your wallet.' : 'It took no token.',
        paragraphs: [
          `${firstName}, you left before your reading was finished, and we were not able to finish it. We are sorry.`,
          returned
            ? 'Your token is back in your wallet, and you can use it for another reading at any time.'
            : 'It took no token, and you can ask for another reading at any time.',
        ],
        button: { label: 'Ask Again', href: page('/') },
      })
    },

    /** The last mail. It asks for nothing and links only to support. */
    accountDeleted: ({ email, firstName }: Addressee): MailContent =>
      mail(email, `Your ${product} account is deleted`, {
        preheader: 'This is the last email from us. Thank you for your time here.',
        title: `Goodbye, ${firstName}`,
        paragraphs: [
          'Your account is deleted, and with it your readings, your tokens and everything you told us. None of it can be brought back. If you had a subscription, it is cancelled.',
          'Thank you for the time you spent here. Should you ever want to come back, you are welcome to begin anew.',
        ],
        closing: `This is the last email from us. If you did not delete the account, write to ${SUPPORT_ADDRESS}.`,
      }),

    contactCopy: ({ name, email, message }: ContactBody, { premium }: { premium: boolean }): MailContent => ({
      ...mail(SUPPORT_ADDRESS, `${premium ? '[Premium] ' : ''}Contact form: ${name}`, {
        preheader: message.slice(0, 90),
        title: `${name} writes`,
        paragraphs: [`From ${email}. A reply to this mail goes to them.`],
        quote: message,
      }),
      replyTo: email,
      ...(premium ? { priority: 'high' } : {}),
    }),

    /** The address is unverified, so the mail contains nothing the sender typed: otherwise strangers could send spam through us. */
    contactConfirmation: ({ email }: ContactBody): MailContent =>
      mail(email, 'We have your message', {
        preheader: 'We read every message and will get back to you soon.',
        title: 'We have your message',
        paragraphs: ['Thank you for writing. A person reads every message, and the answer will come to this address.'],
        closing: 'If you did not write to us, somebody entered your address by mistake, and you need do nothing.',
      }),
  }
}
export type MailTexts = ReturnType<typeof mailTexts>
