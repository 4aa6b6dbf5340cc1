import type { Session } from '../../lib/session/use-session.ts'

/** What a press on a purchase button does: start the purchase, nothing yet, nothing for premium readers, or lead to sign-up. */
export type Purchasing = 'open' | 'closed' | 'premium' | 'register'

/** The one place that says who can buy. */
export const purchasingFor = ({ status, user }: Session, configured: boolean): Purchasing => {
  if (user?.tier === 'premium') return 'premium'
  if (!configured) return 'closed'
  return status === 'signed-in' ? 'open' : 'register'
}

export const REGISTER_FIRST = '/register?redirect=/pricing'
