import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Writable } from 'node:stream'
import type { Service } from '@sibyl/platform/lifecycle/service'
import { createLogger } from '@sibyl/platform/logging/logger'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { LEASE_MS, lease, mailCollection, queued } from '../src/delivery/mail.ts'
import type { Mailer } from '../src/delivery/mailer.ts'
import { smtpMailer } from '../src/delivery/smtp-mailer.ts'
import { notification } from '../src/service.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { anEvent, configFor, registered } from './support.ts'

const content = { to: 'ada@sibyl.example', subject: 's', text: 't', html: '<p>t</p>' }

describe('the delivery of mails', () => {
  const mailers: Mailer[] = []
  const servers: { close(): Promise<void> }[] = []

  const open = async (options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> => {
    const server = await openMailServer(options)
    servers.push(server)
    return server
  }
  const mailerFor = (url: string): Mailer => {
    const mailer = smtpMailer(configFor(url))
    mailers.push(mailer)
    return mailer
  }
  const replica = (parts: ReturnType<typeof testParts>, url: string): Promise<Service> =>
    notification({ ...parts, config: configFor(url), mailer: mailerFor(url) })
  const deliverDue = (service: Service): Promise<unknown> => Promise.all((service.jobs ?? []).map(({ run }) => run()))
  const hear = (service: Service, user: string): Promise<void> | undefined =>
    service.subscriptions?.['user.registered.v1']?.(
      anEvent('user.registered.v1', { ...registered, userId: user, linkId: user, email: `${user}@sibyl.example` }),
    )

  afterEach(async () => {
    await Promise.all(mailers.splice(0).map((mailer) => mailer.close()))
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })

  it('sends each of many mails once, though two replicas poll for due ones all the time', async () => {
    const server = await open()
    const parts = testParts('notification')
    const [one, two] = [await replica(parts, server.url), await replica(parts, server.url)]
    const users = Array.from({ length: 40 }, (_, index) => `reader-${index}`)
    for (const user of users) {
      await hear(one, user)
      await Promise.all([deliverDue(one), deliverDue(two)])
    }
    const mails = await parts.store.collection(mailCollection)
    await eventually(async () => expect(await mails.count('byState', { state: 'sent' })).toBe(users.length))
    const recipients = server.received.flatMap(({ envelope }) => envelope.to)
    expect(recipients.toSorted()).toEqual(users.map((user) => `${user}@sibyl.example`).toSorted())
  })

  it('retries a mail whose sender crashed, once its lease ends', async () => {
    const server = await open()
    const clock = testClock()
    const parts = testParts('notification', { clock })
    const mails = await parts.store.collection(mailCollection)
    await mails.create(queued({ id: 'm', kind: 'welcome' }, content, clock.now()))
    await mails.change('m', lease.claim('a sender that has died', clock.now()))
    const service = await replica(parts, server.url)
    await deliverDue(service)
    expect(await mails.get('m')).toMatchObject({ attempt: 'a sender that has died' })
    clock.advance(LEASE_MS)
    const mail = server.next()
    await deliverDue(service)
    expect((await mail).envelope.to).toEqual(['ada@sibyl.example'])
  })

  it('uses the same Message-ID when a mail has to be sent twice', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    for (const id of ['m', 'm', 'other']) await mailer.send(id, content)
    const [first, second, other] = server.received.map(({ messageId }) => messageId)
    expect(first).toBe(second)
    expect(first).toMatch(/^<[0-9a-f]{32}@sibyl\.example>$/)
    expect(other).not.toBe(first)
  })

  it('F35 gives up on a mailbox that does not exist, and logs no address', async () => {
    const server = await open({ knows: () => false })
    let log = ''
    const lines = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const parts = testParts('notification', { logger: createLogger('notification', 'trace', lines) })
    const service = await replica(parts, server.url)
    await hear(service, 'nobody')
    const mails = await parts.store.collection(mailCollection)
    await eventually(async () => expect(await mails.get('verification/nobody')).toMatchObject({ state: 'given-up', attempts: 1 }))
    await eventually(() => expect(log).toContain('EENVELOPE RCPT TO 550'))
    expect(log).not.toContain('nobody@')
  })

  it('ends while the mail server hangs, and loses no mail', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    const connected = once(silent, 'connection')
    await once(silent, 'listening')
    servers.push({ close: () => new Promise((resolve) => silent.close(() => resolve())) })
    const parts = testParts('notification')
    const service = await replica(parts, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)
    await hear(service, 'ada')
    const [socket] = await connected
    await service.close?.()
    // The server still hangs: it has neither answered nor hung up.
    expect(socket.destroyed).toBe(false)
    const mails = await parts.store.collection(mailCollection)
    expect(await mails.get('verification/ada')).toMatchObject({ state: 'queued', content: { to: 'ada@sibyl.example' } })
    socket.destroy()
  })

  it.each(['a@x.example,b@y.example', 'a@x.example\r\nBcc: b@y.example', 'a@x.example>\r\nRCPT TO:<b@y.example'])(
    'F51 makes no second recipient of %j, even had it come this far',
    async (to) => {
      const server = await open()
      await expect(mailerFor(server.url).send('m', { ...content, to })).rejects.toMatchObject({ name: 'NotTaken' })
      expect(server.received).toEqual([])
    },
  )

  it('F51 makes no header of a line break in a subject or a reply address', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    await mailer.send('m', { ...content, subject: 'One\r\nBcc: b@y.example', replyTo: 'a@x.example\r\nBcc: b@y.example' })
    const [mail] = server.received
    expect(mail?.envelope.to).toEqual(['ada@sibyl.example'])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})
