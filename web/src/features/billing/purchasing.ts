import type { Session } from '../../lib/session/use-session.ts'

/** What a press on a purchase button does: nothing yet, nothing for who has everything, or the way to an account. */
export type Purchasing = 'closed' | 'premium' | 'register'

/**
 * The one place that says what can be bought. Checkout is not built yet: with payments set up the buttons of a reader stay closed too,
 * and the page says that purchases open soon.
 */
export const purchasingFor = ({ status, user }: Session, configured: boolean): Purchasing => {
  if (user?.tier === 'premium') return 'premium'
  return configured && status === 'anonymous' ? 'register' : 'closed'
}

export const REGISTER_FIRST = '/register?redirect=/pricing'
