import type { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { JsonStream } from '@sibyl/platform/http/json-stream'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { inPages } from '@sibyl/platform/store/in-pages'
import type { collections } from '../collections.ts'
import { shownGift } from '../gifts/list-gifts.ts'
import type { Payment } from '../payments/payment.ts'

type Ports = Pick<Awaited<ReturnType<typeof collections>>, 'payments' | 'customers' | 'subscribers'>

async function* paymentsOf({ payments }: Ports, userId: string): AsyncIterable<unknown> {
  for (const shown of [true, false]) {
    const found = inPages<Payment>((page) => payments.find('byReader', { userId, shown }, page))
    for await (const { version: _, userId: __, checks: ___, checkAt: ____, giftBy: _____, giftAt: ______, gift, ...payment } of found) {
      const { codeHash: _______, ...given } = gift ?? { codeHash: undefined }
      yield gift ? { ...payment, gift: given } : payment
    }
  }
}

async function* giftsReceived({ payments }: Ports, giftBy: string): AsyncIterable<unknown> {
  for await (const payment of inPages<Payment>((page) => payments.find('byRedeemer', { giftBy }, page))) yield shownGift(payment)
}

/** Everything billing stores about a reader, with the provider's ids. Cards are stored by the provider alone. */
export const showOwnData =
  (ports: Ports) =>
  async ({ caller: { id } }: Call<typeof ownDataOperations.ownPayments>): Promise<Answer<typeof ownDataOperations.ownPayments>> => {
    const [customer, subscriber] = await Promise.all([ports.customers.get(id), ports.subscribers.get(id)])
    return new JsonStream({
      customer: customer?.customerId ?? null,
      subscriptions: Object.entries(subscriber?.known ?? {}).map(([subscription, known]) => ({ subscription, ...known })),
      payments: paymentsOf(ports, id),
      giftsReceived: giftsReceived(ports, id),
    })
  }
