import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import { HOUR, plus } from '@sibyl/platform/time'
import { type Pack, toCents } from '../catalogue/catalogue.ts'
import { customerOf } from '../customers/customer-of.ts'
import type { PaymentSnapshot } from '../provider/payment-provider.ts'
import { isPremium } from '../subscriptions/subscriber.ts'
import { applySnapshot, isUntouched, ordered, type Payment } from './payment.ts'
import type { PaymentPorts } from './sync-payment.ts'

type Operation = (typeof paymentOperations)['buyTokens']

/** An untouched order this old or younger is resumed when the reader chooses the same pack again. */
const RESUMED_WITHIN = HOUR

/** Creates the order's payment at the provider. Called again after a crash, it returns the same one. */
export const createPayment = async ({ payments, provider, clock }: PaymentPorts, order: Payment): Promise<PaymentSnapshot> => {
  const { _id: paymentId, userId: readerId, customerId, amount, currency, description } = order
  const made = await provider.createPayment({ paymentId, readerId, customerId, amount, currency, description })
  await payments.change(order._id, applySnapshot(made, provider.live, clock.now()), order)
  return made
}

const untouchedOrder = async ({ payments, catalogue, clock }: PaymentPorts, readerId: string, pack: Pack): Promise<Payment | undefined> => {
  const recent = plus(clock.now(), -RESUMED_WITHIN)
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
 * Begins the purchase of a pack: stores the order, then creates the payment at the provider, which the browser confirms. The price and number
 * that the browser sends are only compared. @throws AppError price_changed, already_premium
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
    const snapshot =
      begun?.status === 'pending'
        ? begun
        : await createPayment(ports, begun || !left ? await placeOrder(ports, readerId, customerId, pack) : left)
    if (snapshot.clientSecret === undefined) throw new AppError('unavailable')
    return { success: true, data: { clientSecret: snapshot.clientSecret, paymentIntentId: snapshot.id } }
  }
