import { giftPackages, type PlanId, subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import type { BillingConfig } from '../config.ts'

/** Prices are in cents. */
export type Pack = { tokens: number; amount: number; popular: boolean }
export type Plan = { plan: PlanId; name: string; amount: number; interval: 'month' | 'year'; popular: boolean }
export type Catalogue = { currency: string; packs: readonly Pack[]; gifts: readonly Omit<Pack, 'popular'>[]; plans: readonly Plan[] }

/** Cents to the dollars that are shown, and back. */
export const toDollars = (cents: number): number => cents / 100
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** The packs and plans of the contract at the prices of this installation. */
export const catalogueFrom = (config: BillingConfig): Catalogue => {
  const packPrices = { 5: config.PRICE_TOKENS_5, 15: config.PRICE_TOKENS_15, 50: config.PRICE_TOKENS_50 }
  const planPrices = { premium_monthly: config.PRICE_PREMIUM_MONTHLY, premium_annual: config.PRICE_PREMIUM_ANNUAL }
  return {
    currency: config.CURRENCY,
    packs: tokenPackages.map(({ tokens, popular }) => ({ tokens, popular, amount: packPrices[tokens] })),
    gifts: giftPackages.map(({ tokens }) => ({ tokens, amount: tokens === 1 ? config.PRICE_GIFT_1 : packPrices[tokens] })),
    plans: subscriptions.map(({ plan, name, interval, popular }) => ({ plan, name, interval, popular, amount: planPrices[plan] })),
  }
}

/** The key by which a plan's price is found at the provider. */
export const lookupKey = (plan: PlanId): string => `sibyl_${plan}`
