import type { Limit, LimitName } from '@sibyl/contracts/limits'

export type Limits = Record<LimitName, Limit>

export type Verdict = {
  allowed: boolean
  limit: Limit
  remaining: number
  resetSeconds: number
  /** This process counted alone, because it could not ask where all count together. */
  alone?: true
}

/** Counts how often a subject (an address, an account, a reader) has done a thing. */
export interface Limiter {
  /** Counts one more and says whether it is still within the limit. */
  consume(name: LimitName, subject: string): Promise<Verdict>
  /** Says how it stands, without counting. */
  peek(name: LimitName, subject: string): Promise<Verdict>
  /** Forgets what was counted. */
  reset(name: LimitName, subject: string): Promise<void>
}
