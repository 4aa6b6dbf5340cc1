/** The size of one run, and how often the services reconcile during it. */
export type Size = {
  payments: number
  refunded: number
  disputed: number
  /** Abandoned orders. */
  left: number
  buyers: number
  subscribers: number
  /** Consecutive subscriptions of each subscriber; each round advances the provider's clock by a month. */
  rounds: number
  kills: number
  /** The interval between checks of open payments and undelivered events. */
  checkMs: number
  /** The interval between full comparisons. */
  compareMs: number
  /** How long the books may take to become consistent after the last action. */
  settledWithinMs: number
  /** Whether to wait for the leases of killed processes, which others may take over after a minute. */
  outwaitsLeases: boolean
}

const small: Size = {
  payments: 60,
  refunded: 10,
  disputed: 6,
  left: 4,
  buyers: 14,
  subscribers: 6,
  rounds: 1,
  kills: 3,
  checkMs: 1000,
  compareMs: 3000,
  settledWithinMs: 60_000,
  outwaitsLeases: false,
}

const full: Size = {
  payments: 5000,
  refunded: 830,
  disputed: 500,
  left: 330,
  buyers: 20,
  subscribers: 20,
  rounds: 25,
  kills: 80,
  checkMs: 30_000,
  compareMs: 60_000,
  settledWithinMs: 600_000,
  outwaitsLeases: true,
}

/** `make test` runs the small one, `make chaos` the full one. */
export const chosenSize = (): Size => (process.env.CHAOS === 'full' ? full : small)
