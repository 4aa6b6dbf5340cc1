import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'
import { faultOfBlock, inventionFault, knownFrom, withoutTold } from './check-block.ts'
import { isTolerable, lacksOf } from './check-whole.ts'
import type { BlockFault, Fault } from './faults.ts'
import { normaliser } from './normalise.ts'
import { type SafetyWord, splitBlocks } from './split-blocks.ts'

/** How readings of a method are checked. */
export type Rules = Pick<Engine<never>, 'principal' | 'sections' | 'factsNamed' | 'invented'>

/** What a reading is checked against: its facts, and the form as its reader filled it in. */
export type Basis = { facts: readonly Fact[]; rules: Rules; formData: Readonly<Record<string, unknown>> }

/** A text while it is written: its blocks as a reading has them, each checked as soon as it is whole. */
export type Draft = {
  /** Takes the next piece of the answer. Gives the blocks that are now sure to stand, in order; none after one at fault. */
  add(piece: string): string[]
  end(): string[]
  blocks: readonly string[]
  faults: readonly BlockFault[]
  /** What the whole lacks; asked when the answer is over. */
  lacks(): Fault[]
  /** Whether it is a reading although it lacks this. */
  mayLack(lacks: readonly Fault[]): boolean
  safety(): SafetyWord | undefined
}

/** Checks single blocks of a text; the first may be its title. */
export const blockCheck = ({ facts, rules, formData }: Basis) => {
  const known = knownFrom(facts, formData)
  return (block: string, at: number): Fault | undefined => {
    const fault = faultOfBlock(block, at === 0 && block.startsWith('# '), known)
    if (fault) return fault
    const named = rules.invented(withoutTold(block, known), facts)
    return named === undefined ? undefined : inventionFault(named)
  }
}

/** Reads an answer of the model's as it comes. */
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
    mayLack: (lacks) => isTolerable(lacks, facts, rules),
    safety: splitter.safety,
  }
}
