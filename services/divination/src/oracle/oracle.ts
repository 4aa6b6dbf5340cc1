/** What the model is asked to write from: everything it may say rests on `facts`. */
export type OracleRequest = {
  task: 'reading'
  method: string
  timeframe?: string
  date: string
  reader: Record<string, unknown>
  concerns: readonly string[]
  facts: readonly unknown[]
}

export type OracleFailureReason = 'timeout' | 'busy' | 'unavailable' | 'empty' | 'cut_off' | 'unfounded'

/** Why a text could not be had, in words for the reader's receipt. */
export const failureWords: Record<OracleFailureReason, string> = {
  timeout: 'The oracle did not answer in time.',
  busy: 'The oracle was asked too much at once.',
  unavailable: 'The oracle could not be reached.',
  empty: 'The oracle answered with silence.',
  cut_off: 'The oracle broke off in the middle.',
  unfounded: 'The oracle spoke of things that were not drawn.',
}

export class OracleFailure extends Error {
  override readonly name = 'OracleFailure'
  readonly reason: OracleFailureReason
  constructor(reason: OracleFailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** What is known of one call to the model, as far as its server tells. */
export type ModelCall = { provider?: string; model?: string; finish?: string; inputTokens?: number; outputTokens?: number }

/** A language model that writes readings. */
export interface Oracle {
  /**
   * The text in pieces as it is written; `told` hears what becomes known of the call meanwhile.
   * @throws OracleFailure; the signal's reason when it aborts
   */
  write(request: OracleRequest, signal: AbortSignal, told?: (about: ModelCall) => void): AsyncIterable<string>
}
