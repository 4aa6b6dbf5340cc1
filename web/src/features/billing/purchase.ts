import type { Plan, TokenPackage } from '../../lib/payments.ts'

/** Something chosen on the pricing page, by its place there. */
export type Purchase = { kind: 'tokens'; index: number; pack: TokenPackage } | { kind: 'subscription'; index: number; plan: Plan }

/** What the account should show once a purchase is in. */
export type Bought = { kind: 'tokens'; tokens: number; before: number } | { kind: 'subscription' }

/** Tells one button from another. */
export const purchaseId = ({ kind, index }: Purchase) => `${kind}-${index}`
