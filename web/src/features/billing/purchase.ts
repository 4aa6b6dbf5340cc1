import type { Plan, TokenPackage } from '../../lib/payments.ts'

/** A choice on the pricing page, by its position there, or a gift. */
export type Purchase = { kind: 'tokens' | 'gift'; index: number; pack: TokenPackage } | { kind: 'subscription'; index: number; plan: Plan }

/** The expected account after a purchase is credited. */
export type Bought = { kind: 'tokens'; tokens: number; before: number } | { kind: 'subscription' }

/** Identifies one button of the page. */
export const purchaseId = ({ kind, index }: Purchase) => `${kind}-${index}`
