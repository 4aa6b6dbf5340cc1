/** The outcome of a payment with a card. */
export type Behaviour =
  | { does: 'pay' }
  | { does: 'decline'; code: string; declineCode?: string; message: string; attaches?: true }
  /** Requires a 3-D Secure challenge: at every payment, or only until the card was saved for payments without its holder. */
  | { does: 'challenge'; always: boolean; after: 'pay' | 'decline' }
  /** Is paid, and then disputed. */
  | { does: 'dispute'; reason: string }

export type TestCard = { number: string; brand: string; funding: string; country: string; behaviour: Behaviour }

const pay: Behaviour = { does: 'pay' }
/** The generic refusal. */
export const declined: Extract<Behaviour, { does: 'decline' }> = {
  does: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

const card = (number: string, behaviour: Behaviour = pay, brand = 'visa', funding = 'credit'): TestCard => ({
  number,
  brand,
  funding,
  country: 'US',
  behaviour,
})

/** Stripe's test cards, by their numbers: https://docs.stripe.com/testing */
const cards: readonly TestCard[] = [
  card('4242424242424242'),
  card('4000056655665556', pay, 'visa', 'debit'),
  card('5555555555554444', pay, 'mastercard'),
  card('2223003122003222', pay, 'mastercard'),
  card('5200828282828210', pay, 'mastercard', 'debit'),
  card('378282246310005', pay, 'amex'),
  card('6011111111111117', pay, 'discover'),
  card('3056930009020004', pay, 'diners'),
  card('3566002020360505', pay, 'jcb'),
  card('4000000000000002', declined),
  card('4000000000009995', { ...declined, declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' }),
  card('4000000000009987', { ...declined, declineCode: 'lost_card' }),
  card('4000000000009979', { ...declined, declineCode: 'stolen_card' }),
  card('4000000000000069', { does: 'decline', code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' }),
  card('4000000000000127', {
    does: 'decline',
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  card('4000000000000119', {
    does: 'decline',
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  card('4000000000000341', { ...declined, attaches: true }),
  card('4000002500003155', { does: 'challenge', always: false, after: 'pay' }),
  card('4000002760003184', { does: 'challenge', always: true, after: 'pay' }),
  card('4000000000003220', { does: 'challenge', always: true, after: 'pay' }),
  card('4000008400001629', { does: 'challenge', always: true, after: 'decline' }),
  card('4000000000000259', { does: 'dispute', reason: 'fraudulent' }),
  card('4000000000002685', { does: 'dispute', reason: 'product_not_received' }),
]

/** Names of payment methods and tokens that stand for a card; with `tok_` in place of `pm_card_` they are tokens. */
const names: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedLostCard: '4000000000009987',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeCustomerFail: '4000000000000341',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequired: '4000002760003184',
  threeDSecure2Required: '4000000000003220',
  threeDSecureRequired: '4000000000003220',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
}

export const cardOfNumber = (number: string): TestCard | undefined => cards.find((one) => one.number === number)

export const cardOfLastDigits = (digits: string): TestCard | undefined => cards.find(({ number }) => number.endsWith(digits))

/** The card that `pm_card_visa` or `tok_visa` stands for. */
export const cardOfName = (name: string): TestCard | undefined => {
  const number = names[name.replace(/^(?:pm_card_|tok_)/, '')]
  return number === undefined ? undefined : cardOfNumber(number)
}
