import { OracleFailure, type OracleFailureReason } from './oracle.ts'

/** What is wrong with one block of a text, in words the model is told when it mends it. */
export type Fault = { reason: OracleFailureReason; problem: string }

/** A text of which single blocks cannot stay: these can be asked for again. `at` counts `blocks` from 0. */
export class FaultyText extends OracleFailure {
  readonly blocks: readonly string[]
  readonly faults: readonly (Fault & { at: number })[]
  constructor(blocks: readonly string[], faults: readonly (Fault & { at: number })[]) {
    // Without the problems, which quote the text: what is in it stays out of logs.
    const where = faults.map(({ at, reason }) => `block ${at} of ${blocks.length} is ${reason}`).join(', ')
    super(faults[0]?.reason ?? 'misshapen', { cause: new Error(where) })
    this.blocks = blocks
    this.faults = faults
  }
}
