import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { NotificationConfig } from '../config.ts'
import { type Mailer, NotTaken } from './mailer.ts'

const TIMEOUT_MS = 10_000

/** Replies to RCPT that concern the mailbox itself; other 5yz replies mostly concern our own setup, which an operator can fix. */
const NO_SUCH_MAILBOX = new Set([550, 551, 553])

type SmtpFault = { code?: string; command?: string; responseCode?: number }

const notTaken = (error: unknown): NotTaken => {
  const { code = 'unknown', command = '', responseCode = 0 } = error as SmtpFault
  const reason = [code, command, responseCode || ''].filter(Boolean).join(' ')
  return new NotTaken(reason, { forGood: command === 'RCPT TO' && NO_SUCH_MAILBOX.has(responseCode) })
}

/** One-click unsubscribe: a button of the mail program, which calls the address with one POST (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

/** Sends mails by SMTP over a small connection pool; nodemailer is loaded for the first one. */
export const smtpMailer = ({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<NotificationConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Mailer => {
  let transport: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: 4,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: 2 * TIMEOUT_MS,
      // Mails hold text of readers: nothing in them may make the mailer read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      // Mail programs show a picture that is attached, and few one that is written into the HTML.
      attachDataUrls: true,
    })
  }
  const domain = new URL(PUBLIC_URL).hostname
  return {
    async send(id, { to, replyTo, subject, priority, text, html, unsubscribeUrl }) {
      // SMTP cannot tell a lost confirmation from a lost mail, so a crash at the wrong moment sends twice; the same Message-ID shows it.
      const messageId = `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`
      try {
        transport ??= open()
        await (await transport).sendMail({
          from: MAIL_FROM,
          // As an object, an address is one address: a comma in it never makes two.
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          ...(priority ? { priority } : {}),
          text,
          html,
          messageId,
          ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
        })
      } catch (error) {
        throw notTaken(error)
      }
    },
    async close() {
      const opened = await transport
      opened?.close()
    },
  }
}
