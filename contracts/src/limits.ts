/** How often an action is allowed: `points` in `seconds`. The environment can override each: LIMIT_<NAME>=points/seconds. */
export const limits = {
  general: { points: 600, seconds: 60 },
  /** Wrong passwords for an account from one address, or on one device that has signed in to it before. */
  signInByAccountAndAddress: { points: 10, seconds: 15 * 60 },
  /** Wrong passwords for an account from all addresses; devices that have signed in to it before are exempt. */
  signInByAccount: { points: 100, seconds: 15 * 60 },
  signInByAddress: { points: 100, seconds: 15 * 60 },
  registration: { points: 60, seconds: 60 * 60 },
  mailByAddress: { points: 5, seconds: 60 * 60 },
  contact: { points: 5, seconds: 60 * 60 },
  readings: { points: 20, seconds: 60 },
  /** The form asks whenever the typing pauses. */
  dreamSymbols: { points: 60, seconds: 60 },
  /** A month that nobody has asked for yet takes a tenth of a second to compute, one with eclipses two. */
  moonMonths: { points: 120, seconds: 60 },
  anonymousDailyCards: { points: 30, seconds: 24 * 60 * 60 },
  /** The payment provider reports thousands of renewals from a few addresses; each costs a signature check. */
  webhook: { points: 6000, seconds: 60 },
  /** Drawing one takes 30 ms of a processor. */
  sharePreviews: { points: 120, seconds: 60 },
  /** By reader. Each sends a sample to an address that the reader names. */
  pushSubscriptions: { points: 20, seconds: 60 * 60 },
  /** Opening and redeeming gifts. A code has 384 random bits; the limit stops those who try all the same. */
  gifts: { points: 60, seconds: 60 * 60 },
  ownData: { points: 30, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export type Limit = { points: number; seconds: number }
export type LimitName = keyof typeof limits
