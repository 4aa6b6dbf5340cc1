import { units } from '#texts/units.ts'
import type { Wrap } from '../wrap.ts'
import { product } from './product.ts'

export const wallet = {
  title: 'Wallet',
  holding: {
    label: 'What you hold',
    unit: (count: number) => (count === 1 ? units.token.one : units.token.other),
    some: 'Each unlocks one premium reading, and none expires.',
    none: 'Your tokens are all spent. The daily card is free, and a new pack is two minutes away.',
    premium: (tier: string) => `You are ${tier}: every reading is open to you, and no token is spent.`,
    getMore: 'Get More Tokens',
    plan: 'My Plan',
  },
}

export const payments = {
  heading: 'Payments and receipts',
  opening: 'Loading your payments',
  failed: 'Your payments could not be loaded.',
  none: 'You have not paid for anything yet.',
  older: 'Show older payments',
  receipt: (payment: string, unseen: Wrap) => <>Receipt{unseen(` for ${payment}`)}</>,
  status: {
    pending: 'Not paid yet',
    processing: 'Being processed',
    succeeded: 'Paid',
    failed: 'Failed',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
}

export const gifts = {
  heading: 'Gifts',
  opening: 'Loading your gifts',
  failed: 'Your gifts could not be loaded.',
  none: 'You have not given or received a gift yet.',
  give: 'Give Tokens',
  for: (tokens: string, name: string) => `${tokens} for ${name}`,
  received: (tokens: string) => `${tokens} for you`,
  status: {
    sealed: (day: string) => `Sealed, goes out on ${day}`,
    sent: (day: string) => `On its way, can be opened until ${day}`,
    redeemed: 'Opened',
    returned: 'Came back to you',
    taken_back: 'Taken back with its payment',
  },
  copy: 'Copy the Link',
  copied: 'Copied. Anyone with the link can open the gift, once.',
}

export const paymentCheck = {
  submit: 'Check My Payment',
  submitting: 'Checking...',
  tokensIn: (tokens: string) => `Your payment has arrived: ${tokens} are yours.`,
  giftIn: 'Your payment has arrived, and your gift is sealed.',
  planIn: 'Your payment has arrived, and your subscription is paid.',
  notIn: 'It has not arrived yet. We will check again automatically, so there is no need to pay twice.',
  failed: 'It did not go through. You were not charged.',
  lookupFailed: 'We could not check your payment.',
}

export const receipt = {
  title: 'Receipt',
  back: 'Wallet',
  opening: 'Loading your receipt',
  failed: 'Your receipt could not be loaded.',
  issuer: product,
  number: 'Number',
  date: 'Date',
  what: 'For',
  payer: 'Paid by',
  how: 'Paid with',
  card: 'Card',
  status: 'Status',
  total: 'Total',
  print: 'Print or Save',
  byProvider: (unseen: Wrap) => <>The card provider’s receipt{unseen(', opens in a new tab')}</>,
  missing: {
    title: 'Receipt Not Found',
    about: 'You have no payment with this number.',
    back: 'Open My Wallet',
  },
}
