import type { Size } from './sizes.ts'

/** What happens to a payment after it is made. */
const refunds = ['refunded', 'refunded in part', 'refunded in two parts'] as const
const disputes = ['dispute lost', 'dispute won', 'dispute open', 'refunded in part, dispute won', 'dispute won, refunded'] as const
type Fate = 'kept' | 'never paid' | (typeof refunds)[number] | (typeof disputes)[number]

/** One purchase to be made. */
export type Errand = { packageIndex: number; card: 'good' | 'asking'; refusedFirst: boolean; fate: Fate; atOnce: boolean; share: number }

const inTurn = <T>(kinds: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).filter((kind) => kind !== undefined)

/** This many errands, each kind in turn, in random order. */
export const drawErrands = ({ payments, refunded, disputed, left }: Size, random: () => number): Errand[] => {
  const fates: Fate[] = [
    ...inTurn<Fate>(refunds, refunded),
    ...inTurn<Fate>(disputes, disputed),
    ...inTurn<Fate>(['kept'], payments - refunded - disputed),
    ...inTurn<Fate>(['never paid'], left),
  ]
  return fates
    .map((fate, index) => ({
      order: random(),
      errand: {
        packageIndex: index % 3,
        card: random() < 0.15 ? 'asking' : 'good',
        refusedFirst: random() < 0.15,
        fate,
        atOnce: random() < 0.5,
        share: 0.1 + 0.8 * random(),
      } as const,
    }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ errand }) => errand)
}

/** How many refunds and disputes the errands cause. */
export const plannedOf = (errands: readonly Errand[]) => {
  const many = (pattern: RegExp): number => errands.filter(({ fate }) => pattern.test(fate)).length
  return {
    paid: errands.length - many(/never/),
    refunds: many(/refunded/) + many(/two parts/),
    disputes: many(/dispute/),
    won: many(/won/),
  }
}
