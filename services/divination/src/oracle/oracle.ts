import type { Fact } from '@sibyl/contracts/http/readings'

/** What the model is asked to write from: everything it may say rests on `facts`. */
export type ReadingAsk = {
  task: 'reading'
  method: string
  timeframe?: string
  date: string
  reader: Record<string, unknown>
  concerns: readonly string[]
  facts: Fact[]
}

/** A text of the model's with the blocks that cannot stay, each as it was written, and what is wrong with it. */
export type MendAsk = Omit<ReadingAsk, 'task'> & { task: 'mend'; text: string; faults: readonly { block: string; problem: string }[] }

/** A text of the model's that lacks something as a whole, and what. */
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

/** Why a text could not be had, in words for the reader's receipt. */
export const failureWords: Record<OracleFailureReason, string> = {
  timeout: 'The oracle did not answer in time.',
  late: 'The oracle could not begin in time.',
  busy: 'The oracle was asked too much at once.',
  unavailable: 'The oracle could not be reached.',
  empty: 'The oracle answered with silence.',
  cut_off: 'The oracle broke off in the middle.',
  unfounded: 'The oracle spoke of things that were not drawn.',
  incomplete: 'The oracle passed over something that was drawn.',
  forbidden: 'The oracle said what a reading must not say.',
  misshapen: 'The oracle wrote in a form that is not a reading’s.',
}

type FailureDetails = ErrorOptions & {
  /** When the model's server asked to be asked again, in milliseconds from now. */
  retryAfterMs?: number
}

export class OracleFailure extends Error {
  override readonly name = 'OracleFailure'
  readonly reason: OracleFailureReason
  readonly retryAfterMs: number | undefined
  constructor(reason: OracleFailureReason, { retryAfterMs, ...options }: FailureDetails = {}) {
    super(reason, options)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}

/** What is known of one call to the model, as far as its server tells. `costMicroUsd`: millionths of a dollar, where prices are configured. */
export type ModelCall = {
  provider?: string
  model?: string
  finish?: string
  inputTokens?: number
  outputTokens?: number
  costMicroUsd?: number
}

/** A language model that writes readings. */
export interface Oracle {
  /**
   * The text in pieces as it is written, with its SAFETY line, or the mended blocks; `told` hears what becomes known of the call meanwhile.
   * @throws OracleFailure; the signal's reason when it aborts
   */
  write(request: OracleRequest, signal: AbortSignal, told?: (about: ModelCall) => void): AsyncIterable<string>
  /** Whether the provider takes these words for a cry for help; absent where it is not to be asked. @throws when it cannot be asked */
  hearsCrisis?(words: string, signal: AbortSignal): Promise<boolean>
}
