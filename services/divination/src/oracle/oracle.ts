import type { Fact } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'

/** The input for the model. Everything it may say must rest on `facts`. */
export type ReadingAsk = {
  task: 'reading'
  method: MethodId
  timeframe?: string
  date: string
  reader: Record<string, unknown>
  concerns: readonly string[]
  facts: Fact[]
  /** Set for a follow-up: the finished reading's text, and what is asked about it. */
  followUp?: { text: string; question: string }
}

/** A text with faulty blocks, each as the model wrote it, and what is wrong with it. */
export type MendAsk = Omit<ReadingAsk, 'task'> & { task: 'mend'; text: string; faults: readonly { block: string; problem: string }[] }

/** A text that lacks something as a whole, and what it lacks. */
export type AgainAsk = Omit<ReadingAsk, 'task'> & { task: 'again'; text: string; missing: readonly string[] }

export type OracleRequest = ReadingAsk | MendAsk | AgainAsk

export type OracleFailureReason =
  | 'timeout'
  | 'late'
  | 'busy'
  | 'unavailable'
  | 'empty'
  | 'cut_off'
  | 'unfounded'
  | 'incomplete'
  | 'forbidden'
  | 'misshapen'

type FailureDetails = ErrorOptions & {
  /** When the model's server wants the retry, in milliseconds from now. */
  retryAfterMs?: number
  /** Whether the model's server is temporarily away: a failed or broken connection, 502, 503 or 504. */
  away?: boolean
}

export class OracleFailure extends Error {
  override readonly name = 'OracleFailure'
  readonly reason: OracleFailureReason
  readonly retryAfterMs: number | undefined
  readonly away: boolean
  constructor(reason: OracleFailureReason, { retryAfterMs, away = false, ...options }: FailureDetails = {}) {
    super(reason, options)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
    this.away = away
  }
}

/** What the server reports about one call. `costMicroUsd`: millionths of a dollar, if prices are configured. */
export type ModelCall = {
  provider?: string
  model?: string
  finish?: string
  inputTokens?: number
  /** The part of the input that the provider had cached, if it reports it. */
  cachedTokens?: number
  outputTokens?: number
  costMicroUsd?: number
}

/** A language model that writes readings. */
export interface Oracle {
  /**
   * Streams the text, beginning with its SAFETY line, or the mended blocks, in pieces that may be lines. Reports the call's model, usage and
   * end to `onUsage` as the server names them.
   * @throws OracleFailure; the signal's reason when it aborts
   */
  write(request: OracleRequest, signal: AbortSignal, onUsage?: (about: ModelCall) => void): AsyncIterable<string>
  /**
   * Whether the provider's moderation finds a cry for help in these words; absent if moderation is off. @throws if the provider does not
   * answer
   */
  flagsCrisis?(words: string, signal: AbortSignal): Promise<boolean>
}
