import { blocksOf, textOf } from './blocks.ts'
import type { FaultyText, LackingText } from './faults.ts'
import { type AgainAsk, type MendAsk, OracleFailure, type ReadingAsk } from './oracle.ts'

/** Asks the model to rewrite the faulty blocks, and nothing else. */
export const mendRequest = (request: ReadingAsk, { blocks, faults }: FaultyText): MendAsk => ({
  ...request,
  task: 'mend',
  text: textOf(blocks),
  faults: faults.map(({ at, problem }) => ({ block: blocks[at] ?? '', problem })),
})

/** Asks the model for the whole text again and says what it lacked. */
export const againRequest = (request: ReadingAsk, { blocks, lacks }: LackingText): AgainAsk => ({
  ...request,
  task: 'again',
  text: textOf(blocks),
  missing: lacks.map(({ problem }) => problem),
})

/** The most blocks that may replace one: a paragraph may become two. More would be a different text. */
const MOST_FOR_ONE = 2

/** The blocks alone, without a code fence or a SAFETY line, which weak models repeat. */
const withoutFence = (answer: string): string =>
  answer
    .trim()
    .replace(/^SAFETY:.*\n/i, '')
    .replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')

/**
 * Replaces the faulty blocks by the model's answer: one or two blocks for each, separated by `---`, in the order of the faults. If the
 * model wrote the whole text instead, from its title on, uses that text.
 * @throws OracleFailure misshapen if the number of blocks does not match
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
