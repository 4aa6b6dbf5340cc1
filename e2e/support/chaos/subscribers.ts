import type { SignedIn } from '../reader.ts'
import { asBrowser, asOperator, asReader, type Killed, listAll } from './client.ts'

const HOUR_S = 3600
/** A month on the provider's clock, plus the two hours in which it charges a renewal. */
export const MONTH_S = 31 * 24 * HOUR_S + 2 * HOUR_S

const lives = [
  'goes on',
  'is for a year',
  'is changed',
  'ends with its period',
  'ends at once',
  'ends and goes on',
  'is not paid again',
] as const

const plans = { premium_monthly: 0, premium_annual: 1 } as const

const begin = async (product: Killed, reader: SignedIn, plan: keyof typeof plans): Promise<void> => {
  const { status, body } = await asReader(product, reader, '/payments/subscription/create', { planIndex: plans[plan], plan })
  if (status !== 200) throw new Error(`a subscription was answered with ${status}: ${JSON.stringify(body)}`)
  const { clientSecret } = body.data as { clientSecret: string }
  await asBrowser(product, clientSecret, 'good')
  const [paymentIntentId] = clientSecret.split('_secret_')
  await asReader(product, reader, '/payments/confirm', { paymentIntentId })
}

/** Replaces the card of the reader's subscription by one that is declined when charged. */
const loseTheCard = async (product: Killed, readerId: string, key: string): Promise<void> => {
  const all = await listAll<{ id: string; customer: string; metadata: { readerId?: string } }>(product, '/subscriptions')
  const own = all.find(({ metadata }) => metadata.readerId === readerId)
  if (!own) throw new Error(`${readerId} has no subscription at the provider`)
  const { body } = await asOperator(
    product,
    '/payment_methods/pm_card_chargeCustomerFail/attach',
    { customer: own.customer },
    `${key}-attach`,
  )
  await asOperator(product, `/subscriptions/${own.id}`, { default_payment_method: String(body.id) }, `${key}-card`)
}

type Subscriber = { reader: SignedIn; readerId: string; number: number }

/** One subscription until the next month; ends the previous one first. */
export const subscribeOnce = async (product: Killed, { reader, readerId, number }: Subscriber, round: number): Promise<void> => {
  const cancel = (immediate: boolean) => asReader(product, reader, '/payments/subscription/cancel', { immediate })
  if (round > 0) await cancel(true)
  const life = lives[(number + round) % lives.length] ?? 'goes on'
  await begin(product, reader, life === 'is for a year' ? 'premium_annual' : 'premium_monthly')
  switch (life) {
    case 'goes on':
    case 'is for a year':
      return
    case 'is changed':
      await asReader(product, reader, '/payments/subscription/change', { plan: 'premium_annual' })
      return
    case 'ends with its period':
      await cancel(false)
      return
    case 'ends at once':
      await cancel(true)
      return
    case 'ends and goes on':
      await cancel(false)
      await asReader(product, reader, '/payments/subscription/reactivate', {})
      return
    case 'is not paid again':
      return loseTheCard(product, readerId, `${readerId}-${round}`)
    default:
      return life satisfies never
  }
}
