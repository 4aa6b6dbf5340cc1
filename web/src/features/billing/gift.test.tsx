import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { type StripeAtHand, stripeAtHand } from './stripe-at-hand.fixture.ts'

const pricing = {
  stripe: { publishableKey: 'pk_test_1' },
  tokenPackages: [],
  giftPackages: [
    { tokens: 1, price: 1.99 },
    { tokens: 5, price: 4.99 },
    { tokens: 15, price: 12.99 },
  ],
  subscriptions: [],
}
const CODE = 'gift_1.secret'
const gift = {
  tokens: 5,
  recipientName: 'Jonas',
  giverName: 'Mira',
  note: 'Ask somebody who is up.',
  expiresAt: '2027-12-24T10:00:00.000Z',
}

let stripe: StripeAtHand
let sent: { path: string; body: unknown; key: string | null }[]

const payments = (path: string, answer: () => Response) =>
  server.use(
    http.post(at(`/payments/${path}`), async ({ request }) => {
      sent.push({ path, body: await request.json(), key: request.headers.get('idempotency-key') })
      return answer()
    }),
  )
const refused = (code: string, message: string, status: number) => () => HttpResponse.json({ success: false, code, message }, { status })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  sent = []
  stripe = stripeAtHand()
  server.use(http.get(at('/payments/pricing'), () => HttpResponse.json({ success: true, data: pricing })))
  payments('gifts/create', () => HttpResponse.json({ success: true, data: { clientSecret: 'pi_1_secret_a', paymentIntentId: 'pi_1' } }))
  payments('gifts/open', () => HttpResponse.json({ success: true, data: gift }))
  payments('gifts/redeem', () => HttpResponse.json({ success: true, tokens: 5 }))
  payments('confirm', refused('unavailable', 'Away', 503))
})

