import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../wording.ts'
import type { Tongue } from '../dream/lexicon/languages.data.ts'
import { phraseAt } from '../dream/sentences.ts'
import { fact } from './facts.data.ts'
import { jointMeaning, numbers, relations } from './numbers.data.ts'
import { jointNumber, type NameNumber, nameNumber, relationOf } from './numbers.ts'
import { tonguesOf, unaccented, whole } from './spoken.ts'
import { stageOf } from './stages.ts'
import { type LoveTheme, loveThemes, spokenThemes } from './themes.data.ts'

const numberFact = (id: 'your-number' | 'partner-number', { number, steps }: NameNumber): Fact => {
  const { gives = '', needs = '' } = numbers[number] ?? {}
  return fact(id, {
    values: {
      whose: id === 'your-number' ? 'your name' : 'the other name',
      article: number === 8 || number === 11 ? 'an' : 'a',
      number,
      gives,
      needs,
      steps: steps.join('. '),
    },
    data: { kind: id, number, gives, needs },
  })
}

const togetherFact = (one: number, other: number): Fact => {
  const relation = relationOf(one, other)
  const { number, step } = jointNumber(one, other)
  const asks = jointMeaning[number] ?? ''
  return fact('numbers-together', {
    values: { one, other, ...relations[relation], number, asks, step },
    data: { kind: 'numbers-together', relation, numbers: [one, other], number, asks },
  })
}

/** The numbers of the names, if given and transliterable, and what they are together. */
export const numberFacts = ({ yourName, partnerName }: LoveForm): Fact[] => {
  const [yours, theirs] = [nameNumber(yourName), nameNumber(partnerName)]
  const missing = [...(yours === 'unspellable' ? ['your name'] : []), ...(theirs === 'unspellable' ? ['the other name'] : [])]
  const [one, other] = [yours === 'unspellable' ? undefined : yours, theirs === 'unspellable' ? undefined : theirs]
  return [
    ...(one ? [numberFact('your-number', one)] : []),
    ...(other ? [numberFact('partner-number', other)] : []),
    ...(one && other ? [togetherFact(one.number, other.number)] : []),
    ...(missing.length > 0 ? [fact('names-note', { values: { which: capital(missing.join(' and ')) }, data: { kind: 'note' } })] : []),
  ]
}

type FoundTheme = { theme: LoveTheme; start: number; words: string; times: number }

type Matcher = { theme: LoveTheme; say: RegExp; not: RegExp | undefined }

const matcher = (theme: LoveTheme, say: string | undefined, not: string | undefined): Matcher[] =>
  say === undefined ? [] : [{ theme, say: whole(say, 'giu'), not: not === undefined ? undefined : whole(not, 'giu') }]

const matchersIn = (tongue: Tongue): Matcher[] =>
  loveThemes.flatMap((theme) =>
    tongue === 'en'
      ? matcher(theme, theme.say, theme.not)
      : matcher(theme, spokenThemes[tongue].themes[theme.key], spokenThemes[tongue].barred[theme.key]),
  )

const matchers: Readonly<Record<Tongue, readonly Matcher[]>> = {
  en: matchersIn('en'),
  cs: matchersIn('cs'),
  de: matchersIn('de'),
  es: matchersIn('es'),
  fr: matchersIn('fr'),
}

const themesSaidIn = (text: string, tongue: Tongue): FoundTheme[] => {
  const plain = unaccented(text)
  return matchers[tongue]
    .flatMap(({ theme, say, not }) => {
      const barred = not ? [...plain.matchAll(not)] : []
      const places = [...plain.matchAll(say)].filter(
        ({ index, 0: words }) => !barred.some((bar) => bar.index < index + words.length && index < bar.index + bar[0].length),
      )
      const [first] = places
      return first
        ? [{ theme, start: first.index, words: text.slice(first.index, first.index + first[0].length), times: places.length }]
        : []
    })
    .sort((a, b) => b.times - a.times || a.start - b.start)
}

/** The themes of a text, those with the most matches first, in the first of its candidate languages that has any. */
export const themesIn = (text: string): FoundTheme[] => {
  for (const tongue of tonguesOf(text)) {
    const found = themesSaidIn(text, tongue)
    if (found.length > 0) return found
  }
  return []
}

const themeFacts = (text: string, premium: boolean): Fact[] =>
  themesIn(text)
    .slice(0, premium ? 5 : 3)
    .map(({ theme, start, words, times }, index) => {
      const phrase = phraseAt(text, start, start + words.length)
      const again = times > 1 ? `, and came back to it ${times === 2 ? 'once' : `${times - 1} times`}` : ''
      const [first, second, third] = theme.readings
      return fact('theme', {
        id: `theme-${index + 1}`,
        values: { name: theme.name, phrase, first, second, third, again },
        data: {
          kind: 'theme',
          key: theme.key,
          field: 'relationshipContext',
          span: [start, start + words.length],
          words,
          phrase,
          times,
          readings: [...theme.readings],
          ask: theme.ask,
        },
      })
    })

const stageFact = (text: string): Fact => {
  const { key, name, meaning, words, span } = stageOf(text)
  return fact('stage', {
    values: { name, meaning, why: words ? `You wrote “${words}”.` : 'Nothing in your words fixes it.' },
    data: { kind: 'stage', stage: key, ...(words ? { words, span } : {}) },
  })
}

/** The stage and the themes found in the reader's words. */
export const situationFacts = (text: string, premium: boolean): Fact[] => {
  const themes = themeFacts(text, premium)
  return [stageFact(text), ...(themes.length > 0 ? themes : [fact('own-words', { data: { kind: 'own-words' } })])]
}

/** Comes first if the reader may be in danger; then the reading has no compatibility. */
export const safetyFact: Fact = fact('safety', { data: { kind: 'safety' } })
