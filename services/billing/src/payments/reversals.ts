import type { Instant } from '@sibyl/platform/time'
import type { PaymentSnapshot } from '../provider/payment-provider.ts'

/** Money that went back to the payer by a refund or a dispute, with its tokens; `restored` counts those a won dispute brought back. */
export type Reversal = {
  id: string
  how: 'refund' | 'dispute'
  amount: number
  tokens: number
  at: Instant
  won?: true
  /** A dispute that was decided for the card's holder. */
  lost?: true
  restored?: number
}

type Paid = { amount: number; tokens: number; reversals: readonly Reversal[] }

/** A reversal to publish: a new one, or a dispute that was won. */
type Counted = { id: string; how: 'refund' | 'dispute' | 'dispute_won'; amount: number; tokens: number }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Cents that were returned to the payer, and cents that a dispute holds or has taken. */
export const outstanding = ({ reversals }: Pick<Paid, 'reversals'>): { refunded: number; disputed: number } => {
  const cents = (how: Reversal['how']) => sum(reversals.filter((each) => each.how === how && !each.won).map(({ amount }) => amount))
  return { refunded: cents('refund'), disputed: cents('dispute') }
}

/** Of the tokens bought, those that remain after a refund of some cents: in proportion, rounded down. */
const staying = ({ tokens, amount }: Paid, back: number): number => Math.floor((tokens * Math.max(0, amount - back)) / amount)

/** The tokens that reversals have taken, less those that won disputes restored. */
export const tokensBack = ({ reversals }: Pick<Paid, 'reversals'>): number =>
  sum(reversals.map(({ tokens, restored = 0 }) => tokens - restored))

const add = (paid: Paid, { id, how, amount, at }: Omit<Reversal, 'tokens'>): Reversal => {
  const { refunded, disputed } = outstanding(paid)
  const tokens = Math.max(0, paid.tokens - staying(paid, refunded + disputed + amount) - tokensBack(paid))
  return { id, how, amount, tokens, at }
}

/** Merges a snapshot's refunds and disputes into the stored ones. @returns the new list and the reversals to publish */
export const reverse = (
  paid: Paid,
  snapshot: Pick<PaymentSnapshot, 'refunds' | 'disputes'>,
): { reversals: Reversal[]; counted: Counted[] } => {
  const counted: Counted[] = []
  let reversals: Reversal[] = [...paid.reversals]
  const win = (id: string): void => {
    const lost = reversals.find((each) => each.id === id && !each.won)
    if (!lost) return
    const without = outstanding({ reversals: reversals.filter((each) => each !== lost) })
    // A won dispute does not simply give back what it took, because the rounding depends on the earlier reversals.
    const gone = paid.tokens - staying(paid, without.refunded + without.disputed)
    const restored = tokensBack({ ...paid, reversals }) - gone
    reversals = reversals.map((each) => (each === lost ? { ...lost, won: true as const, restored } : each))
    counted.push({ id, how: 'dispute_won', amount: lost.amount, tokens: restored })
  }
  const back = [
    ...snapshot.refunds.filter(({ status }) => status === 'succeeded').map((refund) => ({ ...refund, how: 'refund' as const })),
    ...snapshot.disputes.filter(({ status }) => status !== 'won').map((dispute) => ({ ...dispute, how: 'dispute' as const })),
  ].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  // Won disputes first: they make room for later reversals.
  for (const { id, status } of snapshot.disputes) if (status === 'won') win(id)
  for (const { id, how, amount, at } of back) {
    if (reversals.some((each) => each.id === id)) continue
    const reversal = add({ ...paid, reversals }, { id, how, amount, at })
    reversals = [...reversals, reversal]
    counted.push({ id, how, amount: reversal.amount, tokens: reversal.tokens })
  }
  const lost = new Set(snapshot.disputes.flatMap(({ id, status }) => (status === 'lost' ? [id] : [])))
  return { reversals: reversals.map((each) => (lost.has(each.id) && !each.won ? { ...each, lost: true } : each)), counted }
}
