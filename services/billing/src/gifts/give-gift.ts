import type { GiftForm, giftOperations } from '@sibyl/contracts/http/gifts'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { derivedId, newId } from '@sibyl/platform/ids'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import { toCents } from '../catalogue/catalogue.ts'
import { customerOf } from '../customers/customer-of.ts'
import { createPayment } from '../payments/buy-tokens.ts'
import { ordered, type Payment } from '../payments/payment.ts'
import type { PaymentPorts } from '../payments/sync-payment.ts'
import { deliverAt } from './deliver-at.ts'
import { giftCode } from './gift-code.ts'

type Operation = (typeof giftOperations)['giveGift']

/** Whether a repeated request describes the stored order. The order loses its address once the mail is queued. */
const isSame = ({ tokens, gift }: Payment, form: GiftForm): boolean =>
  tokens === form.tokens && (gift?.email ?? form.recipientEmail) === form.recipientEmail && gift?.note === (form.note || undefined)

/**
 * Begins a gift: stores the order with what the giver wrote, then creates the payment at the provider, which the browser confirms.
 * @throws AppError price_changed · invalid_input for the day · idempotency_mismatch
 */
export const giveGift =
  (ports: PaymentPorts & { linkSecret: string }) =>
  async ({ caller: { id: userId }, body, idempotencyKey }: Call<Operation>): Promise<Answer<Operation>> => {
    const { catalogue, payments, provider, clock, linkSecret } = ports
    const { tokens, amount, recipientEmail: email, recipientName, giverName, note, deliverOn } = body
    const pack = catalogue.gifts.find((each) => each.tokens === tokens)
    if (!pack || (amount !== undefined && toCents(amount) !== pack.amount)) throw new AppError('price_changed')
    const at = clock.now()
    const gift = {
      email,
      ...(recipientName ? { recipientName } : {}),
      ...(giverName ? { giverName } : {}),
      ...(note ? { note } : {}),
      deliverAt: deliverAt(deliverOn, at),
    }
    const customerId = await customerOf(ports, userId)
    const _id = idempotencyKey === undefined ? newId('gift') : derivedId('gift', userId, idempotencyKey)
    const description = `${tokens === 1 ? '1 Oracle Token' : `${tokens} Oracle Tokens`} as a gift`
    const sold = { kind: 'gift', description, tokens, amount: pack.amount, currency: catalogue.currency } as const
    const codeHash = linkTokenHash(giftCode(linkSecret, _id))
    const order = await payments.create(ordered({ _id, userId, customerId, ...sold, gift: { ...gift, codeHash } }, at))
    if (!isSame(order, body)) throw new AppError('idempotency_mismatch')
    const { clientSecret, id } = order.providerId ? await provider.payment(order.providerId) : await createPayment(ports, order)
    if (clientSecret === undefined) throw new AppError('unavailable')
    return { success: true, data: { clientSecret, paymentIntentId: id } }
  }
