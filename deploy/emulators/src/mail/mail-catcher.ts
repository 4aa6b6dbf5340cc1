import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { newId } from '@sibyl/platform/ids'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Router } from 'express'
import type { Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { mailbox } from './mailbox.ts'
import { MAX_MESSAGES, type Messages, messageCollection } from './message.ts'

export type MailCatcher = { port: number; router: Router; close(): Promise<void> }

type Options = { store: Store; host: string; port: number; clock: Clock }

const MAX_BYTES = 5_000_000
/** How long a client that stays connected can delay the shutdown. */
const PARTING_MS = 1000

/** Receives a whole mail. One that is too large is read to its end, as SMTP requires, but not stored. @throws with reply 552 */
const read = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer)
  if (stream.sizeExceeded) throw Object.assign(new Error('the mail is too large'), { responseCode: 552 })
  return Buffer.concat(parts)
}

const keepNewest = async (messages: Messages): Promise<void> => {
  for (const { _id } of await messages.find('byDate', { box: 'in' }, { skip: MAX_MESSAGES })) await messages.erase(_id)
}

/** The HTML with the pictures that are attached to the mail: a browser does not know them by `cid:`. */
const withPictures = ({ html = '', attachments }: Email): string =>
  attachments.reduce((page, { contentId = '', mimeType, content }) => {
    return contentId ? page.replaceAll(`cid:${contentId.slice(1, -1)}`, () => `data:${mimeType};base64,${content}`) : page
  }, html)

/** A real SMTP server that stores every mail instead of delivering it, and shows the mails at `router`. Mails survive a restart. */
export const startMailCatcher = async ({ store, host, port, clock }: Options): Promise<MailCatcher> => {
  const messages = await store.collection(messageCollection)
  let counted = 0

  const keep = async (raw: Buffer, recipients: readonly string[]): Promise<void> => {
    const { default: PostalMime } = await import('postal-mime')
    const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
    const { from, subject = '', text = '' } = mail
    const html = withPictures(mail)
    const date = clock.now()
    counted += 1
    const order = `${date}#${String(counted).padStart(9, '0')}`
    const to = recipients.join(', ').toLowerCase()
    await messages.create({
      next: { _id: newId('mail'), version: 0, box: 'in', to, from: from?.address ?? '', subject, text, html, date, order },
    })
    await keepNewest(messages)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    closeTimeout: PARTING_MS,
    onData(stream, session, done) {
      read(stream)
        .then((raw) =>
          keep(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(
          () => done(),
          (error: Error) => done(error),
        )
    },
  })
  // A client that hangs up in the middle of a mail gets no reply, so it knows that the mail was not accepted. Without a listener the error
  // would end the process. A port in use still rejects below.
  server.on('error', () => undefined)
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  await listening
  return {
    port: (server.server.address() as AddressInfo).port,
    router: mailbox(messages),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
