import { jest } from '@jest/globals'
import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { holdTimeouts } from '../../../test/hold-timeouts.ts'
import { mira, renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { type StripeAtHand, stripeAtHand } from './stripe-at-hand.fixture.ts'

const pricing = {
  stripe: { publishableKey: 'pk_test_1' },
  tokenPackages: [
    { tokens: 5, price: 4.99, popular: false },
    { tokens: 15, price: 12.99, popular: true },
  ],
  subscriptions: [
    { name: 'Premium Monthly', plan: 'premium_monthly', price: 9.99, interval: 'month', popular: false },
    { name: 'Premium Annual', plan: 'premium_annual', price: 99.99, interval: 'year', popular: true },
  ],
}

let stripe: StripeAtHand
let sent: { path: string; body: unknown }[]

const payments = (path: string, answer: () => Response | Promise<Response>) =>
  server.use(
    http.post(at(`/payments/${path}`), async ({ request }) => {
      sent.push({ path, body: await request.json() })
      return answer()
    }),
  )
const data = (answer: unknown) => () => HttpResponse.json({ success: true, data: answer })
const refused = (code: string, message: string, status: number) => () => HttpResponse.json({ success: false, code, message }, { status })

beforeEach(() => {
  sent = []
  stripe = stripeAtHand()
  signedIn()
  server.use(http.get(at('/payments/pricing'), () => HttpResponse.json({ success: true, data: pricing })))
  payments('tokens/create', data({ clientSecret: 'pi_1_secret_a', paymentIntentId: 'pi_1' }))
  payments('subscription/create', data({ clientSecret: 'pi_2_secret_b' }))
  payments('confirm', refused('unavailable', 'Away', 503))
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const open = async (button: string) => {
  const app = renderApp('/pricing')
  await app.user.click(await screen.findByRole('button', { name: button }))
  expect(await heading('Complete Your Purchase')).toHaveFocus()
  return app
}
/** The same, with the card fields loaded. */
const openForm = async (button: string) => {
  const app = await open(button)
  await waitFor(() => expect(stripe.mounted()).toBe(1))
  stripe.says('ready')
  expect(screen.queryByText('Loading payment system...')).toBeNull()
  return app
}
const press = async ({ user }: { user: ReturnType<typeof renderApp>['user'] }, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the form for tokens', () => {
  test('says what is bought and what it costs', async () => {
    await open('Buy 15 tokens')
    expect(sent).toEqual([{ path: 'tokens/create', body: { packageIndex: 1, tokens: 15, amount: 12.99 } }])
    const order = within(screen.getByRole('region', { name: 'Your order' }))
    expect(order.getByRole('heading', { name: '15 tokens' })).toBeVisible()
    expect(order.getByText('$12.99')).toBeVisible()
    expect(order.getByText(/^Each token unlocks one premium reading\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay $12.99' })).toBeVisible()
    expect(screen.getByText('Payment is secured by Stripe. Your card details are never stored by us.')).toBeVisible()
  })

  test('says that it is loading, and that nothing can be paid before', async () => {
    const app = await open('Buy 15 tokens')
    expect(screen.getByText('Loading payment system...')).toBeVisible()
    expect(stripe.asked).toEqual([])
    await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_a']))
    stripe.says('ready')
    expect(screen.queryByText('Loading payment system...')).toBeNull()
    await press(app, 'Pay $12.99')
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
  })

  test('is as dark as the page around it', async () => {
    await openForm('Buy 5 tokens')
    const variables = { colorPrimary: '#667eea', colorBackground: '#1a1b23', borderRadius: '8px' }
    expect(stripe.looks).toEqual([expect.objectContaining({ theme: 'night', variables: expect.objectContaining(variables) })])
  })

  test('goes back to the prices with Cancel', async () => {
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Cancel')
    expect(await heading('Unlock Your Mystical Journey')).toBeVisible()
    expect(stripe.mounted()).toBe(0)
    expect(app.address()).toBe('/pricing')
  })

  test('is a new form for another purchase', async () => {
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Cancel')
    payments('tokens/create', data({ clientSecret: 'pi_9_secret_c', paymentIntentId: 'pi_9' }))
    await press(app, 'Buy 15 tokens')
    await heading('Complete Your Purchase')
    await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_a', 'pi_9_secret_c']))
  })

  test('pays, checks the payment, and confirms it', async () => {
    server.use(
      http.get(at('/auth/profile'), () => HttpResponse.json({ success: true, user: { ...mira, oracleTokens: 2 } }), { once: true }),
    )
    const app = await openForm('Buy 15 tokens')
    signedIn({ ...mira, oracleTokens: 17 })
    await press(app, 'Pay $12.99')
    expect(await heading('Processing Payment')).toHaveFocus()
    expect(screen.getByText('Payment successful! Updating your account...')).toBeVisible()
    expect(await heading('Payment Successful!')).toBeVisible()
    expect(screen.getByText('Your purchase of 15 tokens was successful!')).toBeVisible()
    expect(stripe.asked).toEqual([{ confirmParams: { return_url: `${location.origin}/payment/success` }, redirect: 'if_required' }])
    expect(sent.at(-1)).toEqual({ path: 'confirm', body: { paymentIntentId: 'pi_1' } })
    await press(app, 'Stay Here')
    expect(await screen.findByText('17 tokens', { selector: 'strong' })).toBeVisible()
  })
})

describe('the form for a subscription', () => {
  test('says what a month is, and what it costs', async () => {
    await open('Choose monthly')
    expect(sent).toEqual([{ path: 'subscription/create', body: { planIndex: 0, plan: 'premium_monthly' } }])
    const order = within(screen.getByRole('region', { name: 'Your order' }))
    for (const text of ['Premium Monthly', '$9.99', 'per month', 'Unlimited premium readings', 'Priority support'])
      expect(order.getByText(text)).toBeVisible()
    expect(order.queryByText(/Saves/)).toBeNull()
    expect(screen.getByText("You'll be billed $9.99 monthly starting today. Cancel anytime from your account settings.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Premium - $9.99/month' })).toBeVisible()
  })

  test('says what a year saves', async () => {
    await open('Choose annual')
    const order = within(screen.getByRole('region', { name: 'Your order' }))
    expect(order.getByText('Saves $19.89 a year over monthly billing.')).toBeVisible()
    expect(screen.getByText("You'll be billed $99.99 annually starting today. Cancel anytime from your account settings.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Premium - $99.99/year' })).toBeVisible()
  })

  test('pays, and welcomes to premium', async () => {
    const app = await openForm('Choose annual')
    signedIn({ ...mira, tier: 'premium' })
    await press(app, 'Start Premium - $99.99/year')
    await screen.findByText('Payment successful! Updating your account... (attempt 1/3)')
    expect(await screen.findByText('Welcome to Premium! Your subscription is now active.')).toBeVisible()
  })

  test('asks for no card if nothing is due', async () => {
    payments('subscription/create', data({ clientSecret: null }))
    const app = renderApp('/pricing')
    await press(app, 'Choose monthly')
    expect(await heading('Processing Payment')).toBeVisible()
    expect(screen.getByText('No payment required for subscription')).toBeVisible()
    signedIn({ ...mira, tier: 'premium' })
    expect(await heading('Payment Successful!')).toBeVisible()
    expect(stripe.secrets).toEqual([])
  })
})

describe('a payment that succeeded while the account does not show it yet', () => {
  const TROUBLE = 'Your payment was successful, but we had trouble updating your account. Please refresh the page.'
  afterEach(() => void jest.useRealTimers())

  test('is never repeated: only the account is loaded again', async () => {
    await openForm('Buy 5 tokens')
    let refreshes = 0
    server.use(
      http.get(at('/auth/profile'), () => {
        refreshes += 1
        return HttpResponse.json({ success: false, code: 'unavailable', message: 'Away' }, { status: 503 })
      }),
    )
    const pass = holdTimeouts()
    fireEvent.click(screen.getByRole('button', { name: 'Pay $4.99' }))
    await heading('Processing Payment')
    for (const [attempt, ms] of [2000, 1000, 1000].entries()) {
      await pass(ms)
      await waitFor(() => expect(refreshes).toBe(attempt + 1))
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(TROUBLE)

    signedIn({ ...mira, oracleTokens: 7 })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading('Processing Payment')
    await pass(2000)
    expect(await heading('Payment Successful!')).toBeVisible()
    expect(stripe.asked).toHaveLength(1)
  })
})

describe('a payment that fails', () => {
  const error = (message?: string) => async () => ({ error: { type: 'card_error', message } }) as PaymentIntentResult

  test('is reported on a page of its own and in the form, which keeps its place', async () => {
    stripe.confirm = error('Your card was declined.')
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Pay $4.99')
    expect(await heading('Payment Failed')).toHaveFocus()
    expect(
      within(screen.getByRole('main'))
        .getAllByText('Your card was declined.')
        .filter((it) => it.closest('[hidden]') === null),
    ).toHaveLength(1)
    await press(app, 'Try Again')
    expect(await heading('Complete Your Purchase')).toHaveFocus()
    expect(screen.getByText('Your card was declined.')).toBeVisible()
    expect(stripe.mounted()).toBe(1)
    expect(stripe.secrets).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['says nothing', error(), 'An unexpected error occurred.'],
    ['breaks', () => Promise.reject(new Error('The network is down')), 'The network is down'],
    ['breaks in a strange way', () => Promise.reject('no'), 'An unknown error occurred.'],
    [
      'comes to no end',
      async () => ({ paymentIntent: { id: 'pi_1', status: 'requires_action' } }) as PaymentIntentResult,
      'An unexpected error occurred.',
    ],
  ])('has a text when the provider %s', async (_how, confirm, text) => {
    stripe.confirm = confirm
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Pay $4.99')
    expect(await heading('Payment Failed')).toBeVisible()
    expect(screen.getAllByText(text).some((it) => it.closest('[hidden]') === null)).toBe(true)
    await press(app, 'Back to Pricing')
    expect(await heading('Unlock Your Mystical Journey')).toBeVisible()
  })

  test('does not leave the form for a field that is not filled in', async () => {
    stripe.fault = { type: 'validation_error', message: 'The card number is not complete.' } as StripeError
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Pay $4.99')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $4.99' })).not.toHaveAttribute('aria-disabled'))
    expect(screen.queryByRole('heading', { name: 'Payment Failed' })).toBeNull()
    expect(stripe.asked).toEqual([])
  })

  test('cannot be sent twice while it is in progress', async () => {
    stripe.confirm = () => new Promise(() => {})
    const app = await openForm('Buy 5 tokens')
    await press(app, 'Pay $4.99')
    await press(app, 'Processing...')
    expect(stripe.asked).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a purchase that cannot be opened', () => {
  test.each([
    ['Buy 5 tokens', 'tokens/create', () => HttpResponse.error(), 'Failed to create payment'],
    ['Choose monthly', 'subscription/create', () => HttpResponse.error(), 'Failed to create subscription'],
    [
      'Buy 5 tokens',
      'tokens/create',
      refused('price_changed', 'The price has changed. Please reload the page and try again.', 400),
      'The price has changed. Please reload the page and try again.',
    ],
  ])('%s: says why, and can be retried', async (button, path, answer, text) => {
    payments(path, answer)
    const app = renderApp('/pricing')
    await press(app, button)
    expect(await heading('Payment Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    payments(path, data({ clientSecret: 'pi_3_secret_d', paymentIntentId: 'pi_3' }))
    await press(app, 'Try Again')
    expect(await heading('Complete Your Purchase')).toBeVisible()
  })

  test('keeps the other buttons disabled while it opens', async () => {
    payments('tokens/create', () => new Promise(() => {}))
    const app = renderApp('/pricing')
    await press(app, 'Buy 5 tokens')
    expect(screen.getByRole('button', { name: 'One moment...' })).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Buy 15 tokens', 'Choose monthly', 'Choose annual']) expect(screen.getByRole('button', { name })).toBeDisabled()
  })
})

test('a payment form that fails to load can be loaded again', async () => {
  const app = await open('Buy 5 tokens')
  await waitFor(() => expect(stripe.mounted()).toBe(1))
  stripe.says('loaderror')
  expect(await screen.findByText('Failed to load Stripe')).toBeVisible()
  await press(app, 'Try Again')
  await waitFor(() => expect(stripe.mounted()).toBe(1))
  stripe.says('ready')
  expect(screen.getByRole('button', { name: 'Pay $4.99' })).toBeVisible()
  expect(screen.queryByText('Failed to load Stripe')).toBeNull()
})
