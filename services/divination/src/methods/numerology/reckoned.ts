import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { sentencesOf } from '../../wording.ts'
import { patterns, readByLanguage, spelledOut, whichOf } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { englishNumbers, localNumbers } from './local-names/names.data.ts'
import { letterValue } from './name-numbers.ts'
import { reduce } from './reduce.ts'

const words = patterns(
  ...(['and', 'between', 'the', 'adds', 'becomes', 'cycle', 'letters', 'vowels', 'consonants'] as const),
  ...(['first', 'second', 'last', 'of', 'your', 'alone', 'counts', 'apart', 'day', 'turning', 'born'] as const),
)
const listed = z.string().transform((said) => said.split(', '))
const language = z.strictObject({ numbers: listed, ordinals: listed, words })

const [START, END] = ['(?<![\\p{L}\\p{N}+-]|\\d[.,]|[+] )', '(?![\\p{L}\\p{N}-])']

const readers = Object.values(readByLanguage('numerology/reckoned.yaml', language)).map(({ numbers, ordinals, words }) => {
  const [wordOf, yearOf] = [whichOf(numbers), whichOf(ordinals)]
  // The longest first: “dvacet tři” begins with “dvacet”.
  const bare = `(?:\\d{1,3}|${[...numbers].sort((one, other) => other.length - one.length).join('|')})${END}`
  const number = `(?:(?:${words.the}) )?${bare}`
  // A number before another word counts what it names: “three and four make two pairs”.
  const result = `(${number})(?:(?=${words.and})|(?![.,]?\\d| ?[\\p{L}\\d%+]))`
  const { letters, vowels, consonants, first, second, last, of, your, alone } = words
  const spelled = `\\p{L}(?:(?:,? | ?[+] ?|${words.and})\\p{L}(?!\\p{L}))+|\\p{L}+`
  const part = `(?:(?:(${letters})|(${vowels})|(${consonants})) (?:${of})?)?(?:${your})?(?:(${first})|(${second})|(${last})|(${spelled})|(?<!\\d\\.? \\p{L}+ )(\\d{4}))`
  const each = new RegExp(`(?<![\\p{L}\\p{N}])${bare}(?! \\d)`, 'giu')
  const days = `${words.day}(?:(?:, |${words.and})${words.day})*`
  const named = { days, nth: `(${ordinals.join('|')})`, year: '(\\d{4})', number: `(${bare})` }
  const claim = (said: string) => guarded(`(?<![\\p{L}\\p{N}])(?:${spelledOut(said, named)})${END}`, 'iu')
  return {
    sums: [
      `${START}(?<!(?:${words.between}) )(${number}(?:(?: ?[+] ?|(?:, |${words.and})(?:\\p{L}+ ){0,2}?)${number})+),? (?:=|${words.adds}) ${result}`,
      `${START}(\\d\\d),? (?:${words.becomes}) ${result}`,
    ].map((source) => guarded(source, 'iu')),
    parts: guarded(`(?<![\\p{L}\\p{N}])${part}(?:, [^.,;:!?]{1,40},)?(?: (?:${alone}))? (?:${words.adds}|${words.counts}) ${result}`, 'iu'),
    born: guarded(`(?<!\\p{L})(?:${words.born}) (?:${words.adds}|${words.counts}) ${result}`, 'iu'),
    sounds: new RegExp(`(?<!\\p{L})(?:${vowels}|${consonants})(?!\\p{L})`, 'iu'),
    numbersIn: (said = ''): number[] => [...said.matchAll(each)].map(([word]) => wordOf(word) + 1 || Number(word)),
    cycle: claim(words.cycle),
    turning: claim(words.turning),
    apart: claim(words.apart),
    yearOf,
  }
})

/** Whether a sum, or the sum of its digits, is the result. */
const comesTo = (sum: number, result: number | undefined): boolean =>
  sum === result || (sum > 9 && comesTo(totalOf([...String(sum)].map(Number)), result))

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Finds a sum with a wrong result: “seven and five make thirteen”. The digits of the right one may have been added up. */
export const wrongSum = (text: string): string | undefined => {
  for (const { sums, numbersIn } of readers) {
    // “Yours gives a 3, and 3 and 5 make 8”: the first of the numbers may belong to what precedes the sum, as in “make 13, and 13 makes 4”.
    const isRight = (addends: readonly number[], result: number | undefined): boolean =>
      comesTo(totalOf(addends), result) || ((addends.length > 2 || addends[0] === addends[1]) && isRight(addends.slice(1), result))
    const isWrong = ([, addends, result]: string[]): boolean => !isRight(numbersIn(addends), numbersIn(result).at(-1))
    const wrong = sums.flatMap((pattern) => pattern.all(text)).find(isWrong)
    if (wrong) return wrong[0]
  }
  return undefined
}

const stepsOf = ({ data }: Fact): string[] => (Array.isArray(data.steps) ? data.steps.map(String) : [])

const spell = (word: string): string | undefined => word.normalize('NFD').toUpperCase().match(/[A-Z]/g)?.join(' ')

