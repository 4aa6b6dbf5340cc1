import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { patterns, readByLanguage, whichOf } from '../by-language.ts'
import { guarded } from '../guarded.ts'

const words = patterns(
  ...(['and', 'between', 'the', 'adds', 'becomes', 'cycle', 'letters', 'vowels', 'consonants'] as const),
  ...(['first', 'second', 'last', 'of', 'your', 'alone', 'counts'] as const),
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
  const part = `(?:(?:(${letters})|(${vowels})|(${consonants})) (?:${of}))?(?:${your})?(?:(${first})|(${second})|(${last})|(\\p{L}+)|(\\d{4}))`
  const each = new RegExp(`(?<![\\p{L}\\p{N}])${bare}`, 'giu')
  return {
    sums: [
      `${START}(?<!(?:${words.between}) )(${number}(?:(?:, | ?[+] ?|${words.and})${number})+),? (?:=|${words.adds}) ${result}`,
      `${START}(\\d\\d),? (?:${words.becomes}) ${result}`,
    ].map((source) => guarded(source, 'iu')),
    parts: guarded(`(?<![\\p{L}\\p{N}])${part}(?:, [^.,;:!?]{1,40},)?(?: (?:${alone}))? (?:${words.adds}|${words.counts}) ${result}`, 'iu'),
    numbersIn: (said = ''): number[] => [...said.matchAll(each)].map(([word]) => wordOf(word) + 1 || Number(word)),
    cycle: guarded(`(?<!\\p{L})(?:${words.cycle.replace('{nth}', `(${ordinals.join('|')})`)})${END}`, 'iu'),
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
    // “Yours gives a 3, and 3 and 5 make 8”: the first of the numbers may belong to what precedes the sum.
    const isRight = (addends: readonly number[], result: number | undefined): boolean =>
      comesTo(totalOf(addends), result) || (addends.length > 2 && isRight(addends.slice(1), result))
    const said = sums.flatMap((pattern) => pattern.all(text))
    const wrong = said.find(([, addends, result]) => !isRight(numbersIn(addends), numbersIn(result).at(-1)))
    if (wrong) return wrong[0]
  }
  return undefined
}

const stepsOf = ({ data }: Fact): string[] => (Array.isArray(data.steps) ? data.steps.map(String) : [])

/** Finds a sum of one word of the name, or of a year, that no step comes to: “your first name alone comes to 7”. */
export const wrongPart = (text: string, facts: readonly Fact[]): string | undefined => {
  for (const { parts, numbersIn } of readers) {
    for (const [words, ...said] of parts.all(text)) {
      const [name = '', year, sum] = said.slice(6)
      // A step of the name begins with the letters of a word: “M A R I A: 4 + 1 …”. A word without a vowel has none among the vowels.
      const ofName = ['expression', 'soul-urge', 'personality'].map((role) =>
        facts.flatMap((fact) => (fact.data.role === role ? stepsOf(fact).filter((step) => /^\p{Lu}(?: \p{Lu})*:/u.test(step)) : [])),
      )
      const all = ofName[0] ?? []
      const spelt = name.normalize('NFD').toUpperCase().match(/[A-Z]/g)?.join(' ')
      const at = [0, 1, all.length - 1].find((_, part) => said[3 + part]) ?? all.findIndex((step) => step.startsWith(`${spelt}:`))
      const named = ofName.filter((own, role) => own.length === all.length && (said[role] || !(said[0] || said[1] || said[2])))
      const steps = year ? facts.flatMap(stepsOf).filter((step) => step.includes(year)) : named.flatMap((own) => own[at] ?? [])
      const held = steps.flatMap((step) => step.match(/(?<=[:=→] )\d+(?! [+])/gu) ?? [])
      if (held.length > 0 && !held.some((result) => comesTo(Number(result), numbersIn(sum).at(-1)))) return words
    }
  }
  return undefined
}

/** The years of the cycle of nine in which a text puts the reader. */
export const yearsOfCycle = (text: string): number[] =>
  readers.flatMap(({ cycle, yearOf }) => cycle.all(text).map(([, nth = '']) => yearOf(nth) + 1))
