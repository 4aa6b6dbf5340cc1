/** How much happens in one run, and how often the services reconcile meanwhile. */
export type Size = {
  payments: number
  refunded: number
  disputed: number
  /** Orders that nobody pays. */
  left: number
  buyers: number
  subscribers: number
  /** Subscriptions of each subscriber, one after the other; a month of the provider's time goes by in each round. */
  rounds: number
  kills: number
  /** Between two checks of what is open and of what was not delivered. */
  checkMs: number
  /** Between two comparisons of everything. */
  compareMs: number
  /** What the books may take to become right when nothing happens any more. */
  settledWithinMs: number
  /** Whether to wait for what the dead had in hand, which others may take up after a minute. */
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
