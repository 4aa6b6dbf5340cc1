import { z } from 'zod'
import { pattern, readByLanguage, whichOf } from '../by-language.ts'
import { guarded } from '../guarded.ts'

const words = z.record(z.enum(['and', 'between', 'the', 'adds', 'becomes', 'cycle']), pattern)
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
  const each = new RegExp(`(?<![\\p{L}\\p{N}])${bare}`, 'giu')
  return {
    sums: [
      `${START}(?<!(?:${words.between}) )(${number}(?:(?:, | ?[+] ?|${words.and})${number})+),? (?:=|${words.adds}) ${result}`,
      `${START}(\\d\\d),? (?:${words.becomes}) ${result}`,
    ].map((source) => guarded(source, 'iu')),
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
    const wrong = said.find(([, addends, result]) => !isRight(numbersIn(addends), numbersIn(result)[0]))
    if (wrong) return wrong[0]
  }
  return undefined
}

/** The years of the cycle of nine in which a text puts the reader. */
export const yearsOfCycle = (text: string): number[] =>
  readers.flatMap(({ cycle, yearOf }) => cycle.all(text).map(([, nth = '']) => yearOf(nth) + 1))
