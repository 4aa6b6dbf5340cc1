import http from 'k6/http'
import { call } from './client.ts'
import { BASE_URL } from './environment.ts'
import { operations } from './operations.ts'

type Package = { tokens: number; price: number }

/** Whether payments go to the stand-in, which takes a test card without a form. */
export const canBuy = (): boolean => (call('health').body.emulated as { payments?: boolean } | undefined)?.payments === true

/** Buys the largest package of tokens; whether it was paid for. */
export const buyTokens = (token: string): boolean => {
  const { tokenPackages = [] } = (call('getPricing').body.data ?? {}) as { tokenPackages?: Package[] }
  const packageIndex = tokenPackages.length - 1
  const { tokens, price } = tokenPackages[packageIndex] ?? { tokens: 0, price: 0 }
  const { status, body } = call('buyTokens', { token, body: { packageIndex, tokens, amount: price } })
  if (status !== 200) return false
  const { paymentIntentId } = body.data as { paymentIntentId: string }
  const confirmed = http.post(
    `${BASE_URL}${operations.confirmPayment.path.replace(':id', paymentIntentId)}`,
    { payment_method: 'pm_card_visa', return_url: `${BASE_URL}/` },
    { headers: { Authorization: 'Bearer sk_test_operator' }, tags: { operation: 'confirmPayment', name: 'confirmPayment' } },
  )
  return confirmed.status === 200
}
