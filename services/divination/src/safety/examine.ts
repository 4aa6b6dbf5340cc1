import type { Concern } from './concern.ts'
import { czech } from './lexicon/czech.ts'
import type { Danger } from './lexicon/danger/danger.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { conjunctions, type Sign } from './lexicon/signs/signs.ts'
import { spanish } from './lexicon/spanish.ts'
import { type PhraseList, type Place, phraseList, type Span } from './phrases.ts'
import { type Entry, vocabularyOf } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

type Language = Lexicon['language']

const phrasesOf = ({ names: _, ...classes }: Danger): string[] => Object.values(classes).flat()

const compile = (lexicon: Lexicon) => {
  const { language, common, names, concerns, danger, signs, ...lists } = lexicon
  return {
    language,
    common: phraseList([common]),
    wishes: phraseList(lists.wishes, names),
    deeds: phraseList(lists.deeds, names),
    danger: phraseList(phrasesOf(danger), { ...names, ...danger.names }),
    harmless: phraseList(lists.harmless, names),
    grief: phraseList(lists.grief, names),
    fiction: phraseList(lists.fiction, names),
    dreaming: phraseList(lists.dreaming, names),
    awake: phraseList(lists.awake, names),
    longAgo: phraseList(lists.longAgo, names),
    again: phraseList(lists.again, names),
    signs: Object.entries(signs).map(([sign, phrases]) => [sign as Sign, phraseList(phrases)] as const),
    concerns: Object.entries(concerns).map(([concern, phrases]) => [concern as Concern, phraseList(phrases, names)] as const),
  }
}

type Compiled = ReturnType<typeof compile>

const languages = [english, czech, german, spanish, french].map(compile)

/** The lists whose words may be written as one; with more of them names would fall apart into words. */
const narrowLists = ({ language: _, concerns, signs: _signs, danger: _danger, fiction: _fiction, ...lists }: Compiled): PhraseList[] => [
  ...Object.values(lists),
  ...concerns.map(([, list]) => list),
]
const wideLists = ({ signs, danger, fiction }: Compiled): PhraseList[] => [danger, fiction, ...signs.map(([, list]) => list)]

const entriesIn = (lists: readonly PhraseList[]): Entry[] => lists.flatMap(({ entries }) => entries)
const narrow = entriesIn(languages.flatMap(narrowLists))
const vocabulary = vocabularyOf([...narrow, ...entriesIn(languages.flatMap(wideLists))])
const writtenAsOne = vocabularyOf(narrow)

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
      entries.length === 0 && (word.spaced || word.text.length >= RUN_TOGETHER_MIN) ? writtenAsOne.split(word.text, word.spaced) : undefined
    return parts ? parts.map((text) => ({ ...word, text, entries: entriesOf(text), glued: true as const })) : [{ ...word, entries }]
  })
}

/** Compounds and long words fall apart into what they do not mean, which matters less than a crisis overlooked, but elsewhere it would. */
const withoutGlued = (word: ReadWord): ReadWord => (word.glued ? { ...word, entries: NO_ENTRIES } : word)

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

/** The sentences that tell of a novel, a film or a game. */
const madeUp = (words: readonly ReadWord[], likely: readonly Compiled[]): Set<number> =>
  new Set(likely.flatMap(({ fiction }) => fiction.find(words)).map(({ from }) => words[from]?.sentence ?? -1))

/** Whether a phrase stands in one sentence, or is one that was cut up word by word. */
const coheres = (words: readonly ReadWord[], { from, to }: Span): boolean => {
  const breaks = words.slice(from + 1, to).filter((word, at) => word.sentence !== words[from + at]?.sentence).length
  return breaks === 0 || (to - from > 2 && breaks === to - from - 1)
}

const findAll = (words: readonly ReadWord[], kind: 'harmless' | 'grief'): Span[] =>
  languages.flatMap((of) => of[kind].find(words).filter((span) => coheres(words, span)))

/** Where a sentence holds all signs of a conjunction, with its beginning as the place. */
const foundTogether = (words: readonly ReadWord[], { signs }: Compiled): Span[] => {
  const bySentence = new Map<number, { from: number; signs: Set<Sign> }>()
  for (const [sign, list] of signs) {
    for (const span of list.find(words)) {
      const sentence = words[span.from]?.sentence ?? -1
      if (!coheres(words, span)) continue
      const held = bySentence.get(sentence) ?? { from: span.from, signs: new Set() }
      held.signs.add(sign)
      bySentence.set(sentence, held)
    }
  }
  return [...bySentence.values()]
    .filter(({ signs: held }) =>
      conjunctions.some(({ all, none = [] }) => all.every((sign) => held.has(sign)) && !none.some((sign) => held.has(sign))),
    )
    .map(({ from }) => ({ from, to: from + 1 }))
}

const speaksOfCrisis = (words: readonly ReadWord[], of: Compiled, likely: readonly Compiled[]): boolean => {
  if (of.wishes.find(words).some((span) => coheres(words, span))) return true
  const whole = words.map(withoutGlued)
  const phrases = [...of.deeds.find(words), ...of.danger.find(whole)].filter((span) => coheres(words, span))
  const deeds = [...phrases, ...foundTogether(whole, of)]
  if (deeds.length === 0) return false
  const told = dreamt(words, likely)
  const past = longPast(words, likely)
  const stories = madeUp(words, likely)
  return deeds.some(({ from }) => {
    const sentence = words[from]?.sentence ?? -1
    return !told[from] && !past.has(sentence) && !stories.has(sentence)
  })
}

/** `crisis`: the language of the words that ask for people instead of a reading; `language`: the one the text seems to be in. */
type Examined = { crisis: Language | undefined; language: Language | undefined; concerns: Concern[] }

/** What the lists make of a form. */
export const examine = (formData: Record<string, unknown>): Examined => {
  const all = read(formData)
  const met = languagesOf(all)
  const likely = met.length > 0 ? met : languages
  const words = without(all, findAll(all, 'harmless'))
  const own = without(words, findAll(all, 'grief'))
  const crisis = languages.filter((of) => speaksOfCrisis(own, of, likely))
  const whole = words.map(withoutGlued)
  const found = new Set(
    likely.flatMap(({ concerns }) => concerns.flatMap(([concern, list]) => (list.find(whole).length > 0 ? concern : []))),
  )
  return {
    crisis: crisis.length > 0 ? (likely.find((of) => crisis.includes(of)) ?? crisis[0])?.language : undefined,
    language: met[0]?.language,
    concerns: (Object.keys(english.concerns) as Concern[]).filter((concern) => found.has(concern)),
  }
}
