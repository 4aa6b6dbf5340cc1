import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const monthly = { plan: 'premium_monthly', status: 'active', currentPeriodEnd: '2026-12-21T12:00:00.000Z', cancelAtPeriodEnd: false }
const ending = { ...monthly, cancelAtPeriodEnd: true }
const pricing = {
  stripe: { publishableKey: 'pk_test_1' },
  tokenPackages: [],
  subscriptions: [
    { name: 'Premium Monthly', plan: 'premium_monthly', price: 9.99, interval: 'month', popular: false },
    { name: 'Premium Annual', plan: 'premium_annual', price: 99.99, interval: 'year', popular: true },
  ],
}

const subscriptionIs = (subscription: object | null) =>
  server.use(http.get(at('/payments/subscription'), () => HttpResponse.json({ success: true, data: subscription })))
const answers = (call: string, answer: () => Response) =>
  server.use(
    http.post(at(`/payments/${call}`), async ({ request }) => {
      asked.push({ call, body: await request.json().catch(() => null) })
      return answer()
    }),
  )
const becomes = (call: string, subscription: object) => answers(call, () => HttpResponse.json({ success: true, data: subscription }))
const fails = (call: string, message = 'x') =>
  answers(call, () => HttpResponse.json({ success: false, code: 'internal', message }, { status: 500 }))

let asked: { call: string; body: unknown }[]

beforeEach(() => {
  asked = []
  subscriptionIs(monthly)
  server.use(http.get(at('/payments/pricing'), () => HttpResponse.json({ success: true, data: pricing })))
})

const open = async (tier: 'premium' | 'tokens' = 'premium') => {
  signedIn({ ...mira, tier })
  const app = renderApp('/profile?tab=subscription')
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' })
  return { ...app, press: async (name: string) => app.user.click(await screen.findByRole('button', { name })) }
}

describe('a premium reader', () => {
  test('sees the plan and when it is billed next', async () => {
    await open()
    expect(await screen.findByText('premium monthly')).toBeVisible()
    expect(screen.getByText('Active')).toBeVisible()
    expect(screen.getByText('Next billing date')).toBeVisible()
    expect(screen.getByText('December 21, 2026')).toBeVisible()
  })

  test('cancels after a confirmation, and keeps the rest of the period', async () => {
    becomes('subscription/cancel', ending)
    const { press } = await open()
    await press('Cancel Subscription')
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText("Your subscription will remain active until December 21, 2026. After that, you'll be downgraded to the free tier."),
    ).toBeVisible()
    await press('Yes, Cancel')
    expect(await screen.findByText(/^Your subscription is cancelled and ends on/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Reactivate Subscription' })).toBeVisible()
    expect(asked).toEqual([{ call: 'subscription/cancel', body: { immediate: false } }])
  })

  test('can decline the confirmation', async () => {
    const { press } = await open()
    await press('Cancel Subscription')
    await press('Keep Subscription')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([])
  })

  test('sees an error when cancelling fails', async () => {
    fails('subscription/cancel')
    const { press } = await open()
    await press('Cancel Subscription')
    await press('Yes, Cancel')
    expect(await screen.findByText('Failed to cancel subscription')).toBeVisible()
  })

  test('reactivates a cancelled subscription', async () => {
    subscriptionIs(ending)
    becomes('subscription/reactivate', monthly)
    const { press } = await open()
    expect(await screen.findByText('Active until')).toBeVisible()
    await press('Reactivate Subscription')
    expect(await screen.findByText('Next billing date')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
  })

  test('sees an error when reactivating fails', async () => {
    subscriptionIs(ending)
    fails('subscription/reactivate')
    const { press } = await open()
    await press('Reactivate Subscription')
    expect(await screen.findByText('Failed to reactivate subscription')).toBeVisible()
  })

  test('changes to the other plan, knowing what it costs', async () => {
    becomes('subscription/change', { ...monthly, plan: 'premium_annual' })
    const { press } = await open()
    await press('Change Plan')
    expect(await screen.findByText(/^Premium Annual costs \$99\.99 per year\./)).toBeVisible()
    await press('Switch Plan')
    expect(await screen.findByText('premium annual')).toBeVisible()
    expect(asked).toEqual([{ call: 'subscription/change', body: { plan: 'premium_annual' } }])
  })

  test('sees why a plan could not be changed', async () => {
    fails('subscription/change', 'The payment was declined. Please try another card.')
    const { press } = await open()
    await press('Change Plan')
    await press('Switch Plan')
    expect(await screen.findByText('The payment was declined. Please try another card.')).toBeVisible()
  })

  test('sees what premium is, and no error, when the subscription cannot be loaded', async () => {
    server.use(
      http.get(at('/payments/subscription'), () => {
        asked.push({ call: 'subscription', body: null })
        return HttpResponse.error()
      }),
    )
    await open()
    expect(await screen.findByText('Active')).toBeVisible()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: /Subscription|Plan/ })).toBeNull()
  })
})

test('the open tab is in the address', async () => {
  signedIn()
  subscriptionIs(null)
  server.use(http.get(at('/divination/wallet'), () => HttpResponse.json({ success: true, tier: 'tokens', oracleTokens: 2, ledger: [] })))
  const { user, address } = renderApp('/profile')
  await user.click(await screen.findByRole('tab', { name: 'Subscription' }))
  expect(address()).toBe('/profile?tab=subscription')
})

test('a reader without a plan sees the way to one', async () => {
  subscriptionIs(null)
  await open('tokens')
  expect(await screen.findByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing#subscription')
  expect(screen.getByRole('link', { name: 'your wallet' })).toHaveAttribute('href', '/wallet')
})

test('a reader whose payment is disputed sees why Premium is on hold', async () => {
  subscriptionIs({ ...monthly, suspended: true })
  await open('tokens')
  expect(await screen.findByText(/^A payment for your subscription is disputed with your bank/)).toBeVisible()
})
