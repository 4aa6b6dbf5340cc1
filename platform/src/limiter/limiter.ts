import type { Limit, LimitName } from '@sibyl/contracts/limits'

export type Limits = Record<LimitName, Limit>

export type Verdict = {
  allowed: boolean
  limit: Limit
  remaining: number
  resetSeconds: number
  /** This process counted alone because the shared counter was unreachable. */
  alone?: true
}

/** Limits how often a subject (an address, an account, a reader) may do a thing. */
export interface Limiter {
  /** Counts one attempt and returns whether it is within the limit. */
  consume(name: LimitName, subject: string): Promise<Verdict>
  /** Returns the current state without counting. */
  peek(name: LimitName, subject: string): Promise<Verdict>
  /** Resets the count. */
  reset(name: LimitName, subject: string): Promise<void>
}
