import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const packs = [
  { tokens: 5, price: 4.99, popular: false },
  { tokens: 15, price: 12.99, popular: true },
  { tokens: 50, price: 34.99, popular: false },
]
const plans = [
  { name: 'Premium Monthly', plan: 'premium_monthly', price: 9.99, interval: 'month', popular: false },
  { name: 'Premium Annual', plan: 'premium_annual', price: 99.99, interval: 'year', popular: true },
]

const pricingIs = (data: object) => server.use(http.get(at('/payments/pricing'), () => HttpResponse.json({ success: true, data })))
const notSetUp = () => pricingIs({ stripe: { publishableKey: null }, tokenPackages: packs, subscriptions: plans })
const setUp = () => pricingIs({ stripe: { publishableKey: 'pk_test_1' }, tokenPackages: packs, subscriptions: plans })
const away = () =>
  server.use(
    http.get(at('/payments/pricing'), () => HttpResponse.json({ success: false, code: 'unavailable', message: 'Away' }, { status: 503 })),
  )

const purchases = ['Buy 5 tokens', 'Buy 15 tokens', 'Buy 50 tokens', 'Choose monthly', 'Choose annual']
const purchaseButtons = () => purchases.map((name) => screen.getByRole('button', { name }))

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows three packs and two plans with their prices', async () => {
  notSetUp()
  renderApp('/pricing')
  expect(screen.queryByText('$4.99')).toBeNull()
  const tokens = await section('Tokens')
  expect(screen.getByRole('heading', { level: 1, name: 'Unlock Your Mystical Journey' })).toBeVisible()
  expect(tokens.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(['5 tokens', '15 tokens', '50 tokens'])
  for (const text of ['$4.99', '$12.99', '$34.99', '$1.00 each', '$0.87 each', '$0.70 each', 'Popular']) {
    expect(tokens.getByText(text)).toBeVisible()
  }
  const premium = await section('Premium')
  expect(premium.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(['Premium Monthly', 'Premium Annual'])
  for (const text of ['$9.99', '$99.99', 'Best Value', 'Saves $19.89 a year over monthly billing.', 'Unlimited premium readings']) {
    expect(premium.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Get Your Daily Card' })).toHaveAttribute('href', '/input/daily-card')
})

test('without a key nothing can be bought, and the page says so', async () => {
  notSetUp()
  renderApp('/pricing')
  expect(await screen.findByRole('heading', { name: 'Payment System Setup Required' })).toBeVisible()
  expect(screen.getByText(/^Stripe is not configured\. Payment features will be unavailable\./)).toBeVisible()
  for (const button of purchaseButtons()) expect(button).toBeDisabled()
})

test('if the prices cannot be loaded, the default ones are shown, nothing can be bought, and the reader can retry', async () => {
  away()
  const { user } = renderApp('/pricing')
  expect(await screen.findByRole('heading', { name: 'Payment System Setup Required' })).toBeVisible()
  expect(screen.getByText(/^Failed to load payment system\./)).toBeVisible()
  expect(screen.getByText('$12.99')).toBeVisible()
  expect(screen.getByText('$99.99')).toBeVisible()
  for (const button of purchaseButtons()) expect(button).toBeDisabled()

  setUp()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText('Payment System Setup Required')).toBeNull())
})

test('an answer without packs and plans shows the default prices', async () => {
  pricingIs({ stripe: { publishableKey: null }, tokenPackages: [], subscriptions: [] })
  renderApp('/pricing')
  expect(await screen.findByText('$34.99')).toBeVisible()
  expect(screen.getByText('$9.99')).toBeVisible()
})

test('other prices than the defaults are shown as the server sends them', async () => {
  pricingIs({ stripe: { publishableKey: null }, tokenPackages: [{ tokens: 100, price: 50, popular: true }], subscriptions: [plans[1]] })
  renderApp('/pricing')
  expect(await screen.findByText('$0.50 each')).toBeVisible()
  expect(screen.queryByText(/Saves/)).toBeNull()
  expect(screen.getByText('Billed once a year.')).toBeVisible()
})

test('a visitor who wants to buy is sent to register first', async () => {
  setUp()
  renderApp('/pricing')
  for (const name of purchases) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/register?redirect=/pricing')
  }
  expect(screen.getByText(/A verified account begins with 3 free tokens\./)).toBeVisible()
})

test('a reader sees their tokens and can buy', async () => {
  setUp()
  signedIn()
  renderApp('/pricing')
  expect(await screen.findByText('2 tokens', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText('Payment System Setup Required')).toBeNull()
  for (const button of purchaseButtons()) expect(button).toBeEnabled()
})

test('a reader without tokens sees that too', async () => {
  notSetUp()
  signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
  renderApp('/pricing')
  expect(await screen.findByText('0 tokens', { selector: 'strong' })).toBeVisible()
})

test('a premium reader has it all: no count, and every purchase says Premium Active', async () => {
  setUp()
  signedIn({ ...mira, tier: 'premium' })
  renderApp('/pricing')
  expect(await screen.findByText('Premium Access')).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: 'Premium Active' })
  expect(buttons).toHaveLength(purchases.length)
  for (const button of buttons) expect(button).toBeDisabled()
  expect(screen.queryByText('2 tokens')).toBeNull()
})

test.each([
  ['#tokens', 'Tokens'],
  ['#subscription', 'Premium'],
])('%s leads to its section', async (hash, name) => {
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView')
  notSetUp()
  renderApp(`/pricing${hash}`)
  const heading = await screen.findByRole('heading', { level: 2, name })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(scrolled.mock.contexts).toContain(heading.closest('section'))
  scrolled.mockRestore()
})