/** Finds a sum of words of the name, or of a year, to which no step comes: “your first name alone comes to 7”. */
export const wrongPart = (text: string, facts: readonly Fact[]): string | undefined => {
  const [whole, ...date] = /(\d{4})-(\d\d)-(\d\d)/.exec(facts.find(({ id }) => id === 'form')?.detail ?? '') ?? []
  for (const { parts, born, sounds, numbersIn } of readers) {
    // A sum of parts that were summed before differs by nines.
    const digitsOf = (said: string[]) => [...date, whole][said.findIndex(Boolean)]?.match(/\d/g)?.map(Number) ?? []
    const isWrong = ([, ...said]: string[]) => (totalOf(digitsOf(said)) - (numbersIn(said.at(-1)).at(-1) ?? 0)) % 9 !== 0
    const misborn = whole && born.all(text).find(isWrong)
    if (misborn) return misborn[0]
    for (const [words, ...said] of parts.all(text)) {
      const [name = '', year, sum] = said.slice(6)
      // A step of the name begins with the letters of a word: “M A R I A: 4 + 1 …”. A word without a vowel has none among the vowels.
      const ofName = ['expression', 'soul-urge', 'personality'].map((role) =>
        facts.flatMap((fact) => (fact.data.role === role ? stepsOf(fact).filter((step) => /^\p{Lu}(?: \p{Lu})*:/u.test(step)) : [])),
      )
      const all = ofName[0] ?? []
      const placeOf = (word: string): number => all.findIndex((step) => step.startsWith(`${spell(word)}:`))
      const before = text.slice(0, text.indexOf(words)).match(/(?:\p{Lu}\p{L}+ (?:\p{Ll}{1,3} )?)+$/u)?.[0] ?? ''
      const joint = `${before}${name}`.split(' ').filter((word) => placeOf(word) >= 0)
      // “The letters J, O and G”, and “Maria Elena adds up to 7”: without a step, their values tell. Sums of their digits come to the same.
      const spelt = joint.length < 2 ? name.normalize('NFD') : sounds.test(text) ? '' : joint.map(spell).join(' ')
      const letters = spelt.match(/(?<!\p{L})[A-Z](?!\p{L})/gu) ?? []
      const off = totalOf([...letters.map(letterValue), -(numbersIn(sum).at(-1) ?? 0)])
      if (letters.length > (said[0] ? 0 : 1) && off % 9 !== 0) return words
      const at = [0, 1, all.length - 1].find((_, part) => said[3 + part]) ?? (joint.length < 2 ? placeOf(name) : -1)
      const named = ofName.filter((own, role) => own.length === all.length && (said[role] || !(said[0] || said[1] || said[2])))
      const steps = year ? facts.flatMap(stepsOf).filter((step) => step.includes(year)) : named.flatMap((own) => own[at] ?? [])
      const held = steps.flatMap((step) => step.match(/(?<=[:=→] )\d+(?! [+])/gu) ?? [])
      if (held.length > 0 && !held.some((result) => comesTo(Number(result), numbersIn(sum).at(-1)))) return words
    }
  }
  return undefined
}

/** A cycle of nine, by a year of the calendar that is one of its years. */
export const cycleOf = (year: number, nth: number): string => `cycle of nine ${(year - nth) % 9}`

/** The years of the cycle of nine in which a text puts the reader, or a year of the calendar, and the days that it calls turning days. */
export const cyclesTold = (text: string): string[] =>
  readers.flatMap(({ cycle, turning, yearOf }) => [
    ...cycle.all(text).map(([, ...said]) => {
      const [one = '', other] = said.filter(Boolean)
      return other ? cycleOf(Number(one), yearOf(other) + 1) : `personal-year ${yearOf(one) + 1}`
    }),
    ...turning.all(text).flatMap(([days]) => (days.match(/\d+/g) ?? []).map((day) => `turning-day on ${Number(day)}`)),
  ])

/** What a role is called in five languages. */
const called = Object.entries(englishNumbers.roles).map(([role, { names }]) => {
  const inAny = [names, ...localNumbers.map(({ roles }) => roles[role])].join('|')
  return [role, guarded(`(?<!\\p{L})(?:${inAny})(?!\\p{L})`, 'iu')] as const
})

/** Finds a wrong distance between two numbers: “Life Path and Expression are four steps apart”. A master number also counts as a digit. */
export const wrongDistance = (text: string, facts: readonly Fact[]): string | undefined => {
  for (const { apart, numbersIn } of readers) {
    for (const sentence of apart.test(text) ? sentencesOf(text) : []) {
      const isNamed = ({ data: { role } }: Fact) => called.some(([each, name]) => each === role && role !== 'bridge' && name.test(sentence))
      const pair = facts.filter(isNamed).map(({ data }) => Number(data.number))
      const right = [pair, pair.map((each) => reduce(each, 'one digit').number)].map(([one = 0, other = 0]) => Math.abs(one - other))
      if (pair.length === 2 && apart.all(sentence).some(([said]) => !right.includes(numbersIn(said)[0] ?? 0))) return sentence
    }
  }
  return undefined
}
