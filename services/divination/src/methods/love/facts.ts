import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../wording.ts'
import type { Tongue } from '../dream/lexicon/languages.data.ts'
import { phraseAt } from '../dream/sentences.ts'
import { jointMeaning, numbers, relations } from './numbers.data.ts'
import { jointNumber, type NameNumber, nameNumber, relationOf } from './numbers.ts'
import { tonguesOf, unaccented, whole } from './spoken.ts'
import { stageOf } from './stages.ts'
import { type LoveTheme, loveThemes, spokenThemes } from './themes.data.ts'

const numberFact = (id: 'your-number' | 'partner-number', { number, steps }: NameNumber): Fact => {
  const { gives = '', needs = '' } = numbers[number] ?? {}
  const whose = id === 'your-number' ? 'your name' : 'the other name'
  return {
    id,
    label: `The number of ${whose}, ${number}`,
    detail: `In a bond ${number === 8 || number === 11 ? 'an' : 'a'} ${number} is said to bring ${gives}, and to need ${needs}. A name says nothing of how anyone feels.`,
    data: {
      kind: id,
      number,
      gives,
      needs,
      place: 'From the letters',
      why: `Letters from A to Z count 1 to 9, over and over. ${steps.join('. ')}. A nickname or another spelling gives another number.`,
    },
  }
}

const togetherFact = (one: NameNumber, other: NameNumber): Fact => {
  const relation = relationOf(one.number, other.number)
  const joint = jointNumber(one.number, other.number)
  const { name, meaning } = relations[relation]
  return {
    id: 'numbers-together',
    label: `${one.number} and ${other.number}: ${name}`,
    detail: `${meaning} Together the names make ${joint.number}, which asks for ${jointMeaning[joint.number]}. It is a theme, never a score.`,
    data: {
      kind: 'numbers-together',
      relation,
      numbers: [one.number, other.number],
      number: joint.number,
      asks: jointMeaning[joint.number],
      place: 'Both names',
      why: `The numbers of the two names, side by side; added: ${joint.step}.`,
    },
  }
}

const unspelt = (which: readonly string[]): Fact => ({
  id: 'names-note',
  label: 'A name without a number',
  detail: `${capital(which.join(' and '))} could not be spelt in Latin letters faithfully, so no number is made of it. A Latin spelling would give one.`,
  data: { kind: 'note', place: 'From the letters', why: 'A number is made only where the letters are sure.' },
})

/** The numbers of the names, if given and transliterable, and what they are together. */
export const numberFacts = ({ yourName, partnerName }: LoveForm): Fact[] => {
  const [yours, theirs] = [nameNumber(yourName), nameNumber(partnerName)]
  const missing = [...(yours === 'unspellable' ? ['your name'] : []), ...(theirs === 'unspellable' ? ['the other name'] : [])]
  const [one, other] = [yours === 'unspellable' ? undefined : yours, theirs === 'unspellable' ? undefined : theirs]
  return [
    ...(one ? [numberFact('your-number', one)] : []),
    ...(other ? [numberFact('partner-number', other)] : []),
    ...(one && other ? [togetherFact(one, other)] : []),
    ...(missing.length > 0 ? [unspelt(missing)] : []),
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
      return {
        id: `theme-${index + 1}`,
        label: theme.name,
        detail: `You wrote “${phrase}”. It may be ${theme.readings[0]}; or ${theme.readings[1]}; or ${theme.readings[2]}.`,
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
          place: 'A theme in your words',
          why: `You wrote “${phrase}”${again}.`,
        },
      }
    })

const stageFact = (text: string): Fact => {
  const { key, name, meaning, words, span } = stageOf(text)
  return {
    id: 'stage',
    label: name,
    detail: meaning,
    data: {
      kind: 'stage',
      stage: key,
      ...(words ? { words, span } : {}),
      place: 'Where it stands',
      why: words ? `You wrote “${words}”.` : 'Nothing in your words fixes it.',
    },
  }
}

const ownWords: Fact = {
  id: 'own-words',
  label: 'Your own words',
  detail: 'None of the themes the oracle knows was recognised, so the reading keeps to what you wrote and to the cards.',
  data: { kind: 'own-words', place: 'As you told it', why: 'The oracle knows its themes in English, Czech, German, Spanish and French.' },
}

/** The stage and the themes found in the reader's words. */
export const situationFacts = (text: string, premium: boolean): Fact[] => {
  const themes = themeFacts(text, premium)
  return [stageFact(text), ...(themes.length > 0 ? themes : [ownWords])]
}

/** Comes first if the reader may be in danger; then the reading has no compatibility. */
export const safetyFact: Fact = {
  id: 'safety',
  label: 'Your safety',
  detail:
    'What you describe comes before any reading. Nobody has to stay where they are hurt or frightened. A local support service for abuse listens in confidence; in danger, call the emergency services.',
  data: { kind: 'safety', place: 'Before everything', why: 'Something in your words sounds as if you may not be safe.' },
}
