import type { Fact } from '@sibyl/contracts/http/readings'
import { escapeRegExp, withoutLinks } from '../../wording.ts'
import { skyNamed } from '../astrology/named.ts'
import { type Guarded, guarded, matching } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { plainly } from '../plain.ts'
import { said } from './claims.data.ts'
import { book } from './hexagrams/hexagrams.data.ts'
import { castsTold, hexagramsNamedLocally, linesNamedLocally, valuesPlaced } from './local-names/local-hexagrams.ts'
import { pairedTrigrams, placedTrigrams, stackedTrigrams } from './local-names/trigrams-named.ts'

/** "hexagram 29", "number 29" and "the 29th hexagram", in five languages and in Chinese. */
const numbered = guarded(
  [
    `(?<!\\p{L})(?:${said('hexagram')}|(?<!(?:${said('lineOf')}) )(?:${said('sign')})) (?:(?:${said('short')}) ?|(?:${said('number')}) |(?:\\p{L}+ ){0,4}(?:${said('is')}) (?:(?:${said('the')}) )?)?(\\d{1,2})\\b`,
    `\\b(\\d{1,2})(?:${said('nth')})(?!\\p{L})`,
    `(?<!(?:${said('vehicle')}) )(?<!\\p{L})(?:${said('number')}) (\\d{2})\\b`,
    said('cited'),
  ].join('|'),
  'iu',
)

/** Names of one everyday word count only if capitalised inside a sentence; longer ones wherever they are capitalised. */
const naming = (name: string): Guarded => {
  const bare = escapeRegExp(name.replace(/^The /, ''))
  const alone = !bare.includes(' ')
  const before = alone ? '(?<=[a-z,;:] (?:the |The )?[\\[“"‘*]{0,2})' : '(?<![\\p{L}])'
  // “Well, it was a busy day” is no hexagram.
  const spoken = alone ? '(?<![“"‘]\\p{L}+(?=,))' : ''
  return guarded(`${before}${bare}${spoken}(?![\\p{L}’'-])(?! \\p{Lu})`, 'u')
}

const namesIn = matching(
  book.map(({ number, name }) => ({ number, name, pattern: naming(name) })),
  ({ pattern }) => pattern,
)

/** The numbers of the hexagrams or lines in the facts. */
const held = (kind: 'hexagram' | 'line', facts: readonly Fact[]): Set<unknown> =>
  new Set(facts.map(({ data }) => data[kind]).filter(Number.isInteger))

const changingLines = (facts: readonly Fact[]): Set<unknown> =>
  new Set(facts.filter(({ id }) => id.startsWith('line-')).map(({ data }) => data.line))

/** That a line moves; "changes into" is said of hexagrams. */
const moving = guarded(`(?<!\\p{L})(?<!\\b(?:${said('still')}) )(?:${said('moves')})(?!\\p{L})(?! (?:${said('into')})(?!\\p{L}))`, 'iu')

const anyLine = (text: string): number[] => linesNamedLocally(withoutLinks(text))

const resting = guarded(`(?<!\\p{L})(?:${said('rests')})$`, 'iu')

/** The lines of each part of a text that says something in this way. */
const linesOf = (parts: readonly string[], way: Guarded): number[][] => parts.filter((part) => way.test(part)).map(anyLine)

/** A line that a sentence calls moving, although the facts have it only at rest, or a clause one at rest, although it moves. */
const wronglyMoving = (text: string, whole: string, facts: readonly Fact[]): number | undefined => {
  const changing = changingLines(facts)
  const moved = linesOf(text.split(/[.;:!?]/), moving).find((lines) => !lines.some((line) => changing.has(line)))
  return (moved ?? linesOf(whole.split(/[.,;:!?]/), resting).find(([line, other]) => changing.has(line) && other === undefined))?.[0]
}

/** That one hexagram becomes another, before that one's number. */
const becoming = guarded(
  [
    `(?<!\\p{L})(?:${said('becomes')})(?: (?!${said('aline')})\\p{L}+){0,4} (?:${said('towards')}) (?:(?:${said('the')}|l[’']) ?)?(?:(?:${said('hexagram')}|${said('sign')}|${said('number')}) )(\\d{1,2})(?!\\d)`,
    `(?<!\\p{L})(?:${said('turns')}) (?:(?:${said('the')}) |l[’'])?(?:(?:${said('hexagram')}|${said('sign')}) )?(\\d{1,2})(?!\\d|[.,]\\d)`,
  ].join('|'),
  'iu',
)

const numbersAfter = (said: Guarded, text: string): number[] => said.all(text).map(([, one, other]) => Number(one ?? other))

