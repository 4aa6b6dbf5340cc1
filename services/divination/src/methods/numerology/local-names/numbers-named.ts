import { inAnyOf, whichOf } from '../../by-language.ts'
import { guarded } from '../../guarded.ts'
import { englishNumbers, type LocalNumbers, localNumbers } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const UNBOUND = `(?<!(?:${inAnyOf(localNumbers)('bound')}) )`
const largest = [22, 33]
export const monthNames = englishNumbers.months

/** A number assigned to a role (`master` for a master number in any role), or a day of the year in the form of the facts: "3 March". */
type Named = { numbers: { role: string; number: number; said: string }[]; dates: string[] }

type Reader = (text: string) => Named

const readerOf = ({ roles, words, between, first, measure, masterNumber, months, of }: LocalNumbers): Reader => {
  const [wordOf, monthOf] = [whichOf(words), whichOf(months)]
  const numberOf = (said: string): number => {
    const index = wordOf(said)
    return index < 0 ? Number(said) : (largest[index - 11] ?? index + 1)
  }
  const number = `(\\d{1,2}|${words.join('|')})${END}(?![.,]?\\d|\\.? (?:${months.join('|')})|\\s*(?:${measure}))`
  const following = `(?:\\s*(?:${between}))*\\s+`
  const patterns = [...Object.entries(roles), ['master', masterNumber] as const].map(([role, said]) => ({
    role,
    pattern: guarded(`${START}(?:(?:${said})${following}${number}|${number} (?:${first}) (?:${said})${END})`, 'iu'),
  }))
  const date = guarded(`${UNBOUND}${START}(\\d{1,2})${of}(${months.join('|')})${END}`, 'iu')
  return (text) => ({
    numbers: patterns.flatMap(({ role, pattern }) =>
      pattern.all(text).map(([, last, said = last ?? '']) => ({ role, number: numberOf(said), said })),
    ),
    dates: date.all(text).map(([, day, said = '']) => `${Number(day)} ${monthNames[monthOf(said)]}`),
  })
}

const readers = localNumbers.map(readerOf)

/** The numbers that a text in Czech, German, Spanish or French assigns to roles, and the days of the year it names. */
export const numbersNamedLocally = (text: string): Named => {
  const read = readers.map((reader) => reader(text))
  return { numbers: read.flatMap(({ numbers }) => numbers), dates: read.flatMap(({ dates }) => dates) }
}

const months = monthNames.map((name, index) =>
  guarded(`${START}(?:${[name, ...localNumbers.map((local) => local.months[index])].join('|')})${END}`, 'u'),
)

/** The English names of the months that a text names in any of the five languages. */
export const monthsNamed = (text: string): string[] => monthNames.filter((_, index) => months[index]?.test(text))
