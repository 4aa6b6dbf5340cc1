import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const payment = { _id: 'p1', kind: 'tokens', description: '15 tokens', amount: 1299, currency: 'usd', tokens: 15, status: 'succeeded' }
let checked: unknown[]

const paymentIs = (found: object) =>
  server.use(
    http.post(at('/payments/confirm'), async ({ request }) => {
      checked.push(await request.json())
      return HttpResponse.json({ success: true, data: { ...payment, createdAt: '2026-11-21T12:00:00.000Z', ...found } })
    }),
  )
const back = (status: string) => `/payment/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_a&redirect_status=${status}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  checked = []
  server.use(
    http.get(at('/payments/pricing'), () =>
      HttpResponse.json({ success: true, data: { stripe: { publishableKey: null }, tokenPackages: [], subscriptions: [] } }),
    ),
  )
})

test('a paid pack is checked, and its tokens are there', async () => {
  signedIn({ ...mira, oracleTokens: 17 })
  paymentIs({})
  const { address } = renderApp(back('succeeded'))
  expect(await heading('Processing Payment')).toBeVisible()
  expect(await screen.findByText('Your purchase of 15 tokens was successful!')).toBeVisible()
  expect(checked).toEqual([{ paymentIntentId: 'pi_1' }])
  expect(address()).not.toContain('secret')
})

test('a paid subscription welcomes to premium', async () => {
  signedIn({ ...mira, tier: 'premium' })
  paymentIs({ kind: 'subscription', tokens: undefined })
  renderApp(back('succeeded'))
  await screen.findByText('Payment successful! Updating your account... (attempt 1/3)')
  expect(await screen.findByText('Welcome to Premium! Your subscription is now active.')).toBeVisible()
})

test('a payment that the bank did not confirm has failed, and leads back to the prices', async () => {
  signedIn()
  const { user, address } = renderApp(back('failed'))
  expect(await heading('Payment Failed')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your bank did not confirm the payment, and nothing was charged.')
  expect(checked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading('Unlock Your Mystical Journey')).toBeVisible()
  expect(address()).toBe('/pricing')
})

test('a payment that the provider reports as failed has failed, whatever the address says', async () => {
  signedIn()
  paymentIs({ status: 'failed' })
  renderApp(back('succeeded'))
  expect(await heading('Payment Failed')).toBeVisible()
})

test('a payment that is still processing can be checked again', async () => {
  signedIn({ ...mira, oracleTokens: 17 })
  paymentIs({ status: 'processing' })
  const { user } = renderApp(back('succeeded'))
  expect(await screen.findByText(/^Your payment is still being processed\./)).toBeVisible()
  paymentIs({})
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading('Payment Successful!')).toBeVisible()
})

test('a payment that cannot be checked is not reported as failed', async () => {
  signedIn()
  server.use(http.post(at('/payments/confirm'), () => HttpResponse.error()))
  renderApp(back('succeeded'))
  expect(await heading('Your Account Is Not Updated Yet')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('We could not check your payment.')
  expect(screen.getByRole('main')).not.toHaveTextContent(/failed/i)
})

test('without a payment in the address the page is not found', async () => {
  signedIn()
  const { address } = renderApp('/payment/success')
  await waitFor(() => expect(address()).toBe('/pricing'))
})

test('a signed-out reader signs in first and comes back, without the secret in the address', async () => {
  const { address } = renderApp(back('succeeded'))
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(new URLSearchParams(address().split('?')[1]).get('redirect')).toBe(
    '/payment/success?payment_intent=pi_1&redirect_status=succeeded',
  )
})
