/** Default prices. Dollars as decimals only here and at the HTTP edge; inside they are integer cents. */
export const tokenPackages = [
  { tokens: 5, price: 4.99, popular: false },
  { tokens: 15, price: 12.99, popular: true },
  { tokens: 50, price: 34.99, popular: false },
] as const

/** What can be given: the packs of the same size at their price, and one token alone. */
export const giftPackages = [
  { tokens: 1, price: 1.49 },
  { tokens: 5, price: 4.99 },
  { tokens: 15, price: 12.99 },
] as const

export const subscriptions = [
  { name: 'Premium Monthly', plan: 'premium_monthly', price: 9.99, interval: 'month', popular: false },
  { name: 'Premium Annual', plan: 'premium_annual', price: 99.99, interval: 'year', popular: true },
] as const

export const planIds = ['premium_monthly', 'premium_annual'] as const
export type PlanId = (typeof planIds)[number]