/** A hexagram of the cast that a text calls the one to which it leads, although another is. */
const wronglyRelating = (text: string, facts: readonly Fact[]): number | undefined => {
  const relating = new Set(facts.filter(({ id }) => id.startsWith('relating')).map(({ data }) => data.hexagram))
  return numbersAfter(becoming, text).find((number) => !relating.has(number))
}

const standing = guarded(said('standing'), 'iu')

const wronglyPresent = (text: string, facts: readonly Fact[]): number | undefined => {
  const primary = facts.find(({ id }) => id === 'primary')?.data.hexagram
  return numbersAfter(standing, text).find((number) => primary !== undefined && number !== primary)
}

/** A cast told line by line, from the bottom or from the top, or a line of it, that is not the one of the facts. */
const wronglyCast = (text: string, facts: readonly Fact[]): string | undefined => {
  const cast = facts.find(({ id }) => id === 'cast')?.data.values
  if (!Array.isArray(cast)) return undefined
  const [upwards, downwards] = [cast.join(), cast.toReversed().join()]
  const told = castsTold(text).find(({ values }) => ![upwards, downwards].includes(values.join()))
  return (told ?? valuesPlaced(text).find(({ line, value }) => cast[line - 1] !== value))?.said
}

/** Whether a trigram may be called so: a lake is water. */
const isCalled = (trigram: unknown, said?: string): boolean => trigram === said || (trigram === 'lake' && said === 'water')

/** "Hexagram 29" in any language, and the names that no fact contains. */
const hexagramNumbers = (text: string): number[] => numbered.all(text).map(([, ...digits]) => Number(digits.find(Boolean)))

const inventedHexagram = (markdown: string, facts: readonly Fact[], whole = markdown): string | undefined => {
  const [text, hexagrams, lines] = [plainly(markdown), held('hexagram', facts), held('line', facts)]
  const words = facts.map(({ label, detail }) => `${label}\n${detail}`).join('\n')
  const number = hexagramNumbers(text).find((found) => !hexagrams.has(found))
  if (number !== undefined) return `hexagram ${number}`
  const figures = facts.filter(({ data }) => data.upper)
  const bare = withoutLinks(text)
  // “The flame of the Cauldron” is one of the hexagram.
  const ownNames = figures.flatMap(({ data: { name } }) => (typeof name === 'string' ? [name.replace('The ', '')] : []))
  const unnamed = ownNames.reduce((said, name) => said.replaceAll(name, 'hexagram'), bare)
  const misstacked = [...stackedTrigrams(unnamed), ...pairedTrigrams(bare)].find(
    ({ upper, lower }) => !figures.some(({ data }) => isCalled(data.upper, upper) && isCalled(data.lower, lower)),
  )
  const displaced =
    misstacked ?? placedTrigrams(bare).find(({ place, trigram }) => !figures.some(({ data }) => isCalled(data[place], trigram)))
  if (displaced && figures.length > 0) return displaced.said
  const line = anyLine(text).find((found) => !lines.has(found))
  if (line !== undefined) return `line ${line}`
  const cast = wronglyCast(text, facts)
  if (cast) return cast
  const moved = wronglyMoving(text, plainly(whole), facts)
  if (moved !== undefined) return `line ${moved} as one that ${changingLines(facts).has(moved) ? 'rests' : 'changes'}`
  const misread = wronglyRelating(bare, facts) ?? wronglyPresent(bare, facts)
  if (misread !== undefined) return `hexagram ${misread} in the part of another`
  const named = namesIn(text).find(({ number: of, name }) => !hexagrams.has(of) && !words.includes(name))?.name
  if (named !== undefined) return named
  const local = hexagramsNamedLocally(bare).find((found) => !hexagrams.has(found))
  return local === undefined ? skyNamed(text) : `hexagram ${local}`
}

/** Hexagrams and lines. Lines come first in order, before the hexagrams that contain them all. */
export const hexagramNaming: Naming = {
  factsNamed(text, facts) {
    const lines = new Set(anyLine(text))
    const hexagrams = new Set([...hexagramNumbers(text), ...hexagramsNamedLocally(`# ${withoutLinks(text)}`)])
    const named = (kind: 'line' | 'hexagram', held: ReadonlySet<number>) => facts.filter(({ data }) => held.has(Number(data[kind])))
    const wholes = named('hexagram', hexagrams).filter(({ data }) => data.line === undefined)
    return [...named('line', lines), ...wholes].map(({ id }) => id)
  },
  invented: inventedHexagram,
}
