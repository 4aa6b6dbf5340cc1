import type { Purchase } from './purchase.ts'
import { purchaseId } from './purchase.ts'
import type { Purchasing } from './purchasing.ts'

/** What the purchase buttons of a page share. */
export type Purchases = { purchasing: Purchasing; opening: Purchase | null; onChoose: (purchase: Purchase) => void }

/** The props of one purchase button. */
export const buttonOf = ({ purchasing, opening, onChoose }: Purchases, purchase: Purchase) => ({
  purchasing,
  opening: opening && (purchaseId(opening) === purchaseId(purchase) ? ('this' as const) : ('another' as const)),
  onBuy: () => onChoose(purchase),
})
