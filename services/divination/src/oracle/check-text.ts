import type { Fact } from '@sibyl/contracts/http/readings'
import { withoutLinks } from '../wording.ts'
import { textOf } from './blocks.ts'
import { type Basis, type Draft, draftOf, type Rules } from './draft.ts'
import { FaultyText, LackingText } from './faults.ts'
import { OracleFailure } from './oracle.ts'
import type { Text } from './text.ts'

const LONGEST_TITLE = 120

const titleOf = (block: string | undefined): string | undefined => /^# +(.+)$/.exec(block ?? '')?.[1]

/**
 * Turns a finished draft into a reading, or rejects it. `lenient` accepts a text that lacks only a little as a whole.
 * @throws LackingText if the whole lacks something; FaultyText if single blocks are faulty; OracleFailure empty
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
    title: withoutLinks(title ?? fallbackTitle).slice(0, LONGEST_TITLE),
    content: textOf(title === undefined ? blocks : blocks.slice(1)),
  }
}

/** The draft of a complete answer. */
export const draftFrom = (markdown: string, basis: Basis): Draft => {
  const draft = draftOf(basis)
  draft.add(markdown)
  draft.end()
  return draft
}

/**
 * Turns the model's answer into a reading, or rejects it. First normalises the form. Then checks that every link leads to a fact, that the
 * principal facts are discussed and head their sections, that the text names nothing outside the facts, and that it makes no forbidden
 * statement except where it quotes the reader. A text without a title gets `fallbackTitle`.
 * @throws FaultyText, LackingText, OracleFailure empty
 */
export const checkText = (
  markdown: string,
  facts: readonly Fact[],
  rules: Rules,
  fallbackTitle: string,
  formData: Readonly<Record<string, unknown>> = {},
): Text => finishDraft(draftFrom(markdown, { facts, rules, formData }), fallbackTitle)
