import type { ReactNode } from 'react'
import type { Wrap } from '../wrap.ts'
import { counted, tokenCount } from './counted.ts'

export const shop = {
  pageTitle: 'Pricing',
  title: 'Unlock Your Mystical Journey',
  description: 'Tokens for single readings, or every reading by the month. The daily card is free and needs no account.',
  opening: 'Loading the prices',
  give: 'Give tokens to somebody, sealed until the day you choose',
}

export const holding = {
  premium: (access: Wrap) => <>You have {access('Premium Access')}. Every reading is open to you, and there is nothing more to buy.</>,
  offer: 'One token opens one reading. A subscription opens all of them.',
  anonymous: (tokens: number) => `A verified account begins with ${counted(tokens, 'free token')}.`,
  some: (tokens: ReactNode) => <>You have {tokens}, and they do not expire.</>,
  none: (tokens: ReactNode) => <>You have {tokens} left.</>,
}

export const notForSale = {
  heading: 'Payment System Setup Required',
  failed: 'Failed to load payment system. Purchases are unavailable right now; these are our usual prices.',
  notConfigured: 'Stripe is not configured. Payment features will be unavailable. The free daily card still works.',
}

export const tokenPacks = {
  heading: 'Tokens',
  lead: 'Pay once, use them whenever you like.',
  popular: 'Popular',
  goodFor: {
    few: 'A question now and then',
    some: 'One a week for a season',
    many: 'One a week, nearly all year',
  },
  each: (price: string) => `${price} each`,
  buy: (tokens: number) => `Buy ${tokenCount(tokens)}`,
}

export const plans = {
  heading: 'Premium',
  lead: (tier: string) => `For ${tier}: readings without counting. Cancel whenever you wish.`,
  bestValue: 'Best Value',
  per: { month: 'per month', year: 'per year' },
  choose: { month: 'Choose monthly', year: 'Choose annual' },
  benefits: [
    'Unlimited premium readings',
    'Advanced tarot spreads',
    'Detailed astrology charts',
    'Your complete reading history, as on every plan',
    'Priority support',
  ],
  saves: (price: string) => `Saves ${price} a year over monthly billing.`,
  aYear: (price: string) => `${price} over twelve months.`,
  onceAYear: 'Billed once a year.',
}

export const purchaseButton = {
  premium: 'Premium Active',
  opening: 'One moment...',
}

export const dailyPanel = {
  heading: 'One card a day is free',
  about: 'No token is spent and no account is needed.',
  turn: 'Get Your Daily Card',
}
