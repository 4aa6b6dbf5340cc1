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

/** Turns a list into a paragraph: each item becomes a sentence. */
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

/** The fact id of a link that lacks "fact:", or writes it in capitals or with underscores. */
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

/** A bracket that may hold the id of a fact; most blocks have none but those of whole links. */
const LOOSE_ID = /[([](?<!\].)(?:fact:|#|\w{1,40}-)/

/** Normalises links. A link whose label is that of another fact is redirected to that fact. */
const withLinks = (block: string, facts: readonly Fact[]): string => {
  const idOf = targets(facts)
  const labelled = new Map(facts.map(({ id, label }) => [label, id]))
  const linked = (whole: string, text: string, target: string): string => {
    const meant = idOf(target)
    const id = facts.find((fact) => fact.id === meant)?.label === text ? meant : (labelled.get(text) ?? meant)
    return id === undefined ? whole : `[${text}](fact:${id})`
  }
  const known = block
    .replace(/\[([^\][]+)\] ?\(([^()\s]{1,80}|fact: [^()\s]{1,80})\)/g, linked)
    .replace(/\[([^\][]+)\]\[([^\][]{1,80})\]/g, linked)
  if (!LOOSE_ID.test(known)) return known
  return known.replace(/(?<!\]) ?[([]((?:fact:|#) ?[\w.:-]{1,80}|\w{1,40}(?:-\w{1,40}){1,4})[)\]](?!\()/g, (whole, target: string) =>
    idOf(target) === undefined ? whole : '',
  )
}

const withoutOffer = (block: string): string => {
  const sentences = sentencesOf(block)
  const endsWithOffer = (): boolean => {
    const last = straight(sentences.at(-1) ?? '').replace(/^[*_\s]+/, '')
    return offers.some((offer) => last.startsWith(offer))
  }
  while (endsWithOffer()) sentences.pop()
  return sentences.join(' ')
}

/** Normalises a paragraph: no list, no block quote, no HTML line break, normalised links, no offer to continue. */
export const tidyParagraph = (block: string, facts: readonly Fact[]): string => {
  const plain = block
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/^ {0,3}> ?/gm, '')
  const said = straight(plain)
  const offered = offers.some((offer) => said.includes(offer))
  const prose = withLinks(withoutList(plain), facts).trim()
  return offered ? withoutOffer(prose) : prose
}

const TITLE_MARK = new RegExp(`^(?:${wrapping.titleMarks.join('|')}):\\s*`, 'i')

/** The words of a heading without marks, number or bold, its links normalised. */
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
