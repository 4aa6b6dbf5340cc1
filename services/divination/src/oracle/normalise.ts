import type { Fact } from '@sibyl/contracts/http/readings'
import type { Writing } from '../methods/method.ts'
import { escapeRegExp } from '../wording.ts'
import { wordsIn } from './blocks.ts'
import { headingWords, tidyParagraph } from './tidy-block.ts'
import { wrapping } from './wrapping.data.ts'

type Rules = Pick<Writing, 'sections' | 'factsNamed'>

export type Normaliser = {
  /**
   * Takes the next block and returns the normalised blocks that it completes. The first block of an answer is held until the second
   * arrives.
   */
  add(block: string): string[]
  end(): string[]
}

const LONGEST_PLAIN_TITLE = 10
const LONGEST_PREAMBLE = 40

const isMarked = (block: string): boolean => /^ {0,3}#{1,6} /.test(block) || /^(?:\d{1,2}[.)] )?(\*\*|__)[^\n]*\1:?$/.test(block)
const isTitleLine = (block: string): boolean =>
  !block.includes('\n') && wordsIn(block) <= LONGEST_PLAIN_TITLE && !/[.:!…]["”»*_]*$/.test(block)

/** The names a text may use for a fact: its whole label, the part after the colon, or the label without article and orientation. */
const labelForms = ({ label, data }: Fact): string[] => {
  const [bare = label] = label.split(/, (?=\p{Ll}+$)/u)
  const [, picture = ''] = label.split(': ')
  return [label, ...(picture.includes(' ') ? [picture] : []), ...(typeof data.card === 'string' ? [bare, bare.replace(/^The /, '')] : [])]
}

const mention = (form: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}[])${escapeRegExp(form)}(?![\\p{L}\\p{N}]|[^[\\]]*\\]\\()`, 'u')

/** Links the first mention of a fact's label; undefined if the text does not mention it. */
const linkMention = (text: string, fact: Fact): string | undefined => {
  for (const form of labelForms(fact)) {
    // Compiling the pattern costs more than this look, and most blocks do not mention most facts.
    if (!text.includes(form)) continue
    const pattern = mention(form)
    if (pattern.test(text)) return text.replace(pattern, (said) => `[${said}](fact:${fact.id})`)
  }
  return undefined
}

const isLinked = (text: string, { id }: Fact): boolean => text.includes(`](fact:${id})`)

const closing = new Set(wrapping.closingHeadings.map((heading) => heading.toLowerCase()))

/**
 * Brings the many forms in which models write into the form of a reading: one title, sections under `## ` that link their fact, and no
 * words around it. Links a heading to the fact it names, in any language, or else to the next fact without a section. Also links the first
 * mention of each label.
 */
export const normaliser = (facts: readonly Fact[], { sections, factsNamed }: Rules): Normaliser => {
  const wanted = sections(facts)
  const headed = new Set<string>()
  const linked = new Set<string>()
  const byLength = facts.toSorted((a, b) => b.label.length - a.label.length)
  let first: string | undefined
  let titled = false

  const sectionLink = (words: string): string => {
    if (/\]\(fact:/.test(words) || closing.has(words.toLowerCase())) return words
    for (const fact of byLength) {
      const said = linkMention(words, fact)
      if (said !== undefined) return said
    }
    const open = wanted.filter((id) => !headed.has(id))
    const named = factsNamed(words, facts)
    const meant = open.find((id) => named.includes(id)) ?? named[0] ?? open[0]
    return meant === undefined ? words : `[${words.replace(/[[\]]/g, '')}](fact:${meant})`
  }

  const headsSection = (words: string): boolean =>
    byLength.some((fact) => wanted.includes(fact.id) && (isLinked(words, fact) || linkMention(words, fact) !== undefined))

  const heading = (block: string): string => {
    const words = headingWords(block, facts)
    const isTitle = !titled && (!headsSection(words) || /^ {0,3}# /.test(block))
    titled = true
    if (isTitle) return `# ${words}`
    const said = sectionLink(words)
    for (const [, id = ''] of said.matchAll(/\]\(fact:([^)]*)\)/g)) headed.add(id)
    return `## ${said}`
  }

  const paragraph = (block: string): string => {
    let text = tidyParagraph(block, facts)
    for (const fact of byLength) {
      if (linked.has(fact.id)) continue
      if (!isLinked(text, fact)) text = linkMention(text, fact) ?? text
      if (isLinked(text, fact)) linked.add(fact.id)
    }
    return text
  }

  const normal = (block: string): string[] => {
    const text = isMarked(block) ? heading(block) : paragraph(block)
    return text.replace(/^#+ */, '') === '' ? [] : [text]
  }

  /** The first block is the title, whether marked as one or not, or a remark before the title. */
  const beginning = (opening: string, next: string | undefined): string[] => {
    if (isMarked(opening)) return normal(opening)
    const isPreamble =
      next !== undefined &&
      wordsIn(opening) <= LONGEST_PREAMBLE &&
      isMarked(next) &&
      (/^ {0,3}# /.test(next) || !headsSection(headingWords(next, facts)))
    if (isPreamble || (opening.endsWith(':') && wordsIn(opening) <= LONGEST_PREAMBLE)) return []
    return isTitleLine(opening) ? normal(`# ${opening}`) : normal(opening)
  }

  let begun = false
  return {
    add(block) {
      if (begun) return normal(block)
      if (first === undefined) {
        first = block
        return []
      }
      begun = true
      return [...beginning(first, block), ...normal(block)]
    },
    end() {
      if (begun || first === undefined) return []
      begun = true
      return beginning(first, undefined)
    },
  }
}
