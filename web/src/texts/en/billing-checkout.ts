export const checkout = {
  terms: {
    month: (price: string) => `You'll be billed ${price} monthly starting today. Cancel anytime from your account settings.`,
    year: (price: string) => `You'll be billed ${price} annually starting today. Cancel anytime from your account settings.`,
  },
  payFor: {
    tokens: (price: string) => `Pay ${price}`,
    month: (price: string) => `Start Premium - ${price}/month`,
    year: (price: string) => `Start Premium - ${price}/year`,
  },
  notLoaded: 'Failed to load Stripe',
  notLoadedHint: 'The payment form could not be loaded. Please check your connection, and whether something in this browser blocks it.',
}

export const order = {
  label: 'Your order',
  tokens: 'Each token unlocks one premium reading. Tokens do not expire.',
  gift: 'Sealed for somebody else. Unopened after a year, it comes back to you as tokens.',
}

export const paymentForm = {
  label: 'Payment',
  wait: 'Please wait',
  loading: 'Loading payment system...',
  submitting: 'Processing...',
  secured: 'Payment is secured by Stripe. Your card details are never stored by us.',
  notLoaded: 'Stripe is not loaded',
  unknown: 'An unknown error occurred.',
}