describe('giving', () => {
  test('writes the name on the envelope, pays, and seals', async () => {
    signedIn()
    const { user } = renderApp('/gift')
    await heading('Give someone a question')
    await user.type(screen.getByRole('textbox', { name: 'For' }), 'Jonas')
    expect(screen.getByRole('img', { name: 'A sealed envelope for Jonas' })).toBeVisible()
    await user.click(await screen.findByRole('radio', { name: /1 token/ }))
    await user.type(screen.getByRole('textbox', { name: /^Your note/ }), 'Ask away')
    await user.type(screen.getByRole('textbox', { name: 'Their email' }), 'jonas@example.com')
    await user.click(screen.getByRole('button', { name: 'Seal and pay $1.99' }))
    expect(await heading('Complete Your Purchase')).toBeVisible()
    const words = { recipientName: 'Jonas', note: 'Ask away', recipientEmail: 'jonas@example.com', giverName: 'Mira' }
    expect(sent).toMatchObject([{ path: 'gifts/create', body: { ...words, tokens: 1, amount: 1.99 } }])
    await waitFor(() => expect(stripe.mounted()).toBe(1))
    stripe.says('ready')
    await user.click(screen.getByRole('button', { name: 'Pay $1.99' }))
    expect(await heading('Sealed')).toHaveFocus()
    expect(screen.getByText('We mail it to jonas@example.com within a minute.')).toBeVisible()
  })

  test('shows what the form lacks beside its field, and keeps what was written when the payment is cancelled', async () => {
    signedIn()
    const { user } = renderApp('/gift')
    await heading('Give someone a question')
    await user.type(screen.getByRole('textbox', { name: /^Your note/ }), 'See evil.example')
    await user.click(screen.getByRole('button', { name: 'Seal and pay $4.99' }))
    expect(await screen.findByText('Please leave web and email addresses out of your note')).toBeVisible()
    expect(sent).toEqual([])
    await user.clear(screen.getByRole('textbox', { name: /^Your note/ }))
    await user.type(screen.getByRole('textbox', { name: 'Their email' }), 'jonas@example.com')
    await user.click(screen.getByRole('button', { name: 'Seal and pay $4.99' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await heading('Give someone a question')
    expect(screen.getByRole('textbox', { name: 'Their email' })).toHaveValue('jonas@example.com')
  })

  test('needs an account', async () => {
    const { address } = renderApp('/gift')
    await waitFor(() => expect(address()).toBe('/login?redirect=/gift'))
  })
})

describe('opening', () => {
  test('shows the sealed envelope, breaks the seal, and gives the tokens to a reader once', async () => {
    signedIn()
    const { user } = renderApp(`/gift#${CODE}`)
    expect(await heading('Mira left you this')).toBeVisible()
    expect(screen.queryByText(gift.note)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Break the Seal' }))
    expect(await heading('5 tokens from Mira')).toHaveFocus()
    expect(screen.getByText(gift.note)).toBeVisible()
    signedIn({ ...mira, oracleTokens: 7 })
    await user.click(screen.getByRole('button', { name: 'Keep These Tokens' }))
    expect(await screen.findByText('The 5 tokens are in your wallet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask Your First Question' })).toBeVisible()
    expect(sent).toMatchObject([
      { path: 'gifts/open', body: { code: CODE } },
      { path: 'gifts/redeem', body: { code: CODE }, key: 'redeem-gift_1' },
    ])
  })

  test('asks a visitor for an account only when the tokens are to be kept, and shows the letter again afterwards', async () => {
    const first = renderApp(`/gift#${CODE}`)
    await first.user.click(await screen.findByRole('button', { name: 'Break the Seal' }))
    expect(await screen.findByRole('link', { name: 'Sign Up to Keep Them' })).toHaveAttribute('href', '/register?redirect=/gift')
    expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', '/login?redirect=/gift')
    first.unmount()
    signedIn()
    renderApp('/gift')
    expect(await heading('5 tokens from Mira')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep These Tokens' })).toBeVisible()
  })

  test.each([
    ['already_redeemed', 'This gift has been opened already.', 409],
    ['gift_expired', 'This envelope is empty: the gift, or the money for it, is back with the person who gave it.', 410],
  ])('says why an envelope is empty: %s', async (code, message, status) => {
    payments('gifts/open', refused(code, message, status))
    renderApp(`/gift#${CODE}`)
    expect(await heading('This envelope is empty')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('can be tried again when the server is away, and says why a redemption was refused', async () => {
    payments('gifts/open', refused('unavailable', 'Away', 503))
    signedIn()
    const { user } = renderApp(`/gift#${CODE}`)
    await heading('The gift could not be opened.')
    payments('gifts/open', () => HttpResponse.json({ success: true, data: gift }))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await user.click(await screen.findByRole('button', { name: 'Break the Seal' }))
    payments('gifts/redeem', refused('already_redeemed', 'This gift has been opened already.', 409))
    await user.click(screen.getByRole('button', { name: 'Keep These Tokens' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This gift has been opened already.')
  })
})

test('the wallet lists gifts with their state', async () => {
  signedIn()
  const given = {
    _id: 'gift_1',
    tokens: 5,
    status: 'sealed',
    recipientName: 'Jonas',
    at: '2026-11-20T12:00:00.000Z',
    deliverAt: '2026-12-24T10:00:00.000Z',
    expiresAt: '2027-12-24T10:00:00.000Z',
  }
  server.use(
    http.get(at('/payments/gifts'), () =>
      HttpResponse.json({
        success: true,
        data: { given: [given], received: [{ ...given, status: 'redeemed', recipientName: undefined }] },
      }),
    ),
  )
  server.use(
    http.get(at('/divination/wallet'), () => HttpResponse.json({ success: true, tier: 'tokens', oracleTokens: 2, ledger: [] })),
    http.get(at('/payments/history'), () => HttpResponse.json({ success: true, data: { payments: [] } })),
  )
  renderApp('/wallet')
  const gifts = within(await screen.findByRole('region', { name: 'Gifts' }))
  expect(await gifts.findByText('5 tokens for Jonas')).toBeVisible()
  expect(gifts.getByText('Sealed, goes out on December 24, 2026')).toBeVisible()
  expect(gifts.getByText('5 tokens for you')).toBeVisible()
  expect(gifts.getByRole('link', { name: 'Give Tokens' })).toHaveAttribute('href', '/gift')
})
