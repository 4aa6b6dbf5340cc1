type Standing = 'open' | 'lost' | 'won'

/** The disputes of a payment or a subscription, by the provider's id. */
export type Disputes = Readonly<Record<string, Standing>>

type Reversal = { id: string; how: 'refund' | 'dispute'; won?: true; lost?: true }

/** A dispute moves one way only, so that an older snapshot never turns a newer one back. */
const finality = { open: 0, lost: 1, won: 2 } as const

/** Merges a snapshot into the known disputes; neither the order nor the number of snapshots matters. */
export const mergeDisputes = (known: Disputes, news: Disputes): Disputes => {
  const changed = Object.entries(news).filter(([id, standing]) => {
    const before = known[id]
    return before === undefined || finality[standing] > finality[before]
  })
  return changed.length === 0 ? known : { ...known, ...Object.fromEntries(changed) }
}

/** The disputes among the reversals. */
export const disputesIn = (reversals: readonly Reversal[]): Disputes =>
  Object.fromEntries(
    reversals.filter(({ how }) => how === 'dispute').map(({ id, won, lost }) => [id, won ? 'won' : lost ? 'lost' : 'open']),
  )

/** Whether a payment is contested: its grant is withheld until its disputes are won. */
export const isContested = (disputes: Disputes): boolean => Object.values(disputes).some((standing) => standing !== 'won')

export const isLost = (disputes: Disputes): boolean => Object.values(disputes).includes('lost')
