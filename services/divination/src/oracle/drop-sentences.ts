import { wordsIn } from './blocks.ts'
import { linksOf } from './check-block.ts'
import { type Basis, blockCheck } from './draft.ts'
import type { FaultyText } from './faults.ts'
import { sentencesOf } from './sentences.ts'

/** The share of a text's words that must remain. */
const LEAST_LEFT = 0.9

const isHeading = (block: string | undefined): boolean => /^#{1,6} /.test(block ?? '')

/** The number of sections without content: headings directly before another heading or at the end. */
const emptySections = (blocks: readonly string[]): number =>
  blocks.filter((block, at) => block.startsWith('## ') && (at === blocks.length - 1 || isHeading(blocks[at + 1]))).length

/**
 * Removes the faulty sentences from a text. A faulty heading is replaced by its fact's label, a faulty title is removed. Undefined if that
 * would leave less than nine tenths of the words, or an empty section.
 */
export const withoutFaultySentences = ({ blocks, faults }: FaultyText, basis: Basis): string[] | undefined => {
  const faultIn = blockCheck(basis)
  const faulty = new Set(faults.map(({ at }) => at))

  const heading = (block: string): string[] => {
    const linked = new Set(linksOf(block).map(({ target }) => target))
    const fact = basis.facts.find(({ id }) => linked.has(`fact:${id}`))
    return block.startsWith('## ') && fact ? [`## [${fact.label}](fact:${fact.id})`] : []
  }
  const paragraph = (block: string): string[] => {
    const left = sentencesOf(block)
      .filter((sentence) => faultIn(sentence, -1) === undefined)
      .join(' ')
    return left === '' || faultIn(left, -1) ? [] : [left]
  }
  const kept = blocks.flatMap((block, at) => {
    if (!faulty.has(at)) return [block]
    return isHeading(block) ? heading(block) : paragraph(block)
  })
  const isEnough = wordsIn(kept.join(' ')) >= wordsIn(blocks.join(' ')) * LEAST_LEFT
  return isEnough && emptySections(kept) <= emptySections(blocks) ? kept : undefined
}
