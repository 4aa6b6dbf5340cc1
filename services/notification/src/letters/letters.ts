import { VERIFICATION_LINK_MS, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import type { ContactBody } from '@sibyl/contracts/http/contact'
import { HOUR } from '@sibyl/platform/time'
import type { NotificationConfig } from '../config.ts'
import type { Letter } from '../mails/mail.ts'
import type { Recipient } from '../recipients/recipient.ts'
import { html, text, type Words } from './layout.ts'

const HOURS = VERIFICATION_LINK_MS / HOUR

/** Every letter we write, in one place so that they keep one voice. */
export const letters = ({
  PRODUCT_NAME: product,
  PUBLIC_URL,
  SUPPORT_ADDRESS,
}: Pick<NotificationConfig, 'PRODUCT_NAME' | 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>) => {
  const letter = (to: string, subject: string, words: Words): Letter => ({
    to,
    subject,
    text: text(product, words),
    html: html(product, words),
  })
  const page = (path: string): string => new URL(path, PUBLIC_URL).href
  const verifyButton = (token: string) => ({ label: 'Verify My E-mail', href: page(`/verify-email?token=${encodeURIComponent(token)}`) })
  return {
    verification: ({ email, firstName }: Recipient, token: string): Letter =>
      letter(email, `Verify your e-mail for ${product}`, {
        preheader: `One click opens your account, with ${WELCOME_TOKENS} free tokens in it.`,
        title: `Welcome, ${firstName}`,
        paragraphs: [`Please confirm that this address is yours. It opens your account, with ${WELCOME_TOKENS} free tokens to begin with.`],
        button: verifyButton(token),
        closing: `The link is good for ${HOURS} hours and for one use. If you did not sign up, leave this letter be: unless the link is used, nothing happens.`,
      }),
    newLink: ({ email, firstName }: Recipient, token: string): Letter =>
      letter(email, `A new link to verify your e-mail for ${product}`, {
        preheader: 'Here is the new link. The one before it has stopped working.',
        title: `A new link, ${firstName}`,
        paragraphs: ['You asked for another link to verify your e-mail. Here it is; the one we sent before it no longer works.'],
        button: verifyButton(token),
        closing: `It is good for ${HOURS} hours and for one use. If you did not ask for it, leave this letter be.`,
      }),
    welcome: ({ email, firstName }: Recipient): Letter =>
      letter(email, `Welcome to ${product}: ${WELCOME_TOKENS} tokens are waiting`, {
        preheader: 'Your e-mail is verified. Each token unlocks one reading, and none expires.',
        title: `${WELCOME_TOKENS} tokens are waiting`,
        paragraphs: [
          `Thank you, ${firstName}. Your e-mail is verified, and ${WELCOME_TOKENS} free tokens are in your account. Each unlocks one reading, and they do not expire.`,
          'If you do not know where to begin, bring a question that has been with you for a while. The daily card is free, and there is a new one every day.',
        ],
        button: { label: 'Begin Your Reading', href: page('/') },
      }),
    contactCopy: ({ name, email, message }: ContactBody): Letter => ({
      ...letter(SUPPORT_ADDRESS, `Contact form: ${name}`, {
        preheader: message.slice(0, 90),
        title: `${name} writes`,
        paragraphs: [`From ${email}. Answering this mail answers them.`],
        quote: message,
      }),
      replyTo: email,
    }),
    /** Nobody has shown that the address is theirs, so nothing the sender typed goes there: it would make us a courier of spam. */
    contactConfirmation: ({ email }: ContactBody): Letter =>
      letter(email, 'We have your message', {
        preheader: 'We read every message and will get back to you soon.',
        title: 'We have your message',
        paragraphs: ['Thank you for writing. A person reads every message, and the answer will come to this address.'],
        closing: 'If you did not write to us, somebody entered your address by mistake, and you need do nothing.',
      }),
  }
}
export type Letters = ReturnType<typeof letters>
