import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import { type RunningService, startService } from '@sibyl/platform/lifecycle/service'
import { linkToken } from '@sibyl/platform/link-tokens'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { smtpMailer } from '../src/adapters/smtp-mailer.ts'
import { mailCollection } from '../src/mails/mail.ts'
import { notification } from '../src/service.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { anEvent, configFor, LINK_SECRET, registered } from './support.ts'

describe('notification', () => {
  let server: MailServer
  let running: RunningService
  let parts: ReturnType<typeof testParts>

  beforeEach(async () => {
    server = await openMailServer()
    parts = testParts('notification')
    const config = configFor(server.url)
    const mailer = smtpMailer(config)
    const service = await notification({ ...parts, config, mailer })
    running = await startService(
      {
        ...service,
        close: async () => {
          await service.close?.()
          await mailer.close()
        },
      },
      parts,
      { name: 'notification', host: '127.0.0.1', port: 0 },
    )
  })
  afterEach(async () => {
    await running.close()
    await server.close()
  })

  const publish = <T extends EventType>(type: T, data: EventData<T>, id?: string) => parts.bus.publish(anEvent(type, data, id) as Event)
  const contact = (body: unknown) =>
    fetch(`http://127.0.0.1:${running.http.port}/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('sends a new account the link that auth will know', async () => {
    const mail = server.next()
    await publish('user.registered.v1', registered)
    expect(await mail).toMatchObject({ envelope: { to: ['ada@sibyl.example'] }, subject: 'Verify your e-mail for Sibyl' })
    expect((await mail).text).toContain(`https://sibyl.example/verify-email?token=${linkToken(LINK_SECRET, 'link_1')}`)
  })

  it('sends one mail for an event that comes three times', async () => {
    const first = server.next()
    await publish('user.registered.v1', registered, 'same')
    await first
    await publish('user.registered.v1', registered, 'same')
    await publish('user.registered.v1', registered, 'same')
    const welcome = server.next()
    await publish('user.verified.v1', { userId: 'u' })
    expect((await welcome).subject).toContain('3 tokens')
    expect(server.received).toHaveLength(2)
  })

  it('waits for a recipient it does not know yet', async () => {
    const welcomed = publish('user.verified.v1', { userId: 'u' })
    const mails = [server.next(), server.next()]
    await publish('user.registered.v1', registered)
    await welcomed
    const subjects = (await Promise.all(mails)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Verify your e-mail for Sibyl', 'Welcome to Sibyl: 3 tokens are waiting'])
  })

  it('sends a new link to whom it knows', async () => {
    const mails = [server.next(), server.next()]
    await publish('user.registered.v1', registered)
    await publish('user.verification-requested.v1', { userId: 'u', linkId: 'link_2', expiresAt: registered.expiresAt })
    const sent = await Promise.all(mails)
    const newLink = sent.find(({ subject }) => subject === 'A new link to verify your e-mail for Sibyl')
    expect(newLink?.envelope.to).toEqual(['ada@sibyl.example'])
    expect(newLink?.text).toContain(`token=${linkToken(LINK_SECRET, 'link_2')}`)
  })

  it('F35 keeps no address and no words of a mail that is sent', async () => {
    const mail = server.next()
    await publish('user.registered.v1', registered)
    await mail
    const mails = await parts.store.collection(mailCollection)
    await eventually(async () => expect(await mails.get('verification/link_1')).toMatchObject({ state: 'sent' }))
    expect(JSON.stringify(await mails.get('verification/link_1'))).not.toMatch(/ada|Ada|token=/)
  })

  it('keeps a mail while the mail server is away, and sends it once when it is back', async () => {
    const { port } = server
    await server.close()
    await publish('user.registered.v1', registered)
    server = await openMailServer({ port })
    expect((await server.next()).envelope.to).toEqual(['ada@sibyl.example'])
    expect(server.received).toHaveLength(1)
  }, 20_000)

  it('passes a message of the contact form on, and confirms it', async () => {
    const mails = [server.next(), server.next()]
    const answer = await contact({ name: 'Eve', email: 'eve@sibyl.example', message: 'Does the deck have 78 cards?' })
    expect(await answer.json()).toEqual({ success: true, message: "Message sent. We'll get back to you soon." })
    const [one, two] = await Promise.all(mails)
    const byRecipient = new Map([one, two].map((mail) => [mail?.envelope.to[0], mail]))
    expect(byRecipient.get('help@sibyl.example')?.replyTo?.[0]?.address).toBe('eve@sibyl.example')
    expect(byRecipient.get('help@sibyl.example')?.from?.address).toBe('oracle@sibyl.example')
    expect(byRecipient.get('eve@sibyl.example')?.subject).toBe('We have your message')
  })

  it.each([
    [
      'two addresses',
      { name: 'Eve', email: 'eve@sibyl.example,bob@sibyl.example', message: 'Ten characters and more' },
      'Invalid email address',
    ],
    [
      'a header in the name',
      { name: 'Eve\r\nBcc: bob@sibyl.example', email: 'eve@sibyl.example', message: 'Ten characters and more' },
      'Please write your name on one line',
    ],
    [
      'a header in the address',
      { name: 'Eve', email: 'eve@sibyl.example\r\nBcc: bob@sibyl.example', message: 'Ten characters and more' },
      'Invalid email address',
    ],
    ['too few words', { name: 'Eve', email: 'eve@sibyl.example', message: 'Hi' }, 'Message must be at least 10 characters'],
    ['no name', { email: 'eve@sibyl.example', message: 'Ten characters and more' }, 'Name is required'],
  ])('F51 refuses a contact form with %s, and writes to nobody', async (_, body, message) => {
    const answer = await contact(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: message })
    expect(server.received).toHaveLength(0)
  })
})
