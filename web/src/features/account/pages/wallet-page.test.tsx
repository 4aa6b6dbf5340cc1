import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const bought = {
  _id: 'p1',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  amount: 1299,
  currency: 'usd',
  tokens: 15,
  status: 'succeeded',
  createdAt: '2026-11-20T12:00:00.000Z',
}
const ledger = [
  { at: '2026-11-20T12:20:00.000Z', reason: 'dispute', delta: -15, balance: 2, paymentId: 'p1' },
  { at: '2026-11-20T12:15:00.000Z', reason: 'purchase', delta: 15, balance: 17, paymentId: 'p1' },
  { at: '2026-11-20T12:10:00.000Z', reason: 'returned', delta: 1, balance: 2, readingId: 'r2', why: 'The model did not answer.' },
  { at: '2026-11-20T12:08:00.000Z', reason: 'reading', delta: -1, balance: 1, readingId: 'r2' },
  { at: '2026-11-19T12:08:00.000Z', reason: 'reading', delta: -1, balance: 2, readingId: 'r1' },
  { at: '2026-11-01T12:00:00.000Z', reason: 'welcome', delta: 3, balance: 3 },
]

const walletHolds = (entries: object[]) =>
  server.use(
    http.get(at('/divination/wallet'), () => HttpResponse.json({ success: true, tier: 'tokens', oracleTokens: 2, ledger: entries })),
  )
/** Returns as many as requested, newest first. */
const paymentsAre = (payments: object[]) =>
  server.use(
    http.get(at('/payments/history'), ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'))
      return HttpResponse.json({ success: true, data: { payments: payments.slice(0, limit) } })
    }),
  )
const askedFor: unknown[] = []
const checkSays = (payment: object) =>
  server.use(
    http.post(at('/payments/confirm'), async ({ request }) => {
      askedFor.push(await request.json())
      return HttpResponse.json({ success: true, data: payment })
    }),
  )

const open = async (user = mira) => {
  signedIn(user)
  const app = renderApp('/wallet')
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  return app
}
const ledgerShown = async () => within(await screen.findByRole('region', { name: 'Your tokens, one by one' }))
const paymentsShown = async () => within(await screen.findByRole('region', { name: 'Payments and receipts' }))
const lines = async (list: Awaited<ReturnType<typeof paymentsShown>>) =>
  (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeEach(() => {
  askedFor.splice(0)
  walletHolds(ledger)
  paymentsAre([bought])
})

test.each(['/wallet', '/wallet/receipts/p1'])('a visitor of %s is sent to sign in, and back', async (path) => {
  const { address } = renderApp(path)
  await waitFor(() => expect(decodeURIComponent(address())).toBe(`/login?redirect=${path}`))
})

describe('the balance', () => {
  const held = async () => within(await screen.findByRole('region', { name: 'What you hold' }))

  test('is shown, with a link to more tokens', async () => {
    await open()
    const holding = await held()
    expect(holding.getByText(/^2 tokens\./)).toBeInTheDocument()
    expect(holding.getByText('Each unlocks one premium reading, and none expires.')).toBeVisible()
    expect(holding.getByRole('link', { name: 'Get More Tokens' })).toHaveAttribute('href', '/pricing#tokens')
  })

  test('says that the tokens are spent', async () => {
    await open({ ...mira, tier: 'free', oracleTokens: 0 })
    expect((await held()).getByText(/^Your tokens are all spent\./)).toBeVisible()
  })

  test('is hidden from a premium reader', async () => {
    await open({ ...mira, tier: 'premium', oracleTokens: 7 })
    const holding = await held()
    expect(holding.getByText('You are The Adept: every reading is open to you, and no token is spent.')).toBeVisible()
    expect(holding.queryByText(/token.*7|7 token/)).toBeNull()
    expect(holding.queryByRole('link', { name: 'Get More Tokens' })).toBeNull()
    await (await ledgerShown()).findByText('Welcome gift')
    expect(screen.queryByText(/\d left/)).toBeNull()
  })
})

describe('the ledger', () => {
  test('says of every token why it was added or taken', async () => {
    await open()
    expect(await lines(await ledgerShown())).toEqual([
      'Payment disputed−15November 20, 20262 left',
      'Tokens bought+15November 20, 202617 left',
      'Returned to you+1November 20, 2026. The model did not answer.2 left',
      'A reading−1November 20, 20261 left',
      'A reading−1November 19, 20262 left',
      'Welcome gift+3November 1, 20263 left',
    ])
  })

  test('links the readings and receipts behind it, but no link for a returned token', async () => {
    await open()
    const list = await ledgerShown()
    await list.findByText('Welcome gift')
    expect(list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Payment disputed, November 20, 2026', '/wallet/receipts/p1'],
      ['Tokens bought, November 20, 2026', '/wallet/receipts/p1'],
      ['A reading, November 19, 2026', '/reading/view/r1'],
    ])
  })

  test('shows a long list on request', async () => {
    walletHolds(
      Array.from({ length: 12 }, (_, nth) => ({ at: `2026-10-${nth + 10}T12:00:00.000Z`, reason: 'reading', delta: -1, balance: nth })),
    )
    const { user } = await open()
    const list = await ledgerShown()
    expect(await list.findAllByText('A reading')).toHaveLength(10)
    await user.click(list.getByRole('button', { name: 'Show all 12' }))
    expect(list.getAllByText('A reading')).toHaveLength(12)
  })
})

