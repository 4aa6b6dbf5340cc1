import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { NotificationConfig } from '../config.ts'
import type { Mailer } from '../mails/mailer.ts'

const TIMEOUT_MS = 10_000

/** Mail by SMTP, over a few connections that are kept. */
export const smtpMailer = ({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<NotificationConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Mailer => {
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    // Letters hold text of readers: nothing in them may make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = new URL(PUBLIC_URL).hostname
  return {
    async send(id, { to, replyTo, subject, text, html }) {
      // SMTP cannot tell a lost confirmation from a lost mail, so a crash at the wrong moment sends twice; the same Message-ID shows it.
      const messageId = `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        messageId,
      })
    },
    async close() {
      transport.close()
    },
  }
}
