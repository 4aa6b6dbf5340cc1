import { tokenCount } from './counted.ts'

export const giving = {
  title: 'Give someone a question',
  lead: 'Sealed until the day you choose.',
  inside: 'What is inside',
  to: 'For',
  day: 'Opens on',
  note: 'Your note',
  noteLength: (length: number, most: number) => `${length} of ${most}`,
  email: 'Their email',
  emailHint: 'We mail the sealed envelope there on its day, and delete the address.',
  submit: (price: string) => `Seal and pay ${price}`,
  submitting: 'Sealing...',
  returns: 'Unopened after a year, it comes back to you.',
  notForSale: 'Gifts cannot be paid for right now.',
  failed: 'The gift could not be prepared.',
}

export const sealedGift = {
  title: 'Sealed',
  now: (email: string) => `We mail it to ${email} within a minute.`,
  later: (email: string, day: string) => `We mail it to ${email} on ${day}.`,
  wallet: 'Your wallet shows when it was opened.',
  toWallet: 'Open My Wallet',
  another: 'Give Another',
}

export const envelope = {
  sealed: (name: string) => (name ? `A sealed envelope for ${name}` : 'A sealed envelope'),
  to: (name: string) => `For ${name}`,
}

export const opening = {
  pageTitle: 'A gift',
  loading: 'Looking for your gift',
  title: (giver: string) => (giver ? `${giver} left you this` : 'Somebody left you this'),
  lead: 'There is nothing to pay.',
  break: 'Break the Seal',
  opened: (tokens: number, giver: string) => (giver ? `${tokenCount(tokens)} from ${giver}` : `${tokenCount(tokens)} for you`),
  keep: (tokens: number) =>
    tokens === 1 ? '1 token, yours to keep. It does not expire.' : `${tokens} tokens, yours to keep. They do not expire.`,
  redeem: (tokens: number) => (tokens === 1 ? 'Keep This Token' : 'Keep These Tokens'),
  redeeming: 'One moment...',
  signUp: (tokens: number) => (tokens === 1 ? 'Sign Up to Keep It' : 'Sign Up to Keep Them'),
  signIn: 'I have an account',
  redeemed: (tokens: number) => (tokens === 1 ? 'The token is in your wallet.' : `The ${tokens} tokens are in your wallet.`),
  ask: 'Ask Your First Question',
  goneTitle: 'This envelope is empty',
  home: 'Return Home',
  failed: 'The gift could not be opened.',
}
