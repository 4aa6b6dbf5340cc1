import { fillIn, type Values } from '@sibyl/platform/fill-in'
import type { NotificationConfig } from '../../config.ts'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import { html, text } from './layout.ts'
import type { MailText } from './mail-text.ts'
import { mailWords } from './mails.data.ts'

export type SenderConfig = Pick<NotificationConfig, 'PRODUCT_NAME' | 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>

/** Leave out `firstName` where the address is not verified: it may belong to anybody. */
type To = Pick<Addressee, 'email'> & { firstName?: string }

/** What composes the mails of one installation. */
export const mailComposer = ({ PRODUCT_NAME: product, PUBLIC_URL, SUPPORT_ADDRESS: support }: SenderConfig) => {
  const sender = { product, home: new URL(PUBLIC_URL).href, support }
  const mail = (to: string, subject: string, words: MailText): MailContent => ({
    to,
    subject,
    text: text(sender, words),
    html: html(sender, words),
  })
  const page = (path: string): string => new URL(path, PUBLIC_URL).href

  /** A mail of mails.yaml with these values; `more` adds to its parts. @throws Error for an unknown name, or a value that is not given */
  const compose = (name: string, { email, firstName }: To, values: Values = {}, more: Partial<MailText> = {}): MailContent => {
    const words = mailWords[name]
    if (!words) throw new Error(`there is no mail ${name}`)
    const { subject, preheader, title, paragraphs, button, closing, choices } = words
    const all: Values = { product, support, ...(firstName !== undefined && { firstName }), ...values }
    const choose = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (whole, key: string) => {
        const options = choices[key]
        if (!options) return whole
        const chosen = options[String(all[key])]
        if (chosen === undefined) throw new Error(`the mail ${name} has no choice "${all[key]}" for {${key}}`)
        return choose(chosen)
      })
    const fill = (text: string): string => fillIn(choose(text), all)
    const addressOf = (path: string): string =>
      page(fillIn(choose(path), Object.fromEntries(Object.entries(all).map(([key, value]) => [key, encodeURIComponent(value)]))))
    return mail(email, fill(subject), {
      preheader: fill(preheader),
      title: fill(title),
      paragraphs: paragraphs.map(fill).filter((paragraph) => paragraph !== ''),
      ...(button && { button: { label: button.label, href: addressOf(button.page), spelledOut: button.spelledOut } }),
      ...(closing !== undefined && { closing: fill(closing) }),
      ...more,
    })
  }
  return { mail, page, compose }
}
export type MailComposer = ReturnType<typeof mailComposer>
