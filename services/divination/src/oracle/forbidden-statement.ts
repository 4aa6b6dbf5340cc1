import { sentencesOf } from './sentences.ts'
import { forbiddenStatements, type Statements } from './statements.data.ts'

const kinds = ['frightening', 'medical', 'certain'] as const
export type StatementKind = (typeof kinds)[number]

const SEPARATOR = '(?: ,)? '
const GAP = `(?:${SEPARATOR}[a-z0-9%]+){0,5}?`

const alternatives = (written: string): string => `(?:${written.replaceAll('*', '[a-z]*').replace(/(?<![a-z])0(?![a-z0-9])/g, '\\d+')})`

const slot = (written: string): string => {
  if (written === '..') return GAP
  const optional = /^\[(.+)\]$/.exec(written)?.[1]
  return optional === undefined ? `${SEPARATOR}${alternatives(written)}` : `(?:${SEPARATOR}${alternatives(optional)})?`
}

const compile = ({ negations, hedges, ...phrases }: Statements) => {
  const denying = new Set(negations.split('|').filter((word) => !word.endsWith('*')))
  const source = (phrase: string): string => phrase.split(' ').map(slot).join('')
  return {
    negation: new RegExp(` ${alternatives(negations)}(?= |$)`),
    hedge: new RegExp(` ${alternatives(hedges)}(?= |$)`),
    any: new RegExp(`(?:${kinds.flatMap((kind) => phrases[kind].map(source)).join('|')})(?= |$)`),
    phrases: kinds.flatMap((kind) =>
      phrases[kind].map((phrase) => ({
        kind,
        pattern: new RegExp(`${source(phrase)}(?= |$)`, 'g'),
        denies: phrase.split(/[ |[\]]/).some((word) => denying.has(word)),
      })),
    ),
  }
}

type Compiled = ReturnType<typeof compile>

const languages = forbiddenStatements.map(compile)

/** Words that open a clause which says what the one before it said, thought or denied. */
const SUBORDINATE = /^ , (?:that|which|dass|ob|ze|aby|que|qu|quand) /

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b|\bcannot\b/g, 'can not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/['’]ll\b/g, ' will'],
  [/['’]re\b/g, ' are'],
  [/\b(it|he|she|that|there|what)['’]s\b/g, '$1 is'],
]

/** Names that are words of illness and death in lower case: a sign of the zodiac and a card. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bC[aá]ncer\b/g, 'the sign'],
  [/(?<=[^.!?…] (?:[Ll]a )?|^La )(?:Death|Muerte|Mort|Smrt)\b/g, 'arcanum'],
]

/** A sentence in lower case without accents, its words apart by single spaces, each mark between them a comma of its own. */
const spoken = (sentence: string): string => {
  const named = names.reduce((text, [pattern, as]) => text.replace(pattern, as), sentence)
  const plain = named.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
  const words = contractions.reduce((text, [pattern, as]) => text.replace(pattern, as), plain)
  return ` ${words
    .replace(/[,:–—()]+/g, ' , ')
    .replace(/[^a-z0-9,%]+/g, ' ')
    .trim()}`
}

/** Where the clause of what stands at `at` begins. A clause that depends on the one before it belongs to that one. */
const clauseStart = (text: string, at: number): number => {
  const comma = text.lastIndexOf(' , ', at)
  if (comma < 0) return 0
  return SUBORDINATE.test(text.slice(comma)) ? clauseStart(text, comma - 1) : comma
}

const stands = (
  text: string,
  { index, 0: found }: RegExpExecArray,
  { negation, hedge }: Compiled,
  phrase: Compiled['phrases'][number],
): boolean => {
  const before = text.slice(clauseStart(text, index), index)
  if (negation.test(before) || (phrase.kind === 'certain' && hedge.test(before))) return false
  if (!phrase.denies && phrase.kind === 'certain' && hedge.test(found)) return false
  const after = / ?([a-z0-9]*)/.exec(text.slice(index + found.length))?.[1] ?? ''
  return phrase.denies || !negation.test(`${found} ${after}`)
}

const foundIn = (text: string, asks: boolean, language: Compiled): StatementKind | undefined => {
  if (!language.any.test(text)) return undefined
  return language.phrases.find(
    (phrase) =>
      !(asks && phrase.kind === 'certain') && [...text.matchAll(phrase.pattern)].some((found) => stands(text, found, language, phrase)),
  )?.kind
}

/**
 * The first sentence of a paragraph, links by their words alone, that says what a reading may never say in English, Czech, German, Spanish
 * or French: that the future is certain, what to do about medicine, or doom. What is denied is let stand, what is asked or only possible
 * is not certain.
 */
export const forbiddenStatement = (paragraph: string): { kind: StatementKind; said: string } | undefined => {
  for (const said of sentencesOf(paragraph)) {
    const text = spoken(said)
    for (const language of languages) {
      const kind = foundIn(text, /\?["”»“]?$/.test(said), language)
      if (kind) return { kind, said }
    }
  }
  return undefined
}
