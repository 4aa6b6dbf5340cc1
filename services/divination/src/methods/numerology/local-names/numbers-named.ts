import { type LocalNumbers, localNumbers } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
/** A date after one of these only ends or begins a span. */
const BOUND =
  "(?<!(?:do|od|po|před|bis(?: zum)?|(?:vor|nach|seit|ab) dem|(?:hasta|desde) el|(?:antes|después) del|jusqu[’']au|(?:avant|après|depuis) le) )"
const largest = [22, 33]
export const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** A number assigned to a role (`master` for a master number in any role), or a day of the year in the form of the facts: "3 March". */
type Named = { numbers: { role: string; number: number; said: string }[]; dates: string[] }

type Reader = (text: string) => Named

const readerOf = ({ roles, words, between, measure, masterNumber, months, of }: LocalNumbers): Reader => {
  const wholeWords = words.map((said) => new RegExp(`^(?:${said})$`, 'iu'))
  const numberOf = (said: string): number => {
    const index = wholeWords.findIndex((pattern) => pattern.test(said))
    return index < 0 ? Number(said) : (largest[index - 11] ?? index + 1)
  }
  const number = `(\\d{1,2}|${words.join('|')})${END}(?![.,]?\\d|\\.? (?:${months.join('|')})|\\s*(?:${measure}))`
  const following = `(?:\\s*(?:${between}))*\\s+`
  const patterns = [...Object.entries(roles), ['master', masterNumber] as const].map(([role, said]) => ({
    role,
    pattern: new RegExp(`${START}(?:${said})${following}${number}`, 'giu'),
  }))
  const date = new RegExp(`${BOUND}${START}(\\d{1,2})${of}(${months.join('|')})${END}`, 'giu')
  const wholeMonths = months.map((said) => new RegExp(`^(?:${said})$`, 'iu'))
  return (text) => ({
    numbers: patterns.flatMap(({ role, pattern }) =>
      [...text.matchAll(pattern)].map(([, said = '']) => ({ role, number: numberOf(said), said })),
    ),
    dates: [...text.matchAll(date)].map(
      ([, day, said = '']) => `${Number(day)} ${monthNames[wholeMonths.findIndex((pattern) => pattern.test(said))]}`,
    ),
  })
}

const readers = localNumbers.map(readerOf)

/** The numbers that a text in Czech, German, Spanish or French assigns to roles, and the days of the year it names. */
export const numbersNamedLocally = (text: string): Named => {
  const read = readers.map((reader) => reader(text))
  return { numbers: read.flatMap(({ numbers }) => numbers), dates: read.flatMap(({ dates }) => dates) }
}

const months = monthNames.map(
  (name, index) => new RegExp(`${START}(?:${[name, ...localNumbers.map((local) => local.months[index])].join('|')})${END}`, 'u'),
)

/** The English names of the months that a text names in any of the five languages. */
export const monthsNamed = (text: string): string[] => monthNames.filter((_, index) => months[index]?.test(text))
