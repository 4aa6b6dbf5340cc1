import type { ReadingRequest } from '../reading-request.ts'
import { compose } from './compose.ts'
import { visible } from './prose.ts'

const ENOUGH = 95
const MOST = 135

const wordsIn = (text: string): number =>
  visible(text)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The sentences of a part, without its heading; a question stays with the sentence before it. */
const sentencesIn = (part: string): string[] =>
  part
    .split('\n\n')
    .filter((block) => !block.startsWith('#'))
    .flatMap((block) => block.split(/(?<=[.?!…]”?)\s+(?=[\p{Lu}“[])(?![^.?!]*\?)/u))

/** How a question may name a fact: by its label, or the first words of it: "the Hermit" of "The Hermit, reversed", "Moon" of "Moon in Leo". */
const namesOf = (label: string): string[] =>
  [label, label.replace(/^The |,.*$/gu, ''), label.split(/ (?:in|of the|square|trine) /u)[0] ?? label].map((name) => name.toLowerCase())

/**
 * The sentences of a reading with this question: its ending, what it says of the fact that the question names or the ending rests on, and
 * the rest.
 */
const sentencesOf = (request: ReadingRequest, question: string, later: number): string[] => {
  const asked = question.toLowerCase()
  const named = request.facts.find(({ label }) => namesOf(label).some((name) => asked.includes(name)))
  const parts = compose({ ...request, about: named?.id, reader: { ...request.reader, question } }, later).split(/\n\n(?=## )/u)
  const [opening = '', ...sections] = parts
  const ending = sections.at(-1) ?? ''
  const about = named?.id ?? /\(fact:([^)]+)\)/u.exec(ending)?.[1]
  const speaksOf = (part: string): boolean => (part.split('\n')[0] ?? '').includes(`(fact:${about})`)
  const body = sections.slice(0, -1).toSorted((one, other) => Number(speaksOf(other)) - Number(speaksOf(one)))
  return [...(later === 1 ? [ending] : []), ...body, opening].flatMap(sentencesIn)
}

/** An answer draws on the texts of this many days, and ends as the first of them: one day's text adds little that the reading has not said. */
const DAYS = 3

/**
 * An answer to a question about a reading, in one paragraph: the ending that a reading with this question would have, then sentences that
 * the reading lacks about the fact that the question names, or about the first fact.
 */
export const composeFollowUp = (request: ReadingRequest, question: string): string => {
  const days = Array.from({ length: DAYS }, (_, later) => sentencesOf(request, question, later + 1))
  // Sentences of the reading come last, so that an answer repeats one only if nothing else is left. One sentence has to link a fact.
  const all = [...new Set(days.flat())]
  const told = visible(request.told ?? '')
  const parts = (said: string): string[] => visible(said).split(/(?<=[.?!]”?) /u)
  const inReading = (said: string): boolean => parts(said).some((sentence) => told.includes(sentence))
  const links = all.filter((sentence) => sentence.includes('](fact:'))
  const linking = links.find((sentence) => !inReading(sentence)) ?? links[0]
  const isTold = (sentence: string): boolean => sentence !== linking && inReading(sentence)
  const said: string[] = []
  for (const sentence of all.toSorted((one, other) => Number(isTold(one)) - Number(isTold(other)))) {
    const words = wordsIn(said.join(' '))
    if (words >= ENOUGH) break
    if (words + wordsIn(sentence) <= MOST) said.push(sentence)
  }
  return said.join(' ')
}
