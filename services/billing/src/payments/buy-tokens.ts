import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import { HOUR, plus } from '@sibyl/platform/time'
import { type Pack, toCents } from '../catalogue/catalogue.ts'
import { customerOf } from '../customers/customer-of.ts'
import type { PaymentSaying } from '../provider/payment-provider.ts'
import { isPremium } from '../subscriptions/subscriber.ts'
import { hear, isUntouched, ordered, type Payment } from './payment.ts'
import type { PaymentPorts } from './sync-payment.ts'

type Operation = (typeof paymentOperations)['buyTokens']

/** So long an order that was left untouched is gone on with, when the same is chosen again. */
const GONE_ON_WITH = HOUR

/** Asks the provider for the payment of an order: after a crash again, and it gives back the same. */
export const askForPayment = async ({ payments, provider, clock }: PaymentPorts, order: Payment): Promise<PaymentSaying> => {
  const { _id: paymentId, userId: readerId, customerId, amount, currency, description } = order
  const made = await provider.createPayment({ paymentId, readerId, customerId, amount, currency, description })
  await payments.change(order._id, hear(made, provider.live, clock.now()), order)
  return made
}

const untouchedOrder = async ({ payments, catalogue, clock }: PaymentPorts, readerId: string, pack: Pack): Promise<Payment | undefined> => {
  const recent = plus(clock.now(), -GONE_ON_WITH)
  const left = await payments.find('byReader', { userId: readerId, shown: false }, { limit: 20 })
  return left.find(
    (order) =>
      isUntouched(order) &&
      order.kind === 'tokens' &&
      order.createdAt > recent &&
      order.tokens === pack.tokens &&
      order.amount === pack.amount &&
      order.currency === catalogue.currency,
  )
}

const placeOrder = async (ports: PaymentPorts, readerId: string, customerId: string, { tokens, amount }: Pack): Promise<Payment> => {
  const { payments, catalogue, clock } = ports
  const what = { kind: 'tokens', description: `${tokens} Oracle Tokens`, tokens, amount, currency: catalogue.currency } as const
  return payments.create(ordered({ _id: newId('pay'), userId: readerId, customerId, ...what }, clock.now()))
}

/**
 * Begins to buy a pack: the order is saved first, then the provider is asked for its payment, which the browser confirms. What the browser
 * says of price and number is compared only. @throws AppError price_changed, already_premium
 */
export const buyTokens =
  (ports: PaymentPorts) =>
  async ({ caller: { id: readerId }, body: { packageIndex, tokens, amount } }: Call<Operation>): Promise<Answer<Operation>> => {
    const { catalogue, subscribers, provider, clock } = ports
    const pack = catalogue.packs[packageIndex]
    if (!pack || pack.tokens !== tokens || pack.amount !== toCents(amount)) throw new AppError('price_changed')
    if (isPremium(await subscribers.get(readerId), clock.now())) throw new AppError('already_premium')
    const customerId = await customerOf(ports, readerId)

    const left = await untouchedOrder(ports, readerId, pack)
    const begun = left?.providerId ? await provider.payment(left.providerId) : undefined
    const said =
      begun?.status === 'pending'
        ? begun
        : await askForPayment(ports, begun || !left ? await placeOrder(ports, readerId, customerId, pack) : left)
    if (said.clientSecret === undefined) throw new AppError('unavailable')
    return { success: true, data: { clientSecret: said.clientSecret, paymentIntentId: said.id } }
  }
