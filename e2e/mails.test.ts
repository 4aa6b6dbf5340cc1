import { easyLimits } from './support/easy-limits.ts'
import { type Product, startProduct } from './support/product.ts'
import { call, eventually, linkTokenIn, mailTo, newReader, password, type SignedIn, tarot } from './support/reader.ts'

describe('mails, over HTTP', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ ...easyLimits, MODEL_TOKENS_PER_SECOND: '400' })
  })
  afterAll(() => product.close())

  /** Follows a reading until its first words, leaves, and waits until it is written. */
  const leaveReading = async ({ token }: SignedIn, key: string): Promise<string> => {
    const leaving = new AbortController()
    const response = await fetch(`${product.url}/api/divination/reading/tarot`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(tarot()),
      signal: leaving.signal,
    })
    const { value } = (await response.body?.getReader().read()) ?? {}
    leaving.abort()
    const id = /"_id":"(\w[\w-]+)"/.exec(new TextDecoder().decode(value))?.[1] ?? ''
    await eventually(async () => {
      const { body } = await call(product, `/api/divination/reading/${id}`, { token })
      return (body.reading as { status: string }).status === 'done' || undefined
    })
    return id
  }
  const ownMails = async ({ token }: SignedIn) =>
    (await call(product, '/api/contact/own-data', { token })).body as { wishes: { readingReadyMails: boolean }; mails: { kind: string }[] }

  it('tell a reader who left that the reading is ready, until they unsubscribe', async () => {
    const reader = await newReader(product, 'leaves@sibyl.example')
    const id = await leaveReading(reader, 'first')
    const mail = await mailTo(product, reader.email, /^Your tarot reading is ready$/)
    expect(mail.text).toContain(`/reading/view/${id}`)
    expect(mail.text).not.toContain('studio')
    const oneClick = await call(product, `/api/contact/unsubscribe?token=${linkTokenIn(mail)}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(oneClick).toMatchObject({ status: 200, body: { success: true } })
    await leaveReading(reader, 'second')
    // A later mail has arrived, so a mail about the reading would have arrived before it.
    await call(product, '/api/auth/forgot-password', { body: { email: reader.email } })
    await mailTo(product, reader.email, /^Choose a new password/)
    const { wishes, mails } = await ownMails(reader)
    expect(wishes.readingReadyMails).toBe(false)
    expect(mails.filter(({ kind }) => kind === 'reading-ready')).toHaveLength(1)
  })

  it('bring the link to choose a new password, and confirm the change', async () => {
    const reader = await newReader(product, 'forgets@sibyl.example')
    await call(product, '/api/auth/forgot-password', { body: { email: reader.email } })
    const token = linkTokenIn(await mailTo(product, reader.email, /^Choose a new password/))
    expect((await call(product, '/api/auth/reset-password', { body: { token, password: `${password}-new` } })).status).toBe(200)
    const told = await mailTo(product, reader.email, /^Your password for Sibyl was changed$/)
    expect(told.text).toMatch(/was changed on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC\./)
    expect(told.text).toContain('/forgot-password')
  })
})
