import type { ReactNode } from 'react'
import type { Wrap } from '../wrap.ts'

export const subscription = {
  none: {
    heading: 'No Active Subscription',
    suspended: 'A payment for your subscription is disputed with your bank, so the subscription is on hold until the bank decides.',
    overdue: 'The last payment for your subscription did not go through, so the subscription is on hold.',
    about: 'A plan opens every reading, with no token to count. The tokens you hold stay yours.',
    viewPlans: 'View Plans',
  },
  active: 'Active',
  heading: 'Premium',
  about: (tier: string) => `You are ${tier}: every reading is open to you, and no token is spent.`,
  plan: 'Plan',
  planName: { premium_monthly: 'premium monthly', premium_annual: 'premium annual' },
  activeUntil: 'Active until',
  nextBilling: 'Next billing date',
  ending: (date: ReactNode) => <>Your subscription is cancelled and ends on {date}. You will not be billed again.</>,
  pastDue: 'The last payment did not go through. We will try it again over the next few days.',
}

export const cancellation = {
  open: 'Cancel Subscription',
  title: 'Cancel Subscription?',
  about: (periodEnd: string) =>
    `Your subscription will remain active until ${periodEnd}. After that, you'll be downgraded to the free tier.`,
  submit: 'Yes, Cancel',
  keep: 'Keep Subscription',
  failed: 'Failed to cancel subscription',
}

export const reactivation = {
  submit: 'Reactivate Subscription',
  failed: 'Failed to reactivate subscription',
}

const per = { month: 'per month', year: 'per year' }

export const planChange = {
  open: 'Change Plan',
  title: 'Change Plan',
  about: (plan: string, price: string, interval: 'month' | 'year') =>
    `${plan} costs ${price} ${per[interval]}. The unused part of your current period is credited, and you pay only the difference.`,
  submit: 'Switch Plan',
  keep: 'Keep Current Plan',
  failed: 'Failed to change plan',
}

/** Where to find what was paid. */
export const whereReceiptsAre = (link: Wrap) => <>Payments and their receipts are in {link('your wallet')}.</>
