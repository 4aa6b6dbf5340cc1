import { blocksOf, textOf } from './blocks.ts'
import type { FaultyText, LackingText } from './faults.ts'
import { type AgainAsk, type MendAsk, OracleFailure, type ReadingAsk } from './oracle.ts'

/** Asks for the blocks that cannot stay, and for nothing else. */
export const mendRequest = (request: ReadingAsk, { blocks, faults }: FaultyText): MendAsk => ({
  ...request,
  task: 'mend',
  text: textOf(blocks),
  faults: faults.map(({ at, problem }) => ({ block: blocks[at] ?? '', problem })),
})

/** Asks for the whole text again, with what it lacked. */
export const againRequest = (request: ReadingAsk, { blocks, lacks }: LackingText): AgainAsk => ({
  ...request,
  task: 'again',
  text: textOf(blocks),
  missing: lacks.map(({ problem }) => problem),
})

/** A paragraph may become two. An answer with more says something else than what was asked. */
const MOST_FOR_ONE = 2

/** The blocks alone, without a fence or a SAFETY line, which weak models repeat. */
const withoutFence = (answer: string): string =>
  answer
    .trim()
    .replace(/^SAFETY:.*\n/i, '')
    .replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')

/**
 * The text with its faulty blocks replaced by what the model answered: a block or two for each, between lines of `---`, in the order
 * of the faults. A model that wrote the whole text instead, from its title on, is taken at its word.
 * @throws OracleFailure misshapen where the answer has not as many blocks as were asked for
 */
export const mended = ({ blocks, faults }: FaultyText, answer: string): string => {
  const plain = withoutFence(answer)
  const parts = plain
    .split(/^ *-{3,} *$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const areShort = parts.every((part) => blocksOf(part).length <= MOST_FOR_ONE)
  if (parts.length === faults.length && areShort) {
    const replaced = [...blocks]
    for (const [index, { at }] of faults.entries()) replaced[at] = parts[index] ?? ''
    return textOf(replaced)
  }
  if (isWhole(blocks, plain)) return plain
  throw new OracleFailure('misshapen', { cause: new Error(`${parts.length} blocks for ${faults.length} faults`) })
}

const isWhole = (blocks: readonly string[], answer: string): boolean =>
  answer.startsWith('# ') && blocksOf(answer).length > blocks.length / 2
