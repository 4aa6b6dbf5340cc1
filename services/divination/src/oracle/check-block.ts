import type { Fact } from '@sibyl/contracts/http/readings'
import { guarded } from '../methods/guarded.ts'
import { overreaches } from '../safety/overreach.ts'
import { escapeRegExp, withoutLinks } from '../wording.ts'
import { wordsIn } from './blocks.ts'
import type { Fault } from './faults.ts'
import { forbiddenStatement, type StatementKind } from './forbidden-statement.ts'
import { sharedInstructions } from './instructions.ts'
import { quotations, sentencesOf } from './sentences.ts'
import { anyWord } from './statements.data.ts'

/** Well above the paragraph length that any brief asks for. */
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

const lessons: Record<StatementKind | 'overreach', string> = {
  certain: 'That claims certainty about the future. Speak of what may be.',
  frightening: 'That frightens. Say it without threat or doom.',
  worldly: 'That is legal or financial advice. Offer reflection only, and point to a professional.',
  medical: 'That is medical advice or a forecast of health. Offer reflection only, and point to a doctor.',
  overreach: 'That promises, threatens, or advises as an expert would. Speak of what may be.',
}

/**
 * The facts that a text may link to, the reader's own words, which it may quote, the name of the other person, and whether a card of dread
 * was drawn.
 */
export type Known = { targets: ReadonlySet<string>; readerWords: string; partner: string; hasDread: boolean }

/** These are cards on the table if one was drawn, so a text may say that they lie there, wait or come. */
const dreadCard = guarded(`(?<!\\p{L})(?:${anyWord('article')})?(?:${anyWord('dread')})(?!\\p{L})`, 'u')

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const bare = (words: string): string => ` ${plainWords(words).join(' ')} `

/** The text without its quotations of the reader, who may have written anything. */
export const withoutQuotes = (text: string, { readerWords }: Known): string =>
  text.replace(quotations, (quoted) => (readerWords.includes(bare(quoted)) ? '“…”' : quoted))

/** A name as a whole word: “Al” is not in “shall”. */
const wordOf = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(name)}(?![\\p{L}\\p{M}])`, 'gu')

/** A word this long is no word of grammar; its first letters tell it in other inflections. */
const STEM = 5

/**
 * A sentence that shares two words with the reader's, without them: "your firm moves in April" may retell a plan, and only what it adds to
 * their words is the oracle's own. Four letters suffice then: "closes" is their "closing".
 */
const withoutRetold = (sentence: string, { readerWords }: Known): string => {
  const isShared = (word: string, letters: number): boolean => word.length >= letters && readerWords.includes(` ${word.slice(0, letters)}`)
  const shared = new Set(plainWords(sentence).filter((word) => isShared(word, STEM)))
  if (shared.size < 2) return sentence
  return sentence.replace(/[\p{L}\p{N}]+/gu, (word) => (isShared(word.toLowerCase(), STEM - 1) ? 'X' : word))
}

const statement = (block: string, known: Known): Fault | undefined => {
  const read = withoutLinks(withoutQuotes(block, known))
  const said = known.hasDread ? dreadCard.replace(read, () => 'Arcanum') : read
  // The lists have phrases about "your ex", but none with a name, so the check reads the partner's name as that word, twice: a phrase may
  // ask for a word like "your" before it. A capital begins a sentence.
  const found = forbiddenStatement(known.partner === '' ? said : said.replace(wordOf(known.partner), 'Ex Ex'))
  const overreaching = (): string | undefined =>
    sentencesOf(said).find((each) => overreaches(each) && overreaches(withoutRetold(each, known)))
  const [sentence, kind] = found ? [found.said.replace('Ex Ex', known.partner), found.kind] : [overreaching(), 'overreach' as const]
  if (sentence === undefined) return undefined
  return { reason: 'forbidden', problem: `It says “${sentence.replace(/arcanum/i, 'The card')}” ${lessons[kind]}` }
}

const shape = (block: string, isTitle: boolean): Fault | undefined => {
  const [, marks] = /^(#{1,6}) /.exec(block) ?? []
  if (marks && !isTitle && marks !== '##') return misshapen('It is a heading of another kind. Begin headings of sections with "## ".')
  return wordsIn(block) > LONGEST_PARAGRAPH ? misshapen('It is too long. Say it in at most 150 words.') : undefined
}

export const knownFrom = (facts: readonly Fact[], formData: Readonly<Record<string, unknown>>): Known => ({
  targets: new Set(facts.map(({ id }) => `fact:${id}`)),
  readerWords: bare(
    Object.values(formData)
      .filter((value) => typeof value === 'string')
      .join(' '),
  ),
  hasDread: facts.some(({ data: { card, trump } }) => [card, trump].some((id) => id === 'major-13' || id === 'major-15')),
  partner: typeof formData.partnerName === 'string' ? formData.partnerName.trim() : '',
})

/** A run of this many identical words is no coincidence. */
const RUN = 8

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + RUN).join(' ')

const instructedWords = plainWords(sharedInstructions)
const vocabulary = new Set(instructedWords)
const instructed = new Set(instructedWords.slice(RUN - 1).map((_, at) => runAt(instructedWords, at)))

/** A model recites its instructions when a reader has tricked it into doing so, or when it has lost the thread. */
const recital = (block: string): Fault | undefined => {
  const words = plainWords(withoutLinks(block))
  let known = 0
  for (const [at, word] of words.entries()) {
    known = vocabulary.has(word) ? known + 1 : 0
    if (known >= RUN && instructed.has(runAt(words, at - RUN + 1))) {
      return misshapen('It repeats your instructions or their example. Write of the facts.')
    }
  }
  return undefined
}

/** Checks one block on its own, regardless of its neighbours. */
export const faultOfBlock = (block: string, isTitle: boolean, known: Known): Fault | undefined =>
  recital(block) ?? markup(block) ?? linking(block, known.targets) ?? statement(block, known) ?? shape(block, isTitle)

/** Terms of the method's vocabulary that the block uses although no fact contains them. */
export const inventionFault = (named: string): Fault => ({
  reason: 'unfounded',
  problem: `It names what no fact holds: ${named}. Name nothing of the kind that is not among the facts.`,
})
