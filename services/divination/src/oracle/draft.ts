import type { Fact } from '@sibyl/contracts/http/readings'
import { miscounted } from '../methods/counted.ts'
import type { Writing } from '../methods/method.ts'
import { untoldReport } from '../methods/reported.ts'
import { withoutLinks } from '../wording.ts'
import { asserted } from './asserted.ts'
import { faultOfBlock, inventionFault, knownFrom, withoutQuotes } from './check-block.ts'
import { isTolerable, lacksOf } from './check-whole.ts'
import { factOfForm } from './fact-of-form.ts'
import type { BlockFault, Fault } from './faults.ts'
import type { Span } from './form.ts'
import { normaliser } from './normalise.ts'
import { type SafetyWord, splitBlocks } from './split-blocks.ts'

/** How to check the readings of a method. */
export type Rules = Pick<Writing, 'principal' | 'sections' | 'factsNamed' | 'invented'> & {
  /** Set for an answer to a follow-up, a short text without headings: its least and most words. */
  answerWords?: Span
}

/** What a reading is checked against: its facts, and the form as the reader filled it in. */
export type Basis = { facts: readonly Fact[]; rules: Rules; formData: Readonly<Record<string, unknown>> }

/** A text in progress, split into normalised blocks. Each block is checked as soon as it is complete. */
export type Draft = {
  /** Takes the next chunk of the answer. Returns the blocks that are now final, in order, and none after a faulty one. */
  add(piece: string): string[]
  end(): string[]
  blocks: readonly string[]
  faults: readonly BlockFault[]
  /** What the text lacks as a whole. Call it after the last chunk. */
  lacks(): Fault[]
  /** Whether to accept the text although it lacks this. */
  mayLack(lacks: readonly Fault[]): boolean
  safety(): SafetyWord | undefined
}

/** Checks single blocks of a text, the first of which may be its title. */
export const blockCheck = ({ facts, rules, formData }: Basis) => {
  const known = knownFrom(facts, formData)
  const form = factOfForm(formData)
  const given = [...facts, form]
  return (block: string, at: number): Fault | undefined => {
    const fault = faultOfBlock(block, at === 0 && block.startsWith('# '), known)
    if (fault) return fault
    const whole = withoutQuotes(block, known)
    const said = asserted(whole)
    const read = withoutLinks(whole)
    const named = rules.invented(said, given, whole) ?? untoldReport(read, form) ?? miscounted(withoutLinks(said), given, read)
    return named === undefined ? undefined : inventionFault(named)
  }
}

/** Creates a draft that reads an answer as it streams in. */
export const draftOf = (basis: Basis): Draft => {
  const { facts, rules } = basis
  const splitter = splitBlocks()
  const normal = normaliser(facts, rules)
  const faultIn = blockCheck(basis)
  const blocks: string[] = []
  const faults: BlockFault[] = []

  const take = (block: string): string[] => {
    const at = blocks.push(block) - 1
    const fault = faultIn(block, at)
    if (fault) faults.push({ at, ...fault })
    return faults.length === 0 ? [block] : []
  }

  return {
    add: (piece) => splitter.add(piece).flatMap(normal.add).flatMap(take),
    end: () => [...splitter.end().flatMap(normal.add), ...normal.end()].flatMap(take),
    blocks,
    faults,
    lacks: () => lacksOf(blocks, facts, rules),
    mayLack: (lacks) => isTolerable(lacks, blocks, facts, rules),
    safety: splitter.safety,
  }
}
