import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cardError, invalid, missing } from '../http/failure.ts'
import { address, text, whole } from '../http/parameters.ts'
import { passesLuhn } from '../js/browser/card-number.ts'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { PaymentMethod } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'
import { type Behaviour, cardOfLastDigits, cardOfName, cardOfNumber, declined, type TestCard } from './cards.ts'

/** A card as browsers and operators send it: by its number, or by a token that represents one. */
const cardParameters = z.union(
  [z.strictObject({ token: text }), z.strictObject({ number: z.string(), exp_month: whole, exp_year: whole, cvc: z.string().optional() })],
  'object',
)

/** The fields of a payment method, inside a confirmation. */
export const paymentMethodData = z.strictObject({
  type: z.enum(['card']),
  card: cardParameters.optional(),
  billing_details: z.strictObject({ address: address.optional() }).optional(),
})
type PaymentMethodData = z.infer<typeof paymentMethodData>

const billingOf = (sent: PaymentMethodData['billing_details']): PaymentMethod['billing_details'] => {
  const { country = null, postal_code = null } = sent?.address ?? {}
  const address = { city: null, country, line1: null, line2: null, postal_code, state: null }
  return { address, email: null, name: null, phone: null, tax_id: null }
}

/** @throws Failure 402 for an invalid number, date or security code */
const checkedCard = (sent: Extract<z.infer<typeof cardParameters>, { number: string }>, now: number): TestCard => {
  const number = sent.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw cardError({ code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' })
  const known = cardOfNumber(number)
  if (!known)
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined: it is none of the test cards.',
    })
  if (sent.exp_month < 1 || sent.exp_month > 12)
    throw cardError({ code: 'invalid_expiry_month', param: 'exp_month', message: "Your card's expiration month is invalid." })
  const year = sent.exp_year < 100 ? 2000 + sent.exp_year : sent.exp_year
  const today = new Date(now * 1000)
  if (year * 12 + sent.exp_month <= today.getUTCFullYear() * 12 + today.getUTCMonth() || year > today.getUTCFullYear() + 50)
    throw cardError({ code: 'invalid_expiry_year', param: 'exp_year', message: "Your card's expiration year is invalid." })
  if (sent.cvc !== undefined && !new RegExp(`^\\d{${known.brand === 'amex' ? '4' : '3'}}$`).test(sent.cvc))
    throw cardError({ code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." })
  return known
}

const fingerprintOf = (card: TestCard): string =>
  createHash('sha256').update(card.number).digest('base64url').replace(/[-_]/g, '').slice(0, 16)

const methodOf = (card: TestCard, at: number, data: Omit<PaymentMethodData, 'type'>): PaymentMethod => {
  const sent = data.card && 'number' in data.card ? data.card : undefined
  const year = sent?.exp_year ?? new Date(at * 1000).getUTCFullYear() + 1
  return {
    id: stripeId('pm'),
    object: 'payment_method',
    ...fixed.paymentMethod,
    billing_details: billingOf(data.billing_details),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: data.billing_details?.address ? 'pass' : null,
        cvc_check: sent?.cvc === undefined ? null : 'unchecked',
      },
      display_brand: card.brand,
      exp_month: sent?.exp_month ?? 12,
      exp_year: year < 100 ? 2000 + year : year,
      fingerprint: fingerprintOf(card),
      funding: card.funding,
      ...fixed.card,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
    },
    created: at,
    customer: null,
    metadata: {},
  }
}

/** @throws Failure 402 for an invalid card; 400 without one */
export const createMethod = (scope: Scope, data: PaymentMethodData): PaymentMethod => {
  const now = scope.now()
  if (!data.card) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' })
  if ('number' in data.card) return scope.objects.put(methodOf(checkedCard(data.card, now), now, data))
  const card = cardOfName(data.card.token)
  if (!card) throw missing('token', data.card.token, 'card[token]')
  return scope.objects.put(methodOf(card, now, data))
}

/** A payment method by its id, or created from a name like `pm_card_visa`. @throws Failure 400, or 404 if the id is in the path */
export const methodNamed = (scope: Scope, id: string, param?: string): PaymentMethod => {
  const card = id.startsWith('pm_card_') ? cardOfName(id) : undefined
  const known = card ? scope.objects.put(methodOf(card, scope.now(), {})) : scope.objects.get('payment_method', id)
  if (!known) throw missing('PaymentMethod', id, param)
  return known
}

/** The behaviour of its test card. Card numbers are not stored: the last four digits identify the test card. */
export const behaviourOf = (method: PaymentMethod): Behaviour => cardOfLastDigits(method.card.last4)?.behaviour ?? declined
