import type { Fact } from '@sibyl/contracts/http/readings'
import { textOf, withoutTargets } from './blocks.ts'
import { type Basis, type Draft, draftOf, type Rules } from './draft.ts'
import { FaultyText, LackingText } from './faults.ts'
import { OracleFailure } from './oracle.ts'
import type { Text } from './text.ts'

const LONGEST_TITLE = 120

const titleOf = (block: string | undefined): string | undefined => /^# +(.+)$/.exec(block ?? '')?.[1]

/**
 * Turns a draft whose answer is over into a reading, or refuses it. `lenient`: a little that the whole lacks is let pass.
 * @throws LackingText where the whole lacks something; FaultyText where single blocks are at fault; OracleFailure empty
 */
export const finishDraft = ({ blocks, faults, lacks, mayLack }: Draft, fallbackTitle: string, lenient = false): Text => {
  if (blocks.length === 0) throw new OracleFailure('empty')
  const lacking = lacks()
  if (lacking.length > 0 && !(lenient && mayLack(lacking))) throw new LackingText(blocks, lacking)
  const [first] = faults
  if (first && faults.length > blocks.length / 2) {
    throw new LackingText(blocks, [
      { reason: first.reason, problem: `${faults.length} of its ${blocks.length} blocks are at fault. ${first.problem}` },
    ])
  }
  if (first) throw new FaultyText(blocks, faults)
  const title = titleOf(blocks[0])
  return {
    title: withoutTargets(title ?? fallbackTitle).slice(0, LONGEST_TITLE),
    content: textOf(title === undefined ? blocks : blocks.slice(1)),
  }
}

/** The draft that a whole answer makes. */
export const draftFrom = (markdown: string, basis: Basis): Draft => {
  const draft = draftOf(basis)
  draft.add(markdown)
  draft.end()
  return draft
}

/**
 * Turns what the model wrote into a reading, or refuses it. Whatever form models give a reading, it gets the form of one; then every link
 * must lead to a fact, the principal facts must be spoken of and head their sections, nothing may be named that the facts do not hold,
 * nothing said that a reading must not say, but for what the reader said in the form. A text without a title is given `fallbackTitle`.
 * @throws FaultyText, LackingText, OracleFailure empty
 */
export const checkText = (
  markdown: string,
  facts: readonly Fact[],
  rules: Rules,
  fallbackTitle: string,
  formData: Readonly<Record<string, unknown>> = {},
): Text => finishDraft(draftFrom(markdown, { facts, rules, formData }), fallbackTitle)
