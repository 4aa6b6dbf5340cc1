import { LRUCache } from 'lru-cache'
import { type PhraseList, type Place, phraseList, type Span } from '../../safety/phrases.ts'
import { type Entry, vocabularyOf } from '../../safety/vocabulary.ts'
import { czech } from './lexicon/czech.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import { spanish } from './lexicon/spanish.ts'
import { plainText, type SaidSentence, type SaidWord, sentencesIn } from './sentences.ts'
import type { StatementKind, StatementLexicon } from './statement-lexicon.ts'

/** What frightens comes first: where two kinds meet in one sentence, it is the one to be named. */
const kinds: readonly StatementKind[] = ['frightening', 'medical', 'legal', 'financial', 'certain']

const compile = ({ names, forbidden, ...lists }: StatementLexicon) => ({
  anyForbidden: phraseList(Object.values(forbidden).flat(), names),
  forbidden: kinds.map((kind) => ({ kind, list: phraseList(forbidden[kind], names) })),
  harmless: phraseList(lists.harmless, names),
  denied: phraseList(lists.denied, names),
  open: phraseList(lists.open, names),
  solid: phraseList(lists.solid, names),
  dependent: phraseList([lists.dependent]),
  joints: phraseList([lists.joints]),
  subjects: phraseList([lists.subjects]),
})

type Compiled = ReturnType<typeof compile>

const languages = [english, czech, german, spanish, french].map(compile)

const listsOf = ({ forbidden, ...lists }: Compiled): PhraseList[] => [...Object.values(lists), ...forbidden.map(({ list }) => list)]

const vocabulary = vocabularyOf(languages.flatMap(listsOf).flatMap(({ entries }) => entries))

/** What a word stands for: wherever it is, and with what it stands for where it opens a clause, as `,word`. */
type Meaning = Place & { opening: Place }

/** Readings say much in the same words. */
const WORDS_REMEMBERED = 10_000

const meanings = new LRUCache<string, Meaning>({
  max: WORDS_REMEMBERED,
  memoMethod: (text) => {
    const entries = vocabulary.entriesOf(text)
    return { entries, opening: { entries: [...entries, ...vocabulary.entriesOf(`,${text}`)] } }
  },
})

type KnownWord = SaidWord & Meaning
type KnownSentence = Omit<SaidSentence, 'words'> & { words: readonly KnownWord[] }

const understood = ({ words, asks }: SaidSentence): KnownSentence => ({
  words: words.map((word) => ({ ...word, ...meanings.memo(word.text) })),
  asks,
})

/** `scope`: the first word of its clause, or of the clause on which its own depends. */
type ReadWord = KnownWord & { scope: number }

const startsOf = (list: PhraseList, words: readonly Place[]): Set<number> => new Set(list.find(words).map(({ from }) => from))

/** The words of a sentence as one language reads them, each with its clause; the first of a clause may also stand for `,word`. */
const read = ({ words }: KnownSentence, { dependent, joints, subjects }: Compiled): ReadWord[] => {
  const [depends, joins, subject] = [startsOf(dependent, words), startsOf(joints, words), startsOf(subjects, words)]
  let scope = 0
  let ruled = false
  return words.map((word, at) => {
    const joined = joins.has(at - 1)
    if (word.afterComma) ruled = false
    if (at > 0 && (word.afterComma || joined) && !depends.has(at)) scope = at
    const opens = (word.afterComma || joined) && !ruled
    ruled ||= subject.has(at)
    return { ...word, scope, ...(opens ? word.opening : {}) }
  })
}

const NO_ENTRIES: readonly Entry[] = []

const without = (words: readonly ReadWord[], spans: readonly Span[]): ReadWord[] =>
  words.map((word, at) => (spans.some(({ from, to }) => from <= at && at < to) ? { ...word, entries: NO_ENTRIES } : word))

/** Whether a span stands after one of the marks in its own clause; in a quotation, anywhere in the sentence that quotes. */
const isUnder = (marks: readonly Span[], { from }: Span, words: readonly ReadWord[]): boolean =>
  marks.some((mark) => (words[from]?.quoted && !words[mark.from]?.quoted) || (mark.from >= (words[from]?.scope ?? 0) && mark.to <= from))

/** A statement that must not stand. `words`: as its language reads the sentence. */
type Found = { kind: StatementKind; span: Span; words: readonly ReadWord[] }

const isGrave = (kind: StatementKind): boolean => kind === 'frightening' || kind === 'medical'

type Marks = { denied: readonly Span[]; open: readonly Span[] }

const marksIn = (words: readonly ReadWord[], language: Compiled): Marks => {
  const weighed = without(words, language.solid.find(words))
  const denied = language.denied.find(weighed)
  return { denied, open: [...denied, ...language.open.find(weighed)] }
}

/** Whether it is quoted in a sentence of any language that tells it as the reader's words. */
const isTold = (sentence: KnownSentence, { kind, span, words }: Found): boolean =>
  words[span.from]?.quoted === true &&
  languages.some((language) => {
    const { denied, open } = marksIn(read(sentence, language), language)
    return isUnder(isGrave(kind) ? denied : open, span, words)
  })

const forbiddenIn = (sentence: KnownSentence, language: Compiled): Found | undefined => {
  const all = read(sentence, language)
  const words = without(all, language.harmless.find(all))
  const found = language.forbidden.flatMap(({ kind, list }) => list.find(words).map((span) => ({ kind, span, words })))
  if (found.length === 0) return undefined
  const { denied, open } = marksIn(words, language)
  return found.find((one) => {
    const { kind, span } = one
    const stands = isGrave(kind) ? isUnder(denied, span, words) : sentence.asks || isUnder(open, span, words)
    return !stands && !isTold(sentence, one)
  })
}

/**
 * The first thing in a paragraph of Markdown that a reading may never say, in English, Czech, German, Spanish or French; `said` is its
 * words. What is denied, asked, only possible or quoted from the reader is let stand.
 */
export const forbiddenStatement = (paragraph: string): { kind: StatementKind; said: string } | undefined => {
  const text = plainText(paragraph)
  for (const sentence of sentencesIn(text).map(understood)) {
    const places = sentence.words.map(({ opening }) => opening)
    for (const language of languages) {
      // True of few sentences in a language that is not their own, and costs little.
      if (!language.anyForbidden.mayBegin(places)) continue
      const found = forbiddenIn(sentence, language)
      if (found) {
        const { from, to } = found.span
        return { kind: found.kind, said: text.slice(sentence.words[from]?.start, sentence.words[to - 1]?.end) }
      }
    }
  }
  return undefined
}
