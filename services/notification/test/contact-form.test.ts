import { eventually } from '@sibyl/platform/testing/eventually'
import { openStage, type Stage } from './stage.ts'
import { inAnHour, registered } from './support.ts'

describe('the contact form', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  const eve = { name: 'Eve', email: 'eve@sibyl.example', message: 'Does the deck have 78 cards?' }
  const contact = (body: unknown) => stage.post('/contact/submit', body)
  const thanks = { success: true, message: "Message sent. We'll get back to you soon." }
  const figures = () => stage.parts.metrics.registry.metrics()

  it('forwards a message, and confirms it', async () => {
    const mails = [stage.next(), stage.next()]
    expect(await (await contact(eve)).json()).toEqual(thanks)
    const [one, two] = await Promise.all(mails)
    const byRecipient = new Map([one, two].map((mail) => [mail?.envelope.to[0], mail]))
    const copy = byRecipient.get('help@sibyl.example')
    expect(copy?.replyTo).toEqual([{ name: '', address: 'eve@sibyl.example' }])
    expect(copy?.from?.address).toBe('oracle@sibyl.example')
    expect(byRecipient.get('eve@sibyl.example')?.subject).toBe('We have your message')
    expect(await figures()).toContain('contact_messages_total{outcome="taken",service="notification"} 1')
  })

  describe('of a premium reader', () => {
    const asReader = (bearer: string, body: unknown = eve) =>
      stage.post('/contact/submit', body, { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` })
    const copyOf = async (sending: Promise<Response>) => {
      const mails = await Promise.all([stage.next(), stage.next(), sending])
      const [one, two, { status }] = mails
      expect(status).toBe(200)
      return [one, two].find((mail) => mail?.envelope.to[0] === 'help@sibyl.example')
    }
    const premium = async (premiumUntil: string | null, asOf = new Date().toISOString()): Promise<void> => {
      await stage.publish('subscription.changed.v1', { userId: 'reader-ada', subscriptionId: 's', premiumUntil, asOf })
    }

    beforeEach(async () => {
      const welcome = stage.next()
      await stage.publish('user.registered.v1', { ...registered, userId: 'reader-ada' })
      await welcome
      const granted = stage.next()
      await premium(inAnHour())
      await granted
    })

    it('reaches support marked as Premium', async () => {
      const copy = await copyOf(asReader('reader-ada'))
      expect(copy?.subject).toBe('[Premium] Contact form: Eve')
      expect(new Map(copy?.headers.map(({ key, value }) => [key, value])).get('importance')).toBe('High')
    })

    it('is recognized by the session and not by the typed address', async () => {
      const copy = await copyOf(contact({ ...eve, email: registered.email, name: 'Premium Eve' }))
      expect(copy?.subject).toBe('Contact form: Premium Eve')
      expect(copy?.headers.map(({ key }) => key)).not.toContain('importance')
    })

    it('is an ordinary one with another reader’s session, and is refused with a forged one', async () => {
      expect((await copyOf(asReader('reader-bob')))?.subject).toBe('Contact form: Eve')
      expect((await asReader('forged')).status).toBe(401)
    })

    it('is an ordinary one after Premium has ended', async () => {
      const ended = stage.next()
      await premium(null, inAnHour())
      await ended
      expect((await copyOf(asReader('reader-ada')))?.subject).toBe('Contact form: Eve')
    })
  })

  it('answers a bot that fills in the hidden field like anybody else, and sends nothing', async () => {
    const answer = await contact({ ...eve, website: 'https://spam.example' })
    expect([answer.status, await answer.json()]).toEqual([200, thanks])
    expect(await figures()).toContain('contact_messages_total{outcome="trapped",service="notification"} 1')
    expect(await stage.mails.count('byState', { state: 'queued' })).toBe(0)
    expect(stage.received()).toEqual([])
  })

  it('accepts the hidden field if it is empty', async () => {
    await contact({ ...eve, website: '' })
    await eventually(() => expect(stage.received()).toHaveLength(2))
  })

  it('F51 allows line breaks in a message, and makes no headers of them', async () => {
    const mails = [stage.next(), stage.next()]
    await contact({ ...eve, message: 'Hello there.\r\nBcc: bob@sibyl.example\r\n\r\n.\r\nRCPT TO:<bob@sibyl.example>' })
    for (const mail of await Promise.all(mails)) {
      expect(mail.envelope.to).toHaveLength(1)
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    }
    expect(stage.received()).toHaveLength(2)
  })

  it.each([
    ['two addresses', { email: 'eve@sibyl.example,bob@sibyl.example' }, 'Invalid email address'],
    ['two addresses in a list', { email: ['eve@sibyl.example', 'bob@sibyl.example'] }, 'Email is required'],
    ['a name in the address', { email: 'Eve <eve@sibyl.example>' }, 'Invalid email address'],
    ['a header in the address', { email: 'eve@sibyl.example\r\nBcc: bob@sibyl.example' }, 'Invalid email address'],
    [
      'a header in the name',
      { name: 'Eve\r\nBcc: bob@sibyl.example' },
      'Please use letters, spaces, hyphens and apostrophes only, and no web address',
    ],
    [
      'another line in the name',
      { name: 'Eve\u2028Bcc: bob@sibyl.example' },
      'Please use letters, spaces, hyphens and apostrophes only, and no web address',
    ],
    ['a list of names', { name: ['Eve', 'Bob'] }, 'Name is required'],
    [
      'the mark of a premium reader in the name',
      { name: '[Premium] Eve' },
      'Please use letters, spaces, hyphens and apostrophes only, and no web address',
    ],
    ['no name', { name: undefined }, 'Name is required'],
    ['an object for a message', { message: { $ne: 1 } }, 'Message is required'],
    ['too few words', { message: 'Hi' }, 'Message must be at least 10 characters'],
    ['an object where no person writes', { website: { $ne: 1 } }, 'Please check what you entered.'],
  ])('F51 refuses %s, and writes to nobody', async (_, wrong, message) => {
    const answer = await contact({ ...eve, ...wrong })
    expect(answer.status).toBe(400)
    const { error } = (await answer.json()) as { error: string }
    if (!('website' in wrong)) expect(error).toBe(message)
    expect(stage.received()).toEqual([])
  })
})
