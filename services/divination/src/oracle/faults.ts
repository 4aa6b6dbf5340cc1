import { OracleFailure, type OracleFailureReason } from './oracle.ts'

/** What is wrong with one block or with the whole text, worded for the model that has to mend it. */
export type Fault = { reason: OracleFailureReason; problem: string }

export type BlockFault = Fault & { at: number }

/** Single blocks of the text are faulty, and the model can be asked to rewrite only these. `at` is an index into `blocks`. */
export class FaultyText extends OracleFailure {
  readonly blocks: readonly string[]
  readonly faults: readonly BlockFault[]
  constructor(blocks: readonly string[], faults: readonly BlockFault[]) {
    // The message leaves out the problems, because they quote the text and logs must not contain it.
    const where = faults.map(({ at, reason }) => `block ${at} of ${blocks.length} is ${reason}`).join(', ')
    super(faults[0]?.reason ?? 'misshapen', { cause: new Error(where) })
    this.blocks = blocks
    this.faults = faults
  }
}

/** The text lacks something as a whole. The model can be asked to write it again. */
export class LackingText extends OracleFailure {
  readonly blocks: readonly string[]
  readonly lacks: readonly Fault[]
  constructor(blocks: readonly string[], lacks: readonly Fault[]) {
    super(lacks[0]?.reason ?? 'misshapen', { cause: new Error(lacks.map(({ problem }) => problem).join(' ')) })
    this.blocks = blocks
    this.lacks = lacks
  }
}
