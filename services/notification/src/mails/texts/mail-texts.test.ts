import { type MailTexts, mailTexts } from './mail-texts.ts'
import { aPayment as payment } from './payment.fixture.ts'

const write = mailTexts({ PRODUCT_NAME: 'Sibyl', PUBLIC_URL: 'https://sibyl.example', SUPPORT_ADDRESS: 'help@sibyl.example' })
const ada = { _id: 'u', version: 1, email: 'ada@sibyl.example', firstName: 'Ada' }
const hostile = { ...ada, firstName: '<img src=x onerror=alert(1)>"\'&' }
const message = { name: 'Eve', email: 'eve@sibyl.example', message: '<b>Hello</b> there\r\n<script>x</script>' }
const changed = { how: 'changed', at: '2027-03-01T12:05:00.000Z' } as const
const ready = { readingId: 'rd_1', methodId: 'tarot' } as const

type ToReader = Exclude<keyof MailTexts, 'contactCopy' | 'contactConfirmation'>
const toReader = {
  verification: (to) => write.verification(to, 'id.mac'),
  newLink: (to) => write.newLink(to, 'id.mac'),
  welcome: write.welcome,
  passwordReset: (to) => write.passwordReset(to, 'id.mac'),
  passwordChanged: (to) => write.passwordChanged(to, changed),
  premiumGranted: (to) => write.premiumGranted(to, '2027-04-01T09:30:00.000Z'),
  premiumEnding: (to) => write.premiumEnding(to, '2027-04-01T09:30:00.000Z'),
  premiumSuspended: write.premiumSuspended,
  premiumEnded: write.premiumEnded,
  receipt: (to) => write.receipt(to, { ...payment, receiptUrl: 'https://pay.example/r/1' }),
  paymentFailed: (to) => write.paymentFailed(to, payment),
  refunded: (to) => write.refunded(to, { ...payment, refundId: 're_1', how: 'refund' }),
  gift: (to) =>
    write.gift(to, { userId: 'u', giftId: 'gift_1', email: to.email, tokens: 5, expiresAt: '2028-03-01T10:00:00.000Z' }, 'gift_1.mac'),
  giftOpened: (to) => write.giftOpened(to, { userId: 'u', giftId: 'gift_1', tokens: 5, at: '2027-03-01T12:05:00.000Z' }),
  readingReady: (to) => write.readingReady(to, ready, 'u.mac'),
  readingFailed: (to) => write.readingFailed(to, { methodId: 'tarot', tokensReturned: 1 }, 'u.mac'),
  reminder: (to) => write.reminder(to, { kind: 'morning', isLast: true, readingId: '', token: 'u.mac' }),
  accountDeleted: write.accountDeleted,
} satisfies Record<ToReader, (to: typeof ada) => unknown>

