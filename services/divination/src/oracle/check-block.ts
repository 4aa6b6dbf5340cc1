import type { Fact } from '@sibyl/contracts/http/readings'
import { withoutTargets, wordsIn } from './blocks.ts'
import type { Fault } from './faults.ts'
import { forbiddenStatement, type StatementKind } from './forbidden-statement.ts'
import { sharedInstructions } from './instructions.ts'
import { quotations } from './sentences.ts'

/** Well above what any brief asks of a paragraph. */
const LONGEST_PARAGRAPH = 300

export const linksOf = (markdown: string) =>
  [...markdown.matchAll(/\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g)].map(([, text = '', target = '']) => ({ text, target }))

const address = /\b(?:https?|ftp|javascript|vbscript):|\bdata:\w+\/|\bwww\./i
const table = /^ *\|.*\| *$/m
const codeFence = /^ *(?:```|~~~)/m

const misshapen = (problem: string): Fault => ({ reason: 'misshapen', problem })

const markup = (block: string): Fault | undefined => {
  if (/<[a-z!/?]/i.test(block)) return misshapen('It holds HTML. Write plain Markdown.')
  if (block.includes('![')) return misshapen('It holds an image. Use none.')
  if (codeFence.test(block)) return misshapen('It holds a block of code. Write prose.')
  if (table.test(block)) return misshapen('It holds a table. Write prose.')
  return undefined
}

const linking = (block: string, targets: ReadonlySet<string>): Fault | undefined => {
  const stray = linksOf(block).find(({ target }) => !targets.has(target))
  if (stray?.target.startsWith('fact:')) {
    return { reason: 'unfounded', problem: `It links to ${stray.target}, and there is no such fact. Link to given facts only.` }
  }
  return stray || address.test(block) ? misshapen('It holds a link that does not lead to a fact. Use no others.') : undefined
}

const lessons: Record<StatementKind, string> = {
  certain: 'That claims certainty about the future. Speak of what may be.',
  frightening: 'That frightens. Say it without threat or doom.',
  medical: 'That is medical advice or a forecast of health. Offer reflection only, and point to a doctor.',
}

/** What a text may link to, and the reader's own words, which it may quote. */
export type Known = { targets: ReadonlySet<string>; told: string }

/** Linked, these are cards on the table, of which a text may say that they lie there, wait or come. */
const dreadCard =
  /\[(?:(?:the|der|la|el|le) )?(?:death|devil|tod|teufel|smrt|ďábel|muerte|diablo|mort|diable)(?: reversed|, [\p{L} ]{1,20})?\]\(fact:card-[^)]*\)/giu

const bare = (words: string): string =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** A text without what it quotes of the reader, who may say anything. */
export const withoutTold = (text: string, { told }: Known): string =>
  text.replace(quotations, (quoted) => (told.includes(bare(quoted)) ? '“…”' : quoted))

const statement = (block: string, known: Known): Fault | undefined => {
  const found = forbiddenStatement(withoutTargets(withoutTold(block, known).replace(dreadCard, 'arcanum')))
  return found && { reason: 'forbidden', problem: `It says “${found.said.replace(/arcanum/i, 'The card')}” ${lessons[found.kind]}` }
}

const shape = (block: string, isTitle: boolean): Fault | undefined => {
  const [, marks] = /^(#{1,6}) /.exec(block) ?? []
  if (marks && !isTitle && marks !== '##') return misshapen('It is a heading of another kind. Begin headings of sections with "## ".')
  if (wordsIn(block) > LONGEST_PARAGRAPH) return misshapen('It is too long. Say it in at most 150 words.')
  return undefined
}

export const knownFrom = (facts: readonly Fact[], formData: Readonly<Record<string, unknown>>): Known => ({
  targets: new Set(facts.map(({ id }) => `fact:${id}`)),
  told: bare(
    Object.values(formData)
      .filter((value) => typeof value === 'string')
      .join(' '),
  ),
})

/** This many words in a row are no coincidence. */
const RUN = 8

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

const instructed = new Set(runsOf(sharedInstructions))

/** A model that a reader has talked into it, or one that lost its thread, recites what it was told. */
const recital = (block: string): Fault | undefined =>
  runsOf(withoutTargets(block)).some((run) => instructed.has(run))
    ? misshapen('It repeats your instructions or their example. Write of the facts.')
    : undefined

/** What is wrong with one block for itself, whatever stands around it. */
export const faultOfBlock = (block: string, isTitle: boolean, known: Known): Fault | undefined =>
  recital(block) ?? markup(block) ?? linking(block, known.targets) ?? statement(block, known) ?? shape(block, isTitle)

/** Something of the method's vocabulary that the facts do not hold, in the block that names it. */
export const inventionFault = (named: string): Fault => ({
  reason: 'unfounded',
  problem: `It names what no fact holds: ${named}. Name nothing of the kind that is not among the facts.`,
})
