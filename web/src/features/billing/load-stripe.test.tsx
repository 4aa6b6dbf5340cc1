import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { stripeAtHand } from './stripe-at-hand.fixture.ts'

const pricing = { stripe: { publishableKey: 'pk_test_1' }, tokenPackages: [], subscriptions: [] }

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*=stripe]')]
const theScript = () => waitFor(() => scripts().at(-1) as HTMLScriptElement)
const says = (script: HTMLScriptElement, event: 'load' | 'error') => act(async () => void script.dispatchEvent(new Event(event)))

const emulated = (payments: boolean) =>
  server.use(http.get(at('/health'), () => HttpResponse.json({ success: true, emulated: { model: false, payments, mail: false } })))

const open = async (payments: boolean) => {
  Reflect.deleteProperty(window, 'Stripe')
  signedIn()
  server.use(
    http.get(at('/payments/pricing'), () => HttpResponse.json({ success: true, data: pricing })),
    http.post(at('/payments/tokens/create'), () =>
      HttpResponse.json({ success: true, data: { clientSecret: 'pi_1_secret_a', paymentIntentId: 'pi_1' } }),
    ),
  )
  const app = renderApp('/pricing')
  emulated(payments)
  expect(scripts()).toEqual([])
  await app.user.click(await screen.findByRole('button', { name: 'Buy 5 tokens' }))
  await screen.findByRole('heading', { level: 1, name: 'Complete Your Purchase' })
  return app
}

afterEach(() => {
  for (const script of scripts()) script.remove()
})

test('nothing is loaded from Stripe before checkout, and paying before it has loaded says so', async () => {
  const { user } = await open(false)
  const script = await theScript()
  expect(new URL(script.src).origin).toBe('https://js.stripe.com')
  await user.click(screen.getByRole('button', { name: 'Pay $4.99' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Stripe is not loaded')

  await says(script, 'error')
  await says(await theScript(), 'error')
  expect(await screen.findByText('Failed to load Stripe')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Loading payment system...')).toBeVisible()
  const stripe = stripeAtHand()
  await says(await theScript(), 'load')
  await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_a']))
})

test('if payments are emulated, the script is ours, and is loaded again after a failure', async () => {
  const { user } = await open(true)
  await says(await theScript(), 'error')
  expect(await screen.findByText('Failed to load Stripe')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  const script = await theScript()
  expect(new URL(script.src).pathname).toBe('/_dev/stripe/js/stripe.js')
  const stripe = stripeAtHand()
  await says(script, 'load')
  await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_a']))
  expect(scripts()).toHaveLength(1)
})