describe('mails', () => {
  it.each<[ToReader, string, ...string[]]>([
    ['verification', 'Verify your email for Sibyl', 'https://sibyl.example/verify-email?token=id.mac', '24 hours'],
    ['newLink', 'A new link to verify your email for Sibyl', 'https://sibyl.example/verify-email?token=id.mac', '24 hours'],
    ['welcome', 'Welcome to Sibyl', 'https://sibyl.example/', '3 free tokens'],
    ['passwordReset', 'Choose a new password for Sibyl', 'https://sibyl.example/reset-password?token=id.mac', 'one hour'],
    ['passwordChanged', 'Your password for Sibyl was changed', 'https://sibyl.example/forgot-password', 'March 1, 2027 at 12:05 PM UTC'],
    ['premiumGranted', 'Your Sibyl subscription is active', 'https://sibyl.example/profile', 'until April 1, 2027 at 9:30 AM UTC'],
    [
      'premiumEnding',
      'Your Sibyl subscription ends on April 1, 2027',
      'https://sibyl.example/profile?tab=subscription',
      'will not be renewed',
      'Until April 1, 2027 at 9:30 AM UTC',
    ],
    ['premiumSuspended', 'Your Sibyl subscription is on hold', 'https://sibyl.example/profile?tab=subscription', 'Premium is on hold'],
    ['premiumEnded', 'Your Sibyl subscription has ended', 'https://sibyl.example/pricing#subscription'],
    ['receipt', 'Your receipt from Sibyl: $12.99', 'https://pay.example/r/1', '15 Oracle Tokens', 'March 1, 2027 at 12:05 PM UTC', 'pay_1'],
    ['paymentFailed', 'A payment to Sibyl did not go through', 'https://sibyl.example/pricing#tokens', '$12.99', 'Nothing was taken'],
    ['refunded', '$12.99 is on its way back to you', 'https://sibyl.example/wallet', '15 tokens', 'pay_1'],
    ['gift', 'Ada has left you a sealed envelope', 'https://sibyl.example/gift#gift_1.mac', '5 readings', 'until March 1, 2028'],
    ['giftOpened', 'Your envelope was opened', 'https://sibyl.example/wallet', '5 readings', 'March 1, 2027'],
    [
      'reminder',
      'Your card is face down',
      'https://sibyl.example/reading/daily-card?facedown',
      'the last reminder',
      'https://sibyl.example/unsubscribe?token=u.mac',
    ],
    [
      'readingReady',
      'Your tarot reading is ready',
      'https://sibyl.example/reading/view/rd_1',
      'https://sibyl.example/unsubscribe?token=u.mac',
    ],
    [
      'readingFailed',
      'Your tarot reading could not be written',
      'Your token is back in your wallet',
      'https://sibyl.example/unsubscribe?token=u.mac',
    ],
    ['accountDeleted', 'Your Sibyl account is deleted', 'help@sibyl.example'],
  ])('have their content in HTML and in plain text: %s', (kind, subject, ...said) => {
    const mail = toReader[kind](ada)
    expect(mail).toMatchObject({ to: 'ada@sibyl.example', subject })
    for (const words of said) {
      expect(mail.html).toContain(words)
      expect(mail.text).toContain(words)
    }
  })

  it('show payments in a table, and line by line in plain text', () => {
    const { html, text } = write.receipt(ada, payment)
    expect(html).toMatch(/<th scope="row"[^>]*>Paid<\/th><td[^>]*>\$12\.99<\/td>/)
    expect(text).toContain('For: 15 Oracle Tokens\nWhen: March 1, 2027 at 12:05 PM UTC\nPayment: pay_1\nPaid: $12.99')
  })

  it('fetch nothing when they are read, and name our address and a contact', () => {
    for (const compose of Object.values(toReader)) {
      const { html, text } = compose(ada)
      expect(html).not.toMatch(/<link|url\(|src=(?!"data:image\/png;base64,)/)
      for (const form of [html, text]) {
        expect(form).toContain('https://sibyl.example/')
        expect(form).toContain('help@sibyl.example')
      }
    }
  })

  it('link to support from the words that mention it', () => {
    for (const { html } of [write.receipt(ada, payment), write.accountDeleted(ada)]) {
      expect(html).toMatch(/write to <a href="mailto:help@sibyl\.example"[^>]*>help@sibyl\.example<\/a>\./i)
    }
  })

  it('say that a password was chosen by a mailed link', () => {
    expect(write.passwordChanged(ada, { ...changed, how: 'reset' }).text).toContain('through a link that we mailed to you')
  })

  it('describe a paid subscription, and one whose payment failed, with a link to manage it', () => {
    expect(write.receipt(ada, { ...payment, kind: 'subscription', tokens: 0 }).text).toContain(
      'https://sibyl.example/wallet/receipts/pay_1',
    )
    expect(write.paymentFailed(ada, { ...payment, kind: 'subscription' }).text).toContain('/pricing#subscription')
  })

  it.each([
    ['dispute', 'holds it until the dispute is settled', '15 tokens bought with it are out of your wallet until then'],
    ['dispute_won', 'the payment stands', '15 tokens that left your wallet meanwhile are yours again'],
  ] as const)('tell what became of the money: %s', (how, said, tokens) => {
    const { text } = write.refunded(ada, { ...payment, refundId: 'dp_1', how })
    expect(text).toContain(said)
    expect(text).toContain(tokens)
    expect(write.refunded(ada, { ...payment, tokens: 0, refundId: 'dp_1', how }).text).not.toContain('tokens')
  })

  it('offer unsubscribing only in mails about finished readings and in reminders', () => {
    const offered = Object.entries(toReader).flatMap(([kind, compose]) => {
      const { unsubscribeUrl } = compose(ada)
      return unsubscribeUrl === undefined ? [] : [[kind, unsubscribeUrl]]
    })
    const url = 'https://sibyl.example/api/contact/unsubscribe?token=u.mac'
    expect(offered).toEqual([
      ['readingReady', url],
      ['readingFailed', url],
      ['reminder', 'https://sibyl.example/api/notifications/reminders/stop?token=u.mac'],
    ])
  })

  /** The mails to an address that its reader has not verified. */
  const beforeVerified: readonly ToReader[] = ['verification', 'newLink', 'passwordReset']
  const named = Object.entries(toReader).filter(([kind]) => kind !== 'gift' && !beforeVerified.includes(kind as ToReader))

  it.each(['Call 555 0100 now', 'Your bank, urgently', '<b>', 'A'.repeat(40)])(
    'name the giver of a gift only by a name that carries no message: not %s',
    (firstName) => {
      const { subject, text, html } = toReader.gift({ ...ada, firstName })
      expect(subject).toBe('Somebody has left you a sealed envelope')
      for (const part of [text, html]) expect(part).not.toContain(firstName)
    },
  )

  it.each(beforeVerified)('contain nothing that was typed while the address is unverified: %s', (kind) => {
    const { subject, text, html } = toReader[kind]({ ...ada, firstName: 'Zenobia' })
    for (const part of [subject, text, html]) expect(part).not.toContain('Zenobia')
  })

  it.each(named)('address the reader by name once the address is verified: %s', (_, compose) => {
    const { text, html } = compose(ada)
    for (const part of [text, html]) expect(part).toContain('Ada')
  })

  it('escape markup in names', () => {
    for (const [, compose] of named) {
      const { html } = compose(hostile)
      expect(html).not.toContain('<img')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
    }
  })

  it('send a message of the contact form to support, with the sender as reply address only', () => {
    const copy = write.contactCopy(message, { premium: false })
    expect(copy).toMatchObject({ to: 'help@sibyl.example', replyTo: 'eve@sibyl.example', subject: 'Contact form: Eve' })
    expect(copy.html).toContain('&lt;b&gt;Hello&lt;/b&gt; there<br>&lt;script&gt;')
    expect(copy.text).toContain('> <b>Hello</b> there')
  })

  it('send nothing that a stranger typed to the address they entered', () => {
    const { html, text, subject } = write.contactConfirmation({ ...message, name: 'Buy gold', message: 'https://spam.example' })
    for (const part of [html, text, subject]) expect(part).not.toMatch(/Buy gold|spam\.example/)
  })
})
