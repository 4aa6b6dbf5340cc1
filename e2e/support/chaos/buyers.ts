import { tokenPackages } from '@sibyl/contracts/prices'
import type { SignedIn } from '../reader.ts'
import { readTarot } from '../reader.ts'
import { asBrowser, asOperator, asReader, type Killed, listAll, switchTo } from './client.ts'
import type { Errand } from './errands.ts'

const priceOf = (packageIndex: number) => {
  const pack = tokenPackages[packageIndex]
  if (!pack) throw new Error(`there is no pack ${packageIndex}`)
  return { tokens: pack.tokens, amount: pack.price, cents: Math.round(pack.price * 100) }
}

type Order = { id: string; clientSecret: string }

const order = async (product: Killed, reader: SignedIn, packageIndex: number): Promise<Order> => {
  const { tokens, amount } = priceOf(packageIndex)
  const { status, body } = await asReader(product, reader, '/payments/tokens/create', { packageIndex, tokens, amount })
  if (status !== 200) throw new Error(`an order was answered with ${status}: ${JSON.stringify(body)}`)
  const { paymentIntentId: id, clientSecret } = body.data as { paymentIntentId: string; clientSecret: string }
  return { id, clientSecret }
}

const refund = async (product: Killed, payment: string, part: string, cents?: number): Promise<void> => {
  const fields = { payment_intent: payment, ...(cents === undefined ? {} : { amount: String(cents) }) }
  const { status, body } = await asOperator(product, '/refunds', fields, `${payment}-refund-${part}`)
  if (status !== 200) throw new Error(`a refund was answered with ${status}: ${JSON.stringify(body)}`)
}

/** The cardholder disputes a payment. A retry after a cut connection may find that the dispute exists already. */
const dispute = async (product: Killed, payment: string, end?: 'won' | 'lost'): Promise<void> => {
  await switchTo(product, '/disputes', { payment_intent: payment })
  const [opened] = await listAll(product, '/disputes', { payment_intent: payment })
  if (!opened) throw new Error(`${payment} could not be disputed`)
  if (end) await switchTo(product, `/disputes/${opened.id}/close`, { status: end })
}

/** Refunds or disputes a payment, as the errand says. */
const follow = async (product: Killed, payment: string, { packageIndex, fate, share }: Errand): Promise<void> => {
  const part = Math.round(priceOf(packageIndex).cents * share)
  switch (fate) {
    case 'kept':
    case 'never paid':
      return
    case 'refunded':
      return refund(product, payment, 'whole')
    case 'refunded in part':
      return refund(product, payment, 'part', part)
    case 'refunded in two parts':
      await refund(product, payment, 'part', part)
      return refund(product, payment, 'rest')
    case 'dispute open':
      return dispute(product, payment)
    case 'dispute lost':
      return dispute(product, payment, 'lost')
    case 'dispute won':
      return dispute(product, payment, 'won')
    case 'refunded in part, dispute won':
      await refund(product, payment, 'part', part)
      return dispute(product, payment, 'won')
    case 'dispute won, refunded':
      await dispute(product, payment, 'won')
      return refund(product, payment, 'rest')
    default:
      return fate satisfies never
  }
}

/** Makes purchases one after another while `next` returns one. Some outcomes of a purchase arrive only after the next one. */
export const buy = async (product: Killed, reader: SignedIn, next: () => Errand | undefined, done: () => void): Promise<void> => {
  let later: (() => Promise<void>)[] = []
  for (let errand = next(); errand; errand = next()) {
    const { packageIndex, card, refusedFirst, fate, atOnce, share } = errand
    const { id, clientSecret } = await order(product, reader, packageIndex)
    if (refusedFirst) await asBrowser(product, clientSecret, share < 0.5 ? 'declined' : 'poor')
    if (fate !== 'never paid') {
      await asBrowser(product, clientSecret, card)
      if (share < 0.3) await asReader(product, reader, '/payments/confirm', { paymentIntentId: id })
    }
    const due = later
    later = []
    for (const follows of due) await follows()
    const own = errand
    if (atOnce) await follow(product, id, own)
    else later.push(() => follow(product, id, own))
    done()
  }
  for (const follows of later) await follows()
}

/** Buys a pack, spends part of it, and has all of it refunded: the spent tokens become a debt, which the next purchase pays. */
export const oweAndBuyAgain = async (product: Killed, reader: SignedIn): Promise<void> => {
  const first = await order(product, reader, 0)
  await asBrowser(product, first.clientSecret, 'good')
  await asReader(product, reader, '/payments/confirm', { paymentIntentId: first.id })
  const readings = ['one', 'two', 'three', 'four'].map((key) => readTarot(product, reader, { key: `owed-${key}` }))
  await Promise.all(readings)
  await refund(product, first.id, 'whole')
  const second = await order(product, reader, 1)
  await asBrowser(product, second.clientSecret, 'good')
}
