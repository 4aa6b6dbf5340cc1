import { sentencesOf } from './sentences.ts'
import { contractions, forbiddenStatements, type Statements } from './statements.data.ts'

const kinds = ['frightening', 'medical', 'worldly', 'certain'] as const
export type StatementKind = (typeof kinds)[number]

const SEPARATOR = '(?: ,)? '
const GAP = `(?:${SEPARATOR}[a-z0-9%]+){0,5}?`

const alternatives = (written: string): string => `(?:${written.replaceAll('*', '[a-z]*').replace(/(?<![a-z])0(?![a-z0-9])/g, '\\d+')})`

const slot = (written: string): string => {
  if (written === '..') return GAP
  if (written === '$') return '(?= ,|$)'
  if (written.startsWith('!')) return `(?! ${alternatives(written.slice(1))}(?= |$))`
  const optional = /^\[(.+)\]$/.exec(written)?.[1]
  return optional === undefined ? `${SEPARATOR}${alternatives(written)}` : `(?:${SEPARATOR}${alternatives(optional)})?`
}

/** The alternatives of a slot that must be one of certain words; undefined for an optional slot, a gap, or a beginning of words. */
const wordsOf = (written: string): string[] | undefined => (/^[a-z|]+$/.test(written) ? written.split('|') : undefined)

const shortest = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length))

/**
 * One of these words must occur for a phrase to match: the words of its rarest slot, which is taken to be the one with the longest words.
 */
const neededWords = (phrase: string): string[] | undefined =>
  phrase
    .split(' ')
    .flatMap((written) => {
      const words = wordsOf(written)
      return words ? [words] : []
    })
    .toSorted((one, other) => shortest(other) - shortest(one))[0]

const compile = ({ negations, hedges, classes, ...phrases }: Statements) => {
  const denying = new Set(negations.split('|').filter((word) => !word.endsWith('*')))
  const source = (phrase: string): string => phrase.split(' ').map(slot).join('')
  const spelledOut = (phrase: string): string => phrase.replace(/<([a-z]+)>/g, (_, name: string) => classes[name] ?? name)
  const negation = new RegExp(` ${alternatives(negations)}(?= |$)`)
  const hedge = new RegExp(` ${alternatives(hedges)}(?= |$)`)
  return kinds.flatMap((kind) =>
    phrases[kind].map(spelledOut).map((phrase) => ({
      kind,
      pattern: new RegExp(`${source(phrase)}(?= |$)`, 'g'),
      denies: phrase.split(/[ |[\]]/).some((word) => denying.has(word)),
      needed: neededWords(phrase),
      negation,
      hedge,
    })),
  )
}

type Phrase = ReturnType<typeof compile>[number]

/** The phrases of all languages, in the order in which they are looked for. */
const phrases = forbiddenStatements.flatMap(compile)

/** Few words of a text begin any phrase, so only the phrases are tried whose needed words it holds. */
const unconditional = phrases.flatMap(({ needed }, index) => (needed ? [] : index))
const indexesByWord = new Map<string, number[]>()
for (const [index, { needed = [] }] of phrases.entries()) {
  for (const word of needed) indexesByWord.set(word, [...(indexesByWord.get(word) ?? []), index])
}

/** Words that open a subordinate clause reporting what the main clause said, thought or denied. */
const SUBORDINATE = /^ , (?:that|which|dass|ob|ze|aby|que|qu|quand) /

/** Names that are words of illness and death in lower case: a sign of the zodiac and a card. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bC[aá]ncer\b/g, 'the sign'],
  [/(?<=[^.!?…] (?:[Ll]a )?|^La )(?:Death|Muerte|Mort|Smrt)\b/g, 'arcanum'],
]

/** Lower-cases a sentence, strips its accents, separates words by single spaces, and turns each punctuation mark into a separate comma. */
const spoken = (sentence: string): string => {
  const named = names.reduce((text, [pattern, as]) => text.replace(pattern, as), sentence)
  const plain = named.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
  const words = contractions.reduce((text, [pattern, as]) => text.replace(pattern, as), plain)
  return ` ${words
    .replace(/[,:;–—()]+/g, ' , ')
    .replace(/[^a-z0-9,%]+/g, ' ')
    .trim()}`
}

/** The start of the clause around position `at`. A subordinate clause counts as part of its main clause. */
const clauseStart = (text: string, at: number): number => {
  const comma = text.lastIndexOf(' , ', at)
  if (comma < 0) return 0
  return SUBORDINATE.test(text.slice(comma)) ? clauseStart(text, comma - 1) : comma
}

const stands = (text: string, { index, 0: found }: RegExpExecArray, { kind, denies, negation, hedge }: Phrase): boolean => {
  const before = text.slice(clauseStart(text, index), index)
  if (negation.test(before) || (kind === 'certain' && hedge.test(before))) return false
  if (!denies && kind === 'certain' && hedge.test(found)) return false
  const after = / ?([a-z0-9]*)/.exec(text.slice(index + found.length))?.[1] ?? ''
  return denies || !negation.test(`${found} ${after}`)
}

const foundIn = (text: string, asks: boolean): StatementKind | undefined => {
  const indexes = new Set([...unconditional, ...text.split(' ').flatMap((word) => indexesByWord.get(word) ?? [])])
  const candidates = [...indexes].sort((one, other) => one - other).flatMap((index) => phrases[index] ?? [])
  return candidates.find(
    (phrase) => !(asks && phrase.kind === 'certain') && [...text.matchAll(phrase.pattern)].some((found) => stands(text, found, phrase)),
  )?.kind
}

/**
 * The first sentence of a paragraph that makes a forbidden statement in English, Czech, German, Spanish or French: that the future is
 * certain, medical, legal or financial advice, or doom. Denials are allowed, and a question or a possibility is not a certainty.
 */
export const forbiddenStatement = (paragraph: string): { kind: StatementKind; said: string } | undefined => {
  for (const said of sentencesOf(paragraph)) {
    const kind = foundIn(spoken(said), /\?["”»“]?$/.test(said))
    if (kind) return { kind, said }
  }
  return undefined
}