describe('the payments', () => {
  test('have their amount, date, state and receipt', async () => {
    paymentsAre([bought, { ...bought, _id: 'p2', status: 'refunded' }, { ...bought, _id: 'p3', status: 'failed' }])
    await open()
    const list = await paymentsShown()
    expect(await lines(list)).toEqual([
      '15 Oracle Tokens$12.99November 20, 2026 · PaidReceipt for 15 Oracle Tokens',
      '15 Oracle Tokens$12.99November 20, 2026 · RefundedReceipt for 15 Oracle Tokens',
      '15 Oracle Tokens$12.99November 20, 2026 · Failed',
    ])
    expect(list.getAllByRole('link', { name: /^Receipt/ })[1]).toHaveAttribute('href', '/wallet/receipts/p2')
  })

  test('shows older ones on request', async () => {
    paymentsAre(Array.from({ length: 13 }, (_, nth) => ({ ...bought, _id: `p${nth}` })))
    const { user } = await open()
    const list = await paymentsShown()
    expect(await list.findAllByRole('listitem')).toHaveLength(10)
    await user.click(list.getByRole('button', { name: 'Show older payments' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(13))
    expect(list.queryByRole('button', { name: 'Show older payments' })).toBeNull()
  })

  test('say when there are none', async () => {
    paymentsAre([])
    await open()
    expect(await screen.findByText('You have not paid for anything yet.')).toBeVisible()
  })

  test('can be loaded again after a failure', async () => {
    server.use(http.get(at('/payments/history'), () => HttpResponse.json({}, { status: 503 }), { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Your payments could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('15 Oracle Tokens')).toBeVisible()
  })
})

describe('Check My Payment', () => {
  const pending = { ...bought, status: 'pending' }
  const check = async () => {
    paymentsAre([pending])
    const app = await open()
    await screen.findByRole('button', { name: 'Check My Payment' })
    return { ...app, press: () => app.user.click(screen.getByRole('button', { name: 'Check My Payment' })) }
  }

  test('says that the payment has not arrived, and can be pressed again', async () => {
    checkSays(pending)
    const { press } = await check()
    await press()
    expect(
      await screen.findByText('It has not arrived yet. We will check again automatically, so there is no need to pay twice.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check My Payment' })).toBeVisible()
    expect(askedFor).toEqual([{ paymentIntentId: 'p1' }])
  })

  test('says that the payment has arrived, and updates the token count everywhere', async () => {
    checkSays(bought)
    const { press } = await check()
    paymentsAre([bought])
    signedIn({ ...mira, oracleTokens: 17 })
    await press()
    expect(await screen.findByText('Your payment has arrived: 15 tokens are yours.')).toBeVisible()
    expect(await screen.findByText(/· Paid$/)).toBeVisible()
    expect(await within(screen.getByRole('banner')).findByText('17 tokens')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check My Payment' })).toBeNull()
  })

  test('says that a subscription is paid', async () => {
    checkSays({ ...bought, kind: 'subscription', tokens: undefined })
    const { press } = await check()
    await press()
    expect(await screen.findByText('Your payment has arrived, and your subscription is paid.')).toBeVisible()
  })

  test('says that it did not go through', async () => {
    checkSays({ ...bought, status: 'failed' })
    const { press } = await check()
    await press()
    expect(await screen.findByText('It did not go through. You were not charged.')).toBeVisible()
  })

  test('says that it could not be looked up', async () => {
    server.use(http.post(at('/payments/confirm'), () => HttpResponse.error()))
    const { press } = await check()
    await press()
    expect(await screen.findByText('We could not check your payment.')).toBeVisible()
  })
})

describe('a receipt', () => {
  const openReceipt = async (id: string) => {
    signedIn()
    const app = renderApp(`/wallet/receipts/${id}`)
    await screen.findByRole('heading', { level: 1, name: /^Receipt/ })
    return app
  }

  test('says what was paid, when, for what, by whom and under which number, and can be printed', async () => {
    paymentsAre([{ ...bought, receiptUrl: 'https://pay.example/r1' }])
    const printed = jest.fn()
    Object.assign(globalThis, { print: printed })
    const { user } = await openReceipt('p1')
    const sheet = within(screen.getByRole('article'))
    for (const words of ['p1', 'November 20, 2026', '15 Oracle Tokens', 'Paid', '$12.99']) expect(sheet.getByText(words)).toBeVisible()
    expect(sheet.getByText(/Mira Lund/)).toHaveTextContent('mira.lund@example.com')
    expect(screen.getByRole('link', { name: /^The card provider’s receipt/ })).toHaveAttribute('href', 'https://pay.example/r1')
    await user.click(screen.getByRole('button', { name: 'Print or Save' }))
    expect(printed).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['nobody knows', 'p9'],
    ['was not paid', 'p2'],
  ])('of a payment that %s is not found', async (_which, id) => {
    paymentsAre([bought, { ...bought, _id: 'p2', status: 'failed' }])
    await openReceipt(id)
    expect(screen.getByRole('heading', { name: 'Receipt Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open My Wallet' })).toHaveAttribute('href', '/wallet')
  })
})
