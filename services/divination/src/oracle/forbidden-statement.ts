import type { Tongue } from '../methods/dream/lexicon/languages.data.ts'
import { tonguesOf } from '../methods/dream/lexicon/tongues.ts'
import { guarded, matching } from '../methods/guarded.ts'
import { isSurelyOrdinary } from '../safety/overreach.ts'
import { sentencesOf } from './sentences.ts'
import { anyWord, contractions, forbiddenStatements, type Statements } from './statements.data.ts'

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

const compile = ({ tongue, negations, hedges, classes, ...phrases }: Statements) => {
  const denying = new Set(negations.split('|').filter((word) => !word.endsWith('*')))
  const spelledOut = (phrase: string): string => phrase.replace(/<([a-z]+)>/g, (_, name: string) => classes[name] ?? name)
  const negation = new RegExp(` ${alternatives(negations)}(?= |$)`)
  const hedge = new RegExp(` ${alternatives(hedges)}(?= |$)`)
  return kinds.flatMap((kind) =>
    phrases[kind].map(spelledOut).map((phrase) => ({
      tongue,
      kind,
      pattern: guarded(`${phrase.split(' ').map(slot).join('')}(?= |$)`),
      denies: phrase.split(/[ |[\]]/).some((word) => denying.has(word)),
      negation,
      hedge,
    })),
  )
}

type Phrase = ReturnType<typeof compile>[number]

/** The phrases of all languages that a text holds, in the order in which they are looked for. */
const phrasesIn = matching(forbiddenStatements.flatMap(compile), ({ pattern }) => pattern)

/** Words that open a subordinate clause reporting what the main clause said, thought or denied. */
const SUBORDINATE = new RegExp(`^ , (?:${anyWord('subordinate')}) `)

/** Names that are words of illness and death in lower case: a sign of the zodiac and a card. */
const names: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:${anyWord('sign')})\\b`, 'g'), 'the sign'],
  [new RegExp(`(?<=[^.!?…] )(?:${anyWord('death')})\\b`, 'g'), 'arcanum'],
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

const foundIn = (text: string, asks: boolean, tongues: ReadonlySet<Tongue>): StatementKind | undefined =>
  phrasesIn(text)
    .filter(({ kind, tongue }) => tongues.has(tongue) && !(asks && kind === 'certain'))
    .find((phrase) => phrase.pattern.all(text).some((found) => stands(text, found, phrase)))?.kind

/**
 * The first sentence of a paragraph that makes a forbidden statement in English, Czech, German, Spanish or French: that the future is
 * certain, medical, legal or financial advice, or doom. Denials are allowed, a question or a possibility is not a certainty, and what the
 * classifier finds quite ordinary is none.
 */
export const forbiddenStatement = (paragraph: string): { kind: StatementKind; said: string } | undefined => {
  for (const said of sentencesOf(paragraph)) {
    // “En otra” of a Spanish sentence would be a future in French.
    const kind = foundIn(spoken(said), /\?["”»“]?$/.test(said), tonguesOf(said))
    if (kind && !isSurelyOrdinary(said)) return { kind, said }
  }
  return undefined
}
