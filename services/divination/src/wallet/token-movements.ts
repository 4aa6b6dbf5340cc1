import { type Operation, reservedFor, type Wallet } from './wallet.ts'

export type Movement = 'granted' | 'reserved' | 'settled' | 'returned' | 'taken_back' | 'restored'

const movementOf = ({ reason, delta }: Operation): Movement => {
  switch (reason) {
    case 'welcome':
    case 'purchase':
    case 'gift':
    case 'gift_returned':
      return 'granted'
    case 'reading':
      return 'reserved'
    case 'returned':
      return 'returned'
    case 'refund':
    case 'dispute':
      return delta > 0 ? 'restored' : 'taken_back'
    case 'support':
      return delta > 0 ? 'granted' : 'taken_back'
    default:
      return reason satisfies never
  }
}

/** How many tokens a wallet change moved, and why; undefined if it moved none. */
export const tokenMovement = (before: Wallet, after: Wallet): { movement: Movement; tokens: number } | undefined => {
  const operation = after.recent.at(-1)
  if (operation && operation.key !== before.recent.at(-1)?.key) {
    return operation.delta === 0 ? undefined : { movement: movementOf(operation), tokens: Math.abs(operation.delta) }
  }
  // A reservation that closed without an operation was settled: its token stays spent.
  const settled = before.open.filter(({ readingId }) => !after.open.some((open) => open.readingId === readingId))
  const tokens = settled.reduce((sum, { readingId }) => sum + reservedFor(readingId, after), 0)
  return tokens > 0 ? { movement: 'settled', tokens } : undefined
}
