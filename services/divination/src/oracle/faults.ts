import { OracleFailure, type OracleFailureReason } from './oracle.ts'

/** What is wrong with one block of a text, or with the whole, in words the model is told when it mends it. */
export type Fault = { reason: OracleFailureReason; problem: string }

export type BlockFault = Fault & { at: number }

/** A text of which single blocks cannot stay: these can be asked for again. `at` counts `blocks` from 0. */
export class FaultyText extends OracleFailure {
  readonly blocks: readonly string[]
  readonly faults: readonly BlockFault[]
  constructor(blocks: readonly string[], faults: readonly BlockFault[]) {
    // Without the problems, which quote the text: what is in it stays out of logs.
    const where = faults.map(({ at, reason }) => `block ${at} of ${blocks.length} is ${reason}`).join(', ')
    super(faults[0]?.reason ?? 'misshapen', { cause: new Error(where) })
    this.blocks = blocks
    this.faults = faults
  }
}

/** A text that lacks something as a whole: it can be asked for again with what it lacks. */
export class LackingText extends OracleFailure {
  readonly blocks: readonly string[]
  readonly lacks: readonly Fault[]
  constructor(blocks: readonly string[], lacks: readonly Fault[]) {
    super(lacks[0]?.reason ?? 'misshapen', { cause: new Error(lacks.map(({ problem }) => problem).join(' ')) })
    this.blocks = blocks
    this.lacks = lacks
  }
}
