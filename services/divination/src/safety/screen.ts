import type { Concern } from './concern.ts'
import { helpMessages } from './help-lines.ts'
import { czech } from './lexicon/czech.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { spanish } from './lexicon/spanish.ts'
import { type PhraseList, type Place, phraseList, type Span } from './phrases.ts'
import { type Entry, vocabularyOf } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

type Language = Lexicon['language']

const compile = ({ language, common, names, concerns, ...lists }: Lexicon) => ({
  language,
  common: phraseList([common]),
  wishes: phraseList(lists.wishes, names),
  deeds: phraseList(lists.deeds, names),
  harmless: phraseList(lists.harmless, names),
  grief: phraseList(lists.grief, names),
  dreaming: phraseList(lists.dreaming, names),
  awake: phraseList(lists.awake, names),
  longAgo: phraseList(lists.longAgo, names),
  again: phraseList(lists.again, names),
  concerns: Object.entries(concerns).map(([concern, phrases]) => [concern as Concern, phraseList(phrases, names)] as const),
})

type Compiled = ReturnType<typeof compile>

const languages = [english, czech, german, spanish, french].map(compile)

const listsOf = ({ language: _, concerns, ...lists }: Compiled): PhraseList[] => [
  ...Object.values(lists),
  ...concerns.map(([, list]) => list),
]

const vocabulary = vocabularyOf(languages.flatMap(listsOf).flatMap(({ entries }) => entries))

/** `glued`: part of what was written as one word. */
type ReadWord = Word & Place & { glued?: true }

const NO_ENTRIES: readonly Entry[] = []

/** Words run together count only where all of them are known, so that `killtime` is two words and `Killarney` none. */
const RUN_TOGETHER_MIN = 7

const read = (formData: Record<string, unknown>): ReadWord[] => {
  const known = new Map<string, readonly Entry[]>()
  const entriesOf = (text: string): readonly Entry[] => {
    const found = known.get(text) ?? vocabulary.entriesOf(text)
    known.set(text, found)
    return found
  }
  return wordsOf(formData).flatMap((word) => {
    const entries = entriesOf(word.text)
    const parts =
      entries.length === 0 && (word.spaced || word.text.length >= RUN_TOGETHER_MIN) ? vocabulary.split(word.text, word.spaced) : undefined
    return parts ? parts.map((text) => ({ ...word, text, entries: entriesOf(text), glued: true as const })) : [{ ...word, entries }]
  })
}

const without = (words: readonly ReadWord[], spans: readonly Span[]): ReadWord[] => {
  const crossedOut = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  return words.map((word, at) => (crossedOut.has(at) ? { ...word, entries: NO_ENTRIES } : word))
}

/** The languages the words are likely to be in, likeliest first; none where no frequent word of any is met. */
const languagesOf = (words: readonly ReadWord[]): Compiled[] => {
  const counted = languages.map((of) => ({ of, count: of.common.find(words).length })).sort((a, b) => b.count - a.count)
  const most = counted[0]?.count ?? 0
  return counted.filter(({ count }) => count > 0 && count * 2 >= most).map(({ of }) => of)
}

/** For each word whether it is told of a dream: from its beginning the dream field, elsewhere from a sentence that names a dream. */
const dreamt = (words: readonly ReadWord[], likely: readonly Compiled[]): boolean[] => {
  const named = new Set(likely.flatMap(({ dreaming }) => dreaming.find(words)).map(({ from }) => words[from]?.sentence))
  const waking = new Set(likely.flatMap(({ awake }) => awake.find(words)).map(({ from }) => from))
  let field: string | undefined
  let inDream = false
  return words.map((word, at) => {
    if (word.field !== field) inDream = word.field === 'dreamDescription'
    if (named.has(word.sentence) && words[at - 1]?.sentence !== word.sentence) inDream = true
    if (waking.has(at)) inDream = false
    field = word.field
    return inDream
  })
}

/** The sentences that tell of a time long past, unless they or the next one say that it has come back. */
const longPast = (words: readonly ReadWord[], likely: readonly Compiled[]): Set<number> => {
  const sentenceOf = ({ from }: Span): number => words[from]?.sentence ?? -1
  const back = new Set(likely.flatMap(({ again }) => again.find(words)).map(sentenceOf))
  const past = likely.flatMap(({ longAgo }) => longAgo.find(words)).map(sentenceOf)
  return new Set(past.filter((sentence) => !back.has(sentence) && !back.has(sentence + 1)))
}

/** Whether a phrase stands in one sentence, or is one that was cut up word by word. */
const coheres = (words: readonly ReadWord[], { from, to }: Span): boolean => {
  const breaks = words.slice(from + 1, to).filter((word, at) => word.sentence !== words[from + at]?.sentence).length
  return breaks === 0 || (to - from > 2 && breaks === to - from - 1)
}

const findAll = (words: readonly ReadWord[], kind: 'harmless' | 'grief'): Span[] =>
  languages.flatMap((of) => of[kind].find(words).filter((span) => coheres(words, span)))

const speaksOfCrisis = (words: readonly ReadWord[], of: Compiled, likely: readonly Compiled[]): boolean => {
  if (of.wishes.find(words).some((span) => coheres(words, span))) return true
  const deeds = of.deeds.find(words).filter((span) => coheres(words, span))
  if (deeds.length === 0) return false
  const told = dreamt(words, likely)
  const past = longPast(words, likely)
  return deeds.some(({ from }) => !told[from] && !past.has(words[from]?.sentence ?? -1))
}

const examine = (formData: Record<string, unknown>): { crisis: Language | undefined; concerns: Concern[] } => {
  const all = read(formData)
  const met = languagesOf(all)
  const likely = met.length > 0 ? met : languages
  const words = without(all, findAll(all, 'harmless'))
  const own = without(words, findAll(all, 'grief'))
  const crisis = languages.filter((of) => speaksOfCrisis(own, of, likely))
  // Compounds and long words fall apart into what they do not mean, which matters less than a crisis overlooked, but here it would.
  const whole = words.map((word) => (word.glued ? { ...word, entries: NO_ENTRIES } : word))
  const found = new Set(
    likely.flatMap(({ concerns }) => concerns.flatMap(([concern, list]) => (list.find(whole).length > 0 ? concern : []))),
  )
  return {
    crisis: crisis.length > 0 ? (likely.find((of) => crisis.includes(of)) ?? crisis[0])?.language : undefined,
    concerns: (Object.keys(english.concerns) as Concern[]).filter((concern) => found.has(concern)),
  }
}

/** Reads what a reader typed before anything is charged: `crisis` asks for people instead of a reading; concerns only narrow what is said. */
export const screen = (formData: Record<string, unknown>): { crisis: boolean; concerns: Concern[] } => {
  const { crisis, concerns } = examine(formData)
  return { crisis: crisis !== undefined, concerns }
}

/** The warm text with help lines, in the language of the words that ask for it; English where that cannot be told. */
export const crisisMessageFor = (formData: Record<string, unknown>): string => helpMessages[examine(formData).crisis ?? 'en']
