import type { Fact } from '@sibyl/contracts/http/readings'
import { sentencesOf } from './sentences.ts'
import { wrapping } from './wrapping.data.ts'

const LIST_MARK = /^ {0,6}(?:[-*+•–] +|\d{1,2}[.)] +)(?=\S)/

const straight = (text: string): string => text.replaceAll('’', "'").toLowerCase()
const offers = wrapping.offers.map(straight)

const asSentence = (item: string): string => {
  const text = item.trim()
  const ended = /[.!?…:][”"»“’)*_]*$/.test(text) ? text : `${text.replace(/[,;]$/, '')}.`
  return ended.replace(/^([*_[“„«"]*)(\p{Ll})/u, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
}

/** A list as the paragraph it could have been: an item is a sentence. */
const withoutList = (block: string): string => {
  const lines = block.split('\n')
  if (!lines.some((line) => LIST_MARK.test(line))) return block
  const items: string[] = []
  for (const line of lines) {
    if (LIST_MARK.test(line) || items.length === 0) items.push(line.replace(LIST_MARK, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items.map(asSentence).join(' ')
}

/** The id that a link means which leaves out its "fact:", or writes it in capitals or with underscores. */
const targets = (facts: readonly Fact[]) => {
  const ids = new Map(facts.map(({ id }) => [id.toLowerCase(), id]))
  return (written: string): string | undefined => {
    const bare = written
      .trim()
      .toLowerCase()
      .replace(/^[#/]*(?:facts?[:/])?[\s#]*/, '')
    return ids.get(bare) ?? ids.get(bare.replaceAll('_', '-'))
  }
}

/** Links as they are asked for; one whose words are the label of another fact leads to that one. */
const withLinks = (block: string, facts: readonly Fact[]): string => {
  const idOf = targets(facts)
  const labelled = new Map(facts.map(({ id, label }) => [label, id]))
  const linked = (whole: string, text: string, target: string): string => {
    const meant = idOf(target)
    const id = facts.find((fact) => fact.id === meant)?.label === text ? meant : (labelled.get(text) ?? meant)
    return id === undefined ? whole : `[${text}](fact:${id})`
  }
  return block
    .replace(/\[([^\][]+)\] ?\(([^()\s]{1,80}|fact: [^()\s]{1,80})\)/g, linked)
    .replace(/\[([^\][]+)\]\[([^\][]{1,80})\]/g, linked)
    .replace(/(?<!\]) ?[([]((?:fact:|#) ?[\w.:-]{1,80})[)\]](?!\()/g, (whole, target: string) => (idOf(target) === undefined ? whole : ''))
}

const withoutOffer = (block: string): string => {
  const sentences = sentencesOf(block)
  while (
    offers.some((offer) =>
      straight(sentences.at(-1) ?? '')
        .replace(/^[*_\s]+/, '')
        .startsWith(offer),
    )
  )
    sentences.pop()
  return sentences.join(' ')
}

/** A paragraph as a reading has it: no list, no quote mark, no line break in HTML, links as they are asked for, no offer to go on. */
export const tidyParagraph = (block: string, facts: readonly Fact[]): string => {
  const plain = block
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/^ {0,3}> ?/gm, '')
  const offered = offers.some((offer) => straight(plain).includes(offer))
  const prose = withLinks(withoutList(plain), facts).trim()
  return offered ? withoutOffer(prose) : prose
}

const TITLE_MARK = new RegExp(`^(?:${wrapping.titleMarks.join('|')}):\\s*`, 'i')

/** The words of a heading, without its marks, number or bold; its links as they are asked for. */
export const headingWords = (block: string, facts: readonly Fact[]): string => {
  const words = block
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/^ {0,3}#{1,6} +/, '')
    .replace(/ +#+ *$/, '')
    .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)] +/, '')
    .trim()
    .replace(/^(\*\*|__)(.*)\1:?$/, '$2')
    .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)] +/, '')
    .replace(/^\p{L}{3,9} \d{1,2}: +(?=.)/u, '')
    .replace(TITLE_MARK, '')
    .replace(/\*\*|__/g, '')
    .replace(/:$/, '')
    .trim()
  return withLinks(words, facts)
}
