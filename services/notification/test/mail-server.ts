import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = Email & { envelope: { from: string; to: string[] } }

export type MailServer = {
  url: string
  port: number
  received: Received[]
  /** The next incoming mail. */
  next(): Promise<Received>
  close(): Promise<void>
}

type Options = { port?: number; knows?: (address: string) => boolean }

/** A real mail server for a test. On a given port it can replace one that was closed. */
export const openMailServer = async ({ port = 0, knows = () => true }: Options = {}): Promise<MailServer> => {
  const received: Received[] = []
  const waiting: ((mail: Received) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Mailers hold their connections open; closing the server does not wait for them.
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      // Like real servers, it names the address in its reply.
      done(knows(address) ? null : Object.assign(new Error(`no such mailbox: ${address}`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const mail = {
          ...(await PostalMime.parse(Buffer.concat(parts))),
          envelope: { from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address) },
        }
        received.push(mail)
        waiting.shift()?.(mail)
        done()
      })
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
