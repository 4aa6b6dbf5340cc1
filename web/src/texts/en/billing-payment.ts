import { counted, tokenCount } from './counted.ts'

/** The status of a payment, as a full screen. */
export const paymentStatus = {
  paying: 'Complete Your Purchase',
  processing: 'Processing Payment',
  processingLabel: 'Processing',
  succeeded: 'Payment Successful!',
  succeededPage: 'Payment Successful',
  failed: 'Payment Failed',
  /** For a payment that succeeded although the account does not show it yet. */
  notUpdated: 'Your Account Is Not Updated Yet',
  redirecting: (seconds: number) => `Redirecting to the main page in ${counted(seconds, 'second')}...`,
  /** For a reader who left a form in order to pay. */
  returning: (seconds: number) => `Returning to what you wrote in ${counted(seconds, 'second')}...`,
  backToForm: 'Back to What You Wrote',
  stay: 'Stay Here',
  backToPricing: 'Back to Pricing',
}

const updating = 'Payment successful! Updating your account...'

export const accountUpdate = {
  updating,
  attempt: (attempt: number, attempts: number) => `${updating} (attempt ${attempt}/${attempts})`,
  tokens: (tokens: number) => `Your purchase of ${tokenCount(tokens)} was successful!`,
  premium: 'Welcome to Premium! Your subscription is now active.',
  shortly: 'Payment successful! Your subscription will be active shortly. Please refresh the page if needed.',
  trouble: 'Your payment was successful, but we had trouble updating your account. Please refresh the page.',
}

export const purchaseFailure = {
  tokens: 'Failed to create payment',
  gift: 'Failed to create payment',
  subscription: 'Failed to create subscription',
  nothingToPay: 'No payment required for subscription',
}

/** For a reader who returns from their bank. */
export const returnedPayment = {
  pageTitle: 'Your Payment',
  checking: 'Checking your payment...',
  notConfirmed: 'Your bank did not confirm the payment, and nothing was charged.',
  underWay: 'Your payment is still being processed. What you bought arrives as soon as it goes through.',
  gift: 'Your gift is sealed. We mail it on its day.',
  checkFailed: 'We could not check your payment.',
}
