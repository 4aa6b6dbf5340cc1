import { inAnyOf, whichOf } from '../../by-language.ts'
import { guarded } from '../../guarded.ts'
import { englishNumbers, type LocalNumbers, localNumbers } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const UNBOUND = `(?<!(?:${inAnyOf(localNumbers)('bound')}) )`
const largest = [22, 33]
export const monthNames = englishNumbers.months

const readerOf = ({ roles, words, between, first, measure, masterNumber, months, of }: LocalNumbers) => {
  const [wordOf, monthOf] = [whichOf(words), whichOf(months)]
  const numberOf = (said: string): number => {
    const index = wordOf(said)
    return index < 0 ? Number(said) : (largest[index - 11] ?? index + 1)
  }
  const number = `(\\d{1,2}|${words.join('|')})${END}(?![.,]?\\d|\\.? (?:${months.join('|')})|\\s*(?:${measure})| your )`
  const following = `(?:\\s*(?:${between}))*\\s+`
  const ways = [...Object.entries(roles), ['master', masterNumber] as const].map(([role, said]) => ({
    role,
    numberOf,
    pattern: guarded(`${START}(?:(?:${said})${following}${number}|${number} (?:${first}) (?:${said})${END})`, 'iu'),
  }))
  const date = guarded(`${UNBOUND}${START}(\\d{1,2})${of}(${months.join('|')})${END}`, 'iu')
  const datesIn = (text: string) => date.all(text).map(([, day, said = '']) => `${Number(day)} ${monthNames[monthOf(said)]}`)
  return { ways, datesIn }
}

const readers = localNumbers.map(readerOf)

/** The ways in which Czech, German, Spanish and French give a number to a role, `master` for a master number in any. */
export const localWays = readers.flatMap(({ ways }) => ways)

/** The days of the year that a text names in these languages, in the form of the facts: "3 March". */
export const datesNamedLocally = (text: string): string[] => readers.flatMap(({ datesIn }) => datesIn(text))

const months = monthNames.map((name, index) =>
  guarded(`${START}(?:${[name, ...localNumbers.map((local) => local.months[index])].join('|')})${END}`, 'u'),
)

/** The English names of the months that a text names in any of the five languages. */
export const monthsNamed = (text: string): string[] => monthNames.filter((_, index) => months[index]?.test(text))
