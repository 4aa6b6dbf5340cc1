import type { Fact } from '@sibyl/contracts/http/readings'
import { type LatinName, latinName } from '@sibyl/contracts/latin-name'
import { birthday, type Derived, lifePath } from './birth-numbers.ts'
import { type Day, inWords } from './calendar.ts'
import { personalYear } from './cycles.ts'
import { type CoreNumber, cycleMeanings, type Digit, type Meanings, roleMeanings } from './meanings.data.ts'
import { type NameNumbers, nameNumbers } from './name-numbers.ts'
import { relationFacts } from './relation-facts.ts'

/** The steps as one line for readers. */
export const asSentences = (steps: readonly string[]): string => `${steps.join('. ')}.`

type Role = { id: string; name: string; place: string; meanings: Meanings }

/** The numbers of a birth date and a name. */
export const roles = {
  lifePath: { id: 'life-path', name: 'Life Path', place: 'From your whole date of birth', meanings: roleMeanings.lifePath },
  birthday: { id: 'birthday', name: 'Birthday', place: 'From the day you were born on', meanings: roleMeanings.birthday },
  expression: { id: 'expression', name: 'Expression', place: 'From every letter of your name', meanings: roleMeanings.expression },
  soulUrge: { id: 'soul-urge', name: 'Soul Urge', place: 'From the vowels of your name', meanings: roleMeanings.soulUrge },
  personality: { id: 'personality', name: 'Personality', place: 'From the consonants of your name', meanings: roleMeanings.personality },
} satisfies Record<string, Role>

/** A number in its role, with its sum; `more` goes into its data. */
export const numberFact = ({ id, name, place, meanings }: Role, { number, steps }: Derived, more: Record<string, unknown> = {}): Fact => ({
  id,
  label: `${name} ${number}`,
  detail: meanings[number as CoreNumber] ?? '',
  data: { role: id, number, place, why: asSentences(steps), steps, ...more },
})

/** Says that the name was left out, and why; no number is invented for it. */
const nameLeftOut: Fact = {
  id: 'name',
  label: 'The name is left out',
  detail:
    'Expression, Soul Urge and Personality count the letters A to Z. The script of this name cannot be spelt in them without guessing, so no number is given for it. A Latin spelling that you use yourself, as in a passport, can be read.',
  data: {
    role: 'name',
    place: 'About the name',
    why: 'Only alphabets that write their vowels as letters have an exact Latin spelling: Latin, Cyrillic, Greek, Armenian and Georgian.',
  },
}

/** Says which of the name's numbers has no letters; undefined if none is missing. */
const lacking = ({ soulUrge, personality }: NameNumbers): Fact | undefined => {
  if (soulUrge && personality) return undefined
  const [kind, role] = soulUrge ? ['consonant', 'Personality'] : ['vowel', 'Soul Urge']
  return {
    id: 'name',
    label: `The name has no ${kind}`,
    detail: `${role} is made of ${kind}s. There is none in this name, so that number is left out.`,
    data: { role: 'name', place: 'About the name', why: `No letter of the name counts as a ${kind}.` },
  }
}

export const yearFact = (born: Day, year: number): Fact => {
  const { number, steps } = personalYear(born, year)
  return {
    id: 'personal-year',
    label: `Personal Year ${number}`,
    detail: cycleMeanings.year[number as Digit],
    data: { role: 'personal-year', number, year, place: `For ${year}, from January to December`, why: asSentences(steps), steps },
  }
}

/** The name's numbers. If it was transliterated, each sum begins with the Latin letters. */
const nameFacts = ({ expression, soulUrge, personality }: NameNumbers, { words, respelt }: LatinName): Fact[] => {
  const shown = ({ number, steps }: Derived): Derived => ({
    number,
    steps: respelt ? [`In Latin letters: ${words.join(' ')}`, ...steps] : steps,
  })
  return [
    ...(expression ? [numberFact(roles.expression, shown(expression), { letters: words.join(' ') })] : []),
    ...(soulUrge ? [numberFact(roles.soulUrge, shown(soulUrge))] : []),
    ...(personality ? [numberFact(roles.personality, shown(personality))] : []),
  ]
}

/** The facts of a birth date and a name. Premium readers also get the relations between the numbers, and the year. */
export const lifeFacts = (born: Day, name: string, { premium, today }: { premium: boolean; today: Day }): Fact[] => {
  const [life, knack] = [lifePath(born), birthday(born)]
  const found = latinName(name)
  const spelt = typeof found === 'string' ? undefined : found
  const ofName = nameNumbers(spelt?.words ?? [])
  const aside = spelt ? lacking(ofName) : nameLeftOut
  return [
    numberFact(roles.lifePath, life, { date: inWords(born) }),
    numberFact(roles.birthday, knack, { day: born.day }),
    ...(spelt ? nameFacts(ofName, spelt) : []),
    ...(aside ? [aside] : []),
    ...(premium ? [...relationFacts({ life, birthday: knack, ...ofName }, spelt?.words ?? []), yearFact(born, today.year)] : []),
  ]
}
