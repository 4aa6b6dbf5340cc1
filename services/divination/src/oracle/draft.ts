import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'
import { faultOfBlock, inventionFault, knownFrom, withoutTold } from './check-block.ts'
import { lacksOf } from './check-whole.ts'
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
  safety(): SafetyWord | undefined
}

/** Reads an answer of the model's as it comes. */
export const draftOf = ({ facts, rules, formData }: Basis): Draft => {
  const splitter = splitBlocks()
  const normal = normaliser(facts, rules)
  const known = knownFrom(facts, formData)
  const blocks: string[] = []
  const faults: BlockFault[] = []

  const faultIn = (block: string, at: number): Fault | undefined => {
    const fault = faultOfBlock(block, at === 0 && block.startsWith('# '), known)
    if (fault) return fault
    const named = rules.invented(withoutTold(block, known), facts)
    return named === undefined ? undefined : inventionFault(named)
  }
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
    safety: splitter.safety,
  }
}
