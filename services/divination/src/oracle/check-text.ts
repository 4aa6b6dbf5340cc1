import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'
import type { Text } from '../readings/reading.ts'
import { blocksOf, withoutTargets, wordsIn } from './blocks.ts'
import { faultOfBlock, headingFault, inventionFault, knownFrom, linksOf, withoutTold } from './check-block.ts'
import { type Fault, FaultyText } from './faults.ts'
import { wordBounds } from './form.ts'
import { OracleFailure, type OracleFailureReason } from './oracle.ts'

type Rules = Pick<Engine<never>, 'principal' | 'sections' | 'invented'>
type Faults = Map<number, Fault>

const LONGEST_TITLE = 120

const refuse = (reason: OracleFailureReason, why: string): never => {
  throw new OracleFailure(reason, { cause: new Error(why) })
}

const titleOf = (block: string | undefined): string | undefined => /^# +(.+?) *#* *$/.exec(block ?? '')?.[1]

const isHeading = (block: string): boolean => /^#{2,6} /.test(block)

const checkLength = (content: string, facts: readonly Fact[], rules: Rules): void => {
  const [least, most] = wordBounds(facts, rules)
  const words = wordsIn(withoutTargets(content))
  if (words < least) refuse('cut_off', `${words} words of at least ${least}`)
  if (words > most) refuse('misshapen', `${words} words of at most ${most}`)
}

/** Looks through the whole first, which costs less than block by block, and rarely finds anything. */
const findInventions = (blocks: readonly string[], facts: readonly Fact[], { invented }: Rules, faults: Faults): void => {
  const named = invented(blocks.join('\n\n'), facts)
  if (named === undefined) return
  const found = blocks.flatMap((block, at) => {
    const what = invented(block, facts)
    return what === undefined ? [] : [{ at, what }]
  })
  // Named across blocks, so that none of them says it alone.
  if (found.length === 0) refuse('unfounded', 'what it names across blocks is not among the facts')
  for (const { at, what } of found) if (!faults.has(at)) faults.set(at, inventionFault(what))
}

/** A section that is not there cannot be mended; a heading that does not link its fact can. */
const findHeadings = (blocks: readonly string[], facts: readonly Fact[], { sections }: Rules, faults: Faults): void => {
  const headings = blocks.flatMap((block, at) => (isHeading(block) ? [{ at, block, ids: linksOf(block).map(({ target }) => target) }] : []))
  for (const id of sections(facts)) {
    if (headings.some(({ ids }) => ids.includes(`fact:${id}`))) continue
    const fact = facts.find((each) => each.id === id)
    const bare = fact && headings.find(({ ids, block }) => ids.length === 0 && block.toLowerCase().includes(fact.label.toLowerCase()))
    if (bare) faults.set(bare.at, headingFault(fact))
    else refuse('misshapen', `no section for ${id}`)
  }
}

const spokenOf = (content: string, facts: readonly Fact[], { principal }: Rules): void => {
  const targets = new Set(linksOf(content).map(({ target }) => target))
  const unspoken = principal(facts).find((id) => !targets.has(`fact:${id}`))
  if (unspoken !== undefined) refuse('unfounded', `nothing said of ${unspoken}`)
}

/**
 * Turns what the model wrote into a reading, or refuses it. Every link must lead to a fact, the principal facts must be spoken of and head
 * their sections, nothing may be named that the facts do not hold, nothing said that a reading must not say, but for what the
 * reader said in the form, and there is no markup beyond what a reading has. A text without a title is given `fallbackTitle`.
 * @throws FaultyText where single blocks are at fault; OracleFailure empty, cut_off, unfounded, forbidden, misshapen where the whole is
 */
export const checkText = (
  markdown: string,
  facts: readonly Fact[],
  rules: Rules,
  fallbackTitle: string,
  formData: Readonly<Record<string, unknown>> = {},
): Text => {
  const text = markdown.trim()
  if (text === '') throw new OracleFailure('empty')
  const blocks = blocksOf(text)
  const title = titleOf(blocks[0])
  const content = (title === undefined ? text : text.slice(text.indexOf('\n') + 1)).trim()
  checkLength(title === undefined || blocks.length > 1 ? content : '', facts, rules)
  spokenOf(content, facts, rules)

  const faults: Faults = new Map()
  const known = knownFrom(facts, formData)
  for (const [at, block] of blocks.entries()) {
    const fault = faultOfBlock(block, at === 0 && title !== undefined, known)
    if (fault) faults.set(at, fault)
  }
  findInventions(
    blocks.map((block) => withoutTold(block, known)),
    facts,
    rules,
    faults,
  )
  findHeadings(blocks, facts, rules, faults)
  const [first] = faults.values()
  if (first && faults.size > blocks.length / 2) refuse(first.reason, `${faults.size} of ${blocks.length} blocks are at fault`)
  if (first) {
    throw new FaultyText(
      blocks,
      [...faults].sort(([a], [b]) => a - b).map(([at, fault]) => ({ at, ...fault })),
    )
  }
  return { title: withoutTargets(title ?? fallbackTitle).slice(0, LONGEST_TITLE), content }
}
