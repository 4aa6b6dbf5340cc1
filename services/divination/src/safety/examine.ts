import { type Concern, concerns } from './concern.ts'
import { seeThrough } from './disguise.ts'
import type { Language } from './language.ts'
import { phraseList, type Span } from './phrase-list.ts'
import { phraseData } from './phrases.data.ts'
import { type Word, wordsOf } from './words.ts'

const lists = phraseData.map(({ language, names, ...of }) => ({
  language,
  frequent: phraseList(of.frequent.split(' ')),
  crisis: phraseList(of.crisis, names),
  danger: phraseList(of.danger, names),
  support: phraseList(of.support, names),
  harmless: phraseList(of.harmless, names),
  mortality: phraseList(of.mortality, names),
  elsewhere: phraseList(of.elsewhere, names),
  concerns: concerns.map((concern) => ({
    concern,
    list: phraseList([...of.concerns[concern], ...(concern === 'death' ? of.mortality : [])], names),
  })),
}))

type Lists = (typeof lists)[number]

const known = new Set(
  lists.flatMap(({ crisis, danger, frequent }) => [crisis, danger, frequent].flatMap(({ vocabulary }) => [...vocabulary])),
)
const read = seeThrough(known)

/** Replaces a harmless phrase that was removed; no list contains it. */
const CROSSED_OUT = ''

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)

/** Whether a phrase lies within one sentence, or is split word by word, as in `I. Want. To. Die.` */
const isInOneSentence =
  (words: readonly Word[]) =>
  ({ from, to }: Span): boolean => {
    const sentences = new Set(words.slice(from, to).map(({ sentence }) => sentence)).size
    return sentences <= 1 || (sentences > 2 && sentences === to - from)
  }

/** The candidate languages of a text, likeliest first; all of them if it contains no frequent word. */
const languagesOf = (texts: readonly string[]): Lists[] => {
  const counted = lists.map((of) => ({ of, count: of.frequent.find(texts).length })).sort((a, b) => b.count - a.count)
  const most = counted[0]?.count ?? 0
  return most === 0 ? lists : counted.filter(({ count }) => count * 2 >= most).map(({ of }) => of)
}

/** For each word, whether it belongs to a dream, a story or the distant past: from the sentence that says so to the end of its field. */
const toldElsewhere = (words: readonly Word[], likely: readonly Lists[]): boolean[] => {
  const texts = textsOf(words)
  const marked = new Set(likely.flatMap(({ elsewhere }) => elsewhere.find(texts)).map(({ from }) => words[from]?.sentence))
  let field: string | undefined
  let inStory = false
  return words.map((word) => {
    if (word.field !== field) inStory = word.field === 'dreamDescription'
    field = word.field
    inStory ||= marked.has(word.sentence)
    return inStory
  })
}

/**
 * `crisis`: the language of the phrase that calls for help lines instead of a reading; `support`: whether a phrase calls for a note with
 * help lines; `language`: the detected language.
 */
export type Examined = { crisis: Language | undefined; support: boolean; language: Language | undefined; concerns: Concern[] }

/** Matches the phrase lists against a form. */
export const examine = (formData: Record<string, unknown>): Examined => {
  const all = wordsOf(formData).flatMap((word) => read(word.text).map((text) => ({ ...word, text })))
  const likely = languagesOf(textsOf(all))
  const coheres = isInOneSentence(all)
  const without = (texts: readonly string[], kind: 'harmless' | 'mortality'): string[] => {
    const found = lists.flatMap((of) => of[kind].find(texts)).filter(coheres)
    const crossed = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, more) => from + more)))
    return texts.map((text, at) => (crossed.has(at) ? CROSSED_OUT : text))
  }
  const told = without(textsOf(all), 'harmless')
  const texts = without(told, 'mortality')
  const elsewhere = toldElsewhere(all, likely)
  const dangers = lists.flatMap(({ language, danger }) =>
    danger
      .find(texts)
      .filter(coheres)
      .map(({ from }) => ({ language, elsewhere: elsewhere[from] })),
  )
  const crises = [
    ...lists.filter(({ crisis }) => crisis.find(texts).some(coheres)).map(({ language }) => language),
    ...dangers.filter((danger) => !danger.elsewhere).map(({ language }) => language),
  ]
  const waking = told.map((text, at) => (elsewhere[at] ? CROSSED_OUT : text))
  const found = new Set(
    likely.flatMap((of) =>
      of.concerns.filter(({ concern, list }) => list.find(concern === 'abuse' ? told : waking).length > 0).map(({ concern }) => concern),
    ),
  )
  return {
    crisis: likely.find(({ language }) => crises.includes(language))?.language ?? crises[0],
    support: dangers.length > 0 || lists.some(({ support }) => support.find(texts).some(coheres)),
    language: likely.length < lists.length ? likely[0]?.language : undefined,
    concerns: concerns.filter((concern) => found.has(concern)),
  }
}
