import type { Fact } from '@sibyl/contracts/http/readings'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { sentencesOf, withoutLinks } from '../../wording.ts'
import { skyNamed } from '../astrology/named.ts'
import { forFacts } from '../for-facts.ts'
import type { Naming } from '../method.ts'
import { unheldNumber } from './local-names/bare-numbers.ts'
import { localNumbers } from './local-names/names.data.ts'
import { monthNames, monthsNamed, numbersNamedLocally } from './local-names/numbers-named.ts'
import { namesMissing, wronglyMissing } from './missing.ts'

const english = readYaml(
  new URL('../../../data/numerology/names.en.yaml', import.meta.url),
  z.strictObject({
    roles: z.record(z.string(), z.strictObject({ names: z.string(), capital: z.string() })),
    unheard: z.string(),
    next: z.string(),
  }),
)
const roleNames = Object.entries(english.roles).map(([role, said]) => ({ role, ...said }))

const unheard = new RegExp(`\\b(?:${english.unheard})\\b`, 'i')

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const large: Readonly<Record<string, number>> = { 'twenty-two': 22, 'thirty-three': 33 }
const inWords = `${words.join('|')}|${Object.keys(large).join('|')}`
const capitalWords = inWords.replace(/(^|\|)([a-z])/g, (_, bar: string, letter: string) => `${bar}${letter.toUpperCase()}`)
const months = monthNames.join('|')

const numberOf = (text: string): number => {
  const lower = text.toLowerCase()
  const word = words.indexOf(lower)
  return word >= 0 ? word : (large[lower] ?? Number(lower))
}

/** The words between a role and its number: "is", "of", ": ", "comes to an" … */
const between = String.raw`(?:\s*[:=]\s*|,?\s+(?:is|was|of|as|equals|reads|being|comes? to|adds? up to|stands at)\s+(?:an?\s+|the\s+)?|\s+(?:an?\s+|the\s+)?)`
/** Excludes dates, years, ages and measures. */
const notMeasure = String.raw`(?![\d,.]*\d|%|(?:st|nd|rd|th)\b|\s+(?:years?|months?|weeks?|days?|hours?|minutes?|letters?|people|times|${months})\b)`

type RolePatterns = { role: string; patterns: readonly RegExp[] }

/**
 * A digit may follow its role directly, or after "is" and the like. A number word counts only after "number", or capitalised directly after
 * a capitalised role: "an expression one seldom sees" and "the personality of two brothers" name no number.
 */
const namings: readonly RolePatterns[] = roleNames.map(({ role, names, capital }) => ({
  role,
  patterns: [
    new RegExp(String.raw`\b(?:${names})(?:\s+numbers?)?${between}(\d{1,2})\b${notMeasure}`, 'gi'),
    new RegExp(String.raw`\b(?:${names})\s+number${between}(${inWords})\b(?!\s+of\b|-)`, 'gi'),
    new RegExp(String.raw`\b(?:${capital})\s+(${capitalWords})\b`, 'g'),
    new RegExp(
      String.raw`\ban?\s+(\d)\s+(?:${names.replace('personal ', '(?:personal )?')})(?!\s+(?:cycle|plan|old|span|run|term)|-)\b`,
      'gi',
    ),
    new RegExp(String.raw`\b(?:an?|the|your)\s+(\d{1,2})\s+(?:as|for|in)\s+(?:your\s+|the\s+|a\s+)?(?:${names})\b`, 'gi'),
  ],
}))

const masterNaming = /\bmaster numbers?(?:\s+is)?:?\s+(\d{2}|eleven|twenty-two|thirty-three)\b/gi
/** A date that only ends or begins a span: "until 30 November". */
const bound = String.raw`(?<!\b(?:until|till|by|before|after|since) (?:the )?)`
const dates = new RegExp(
  String.raw`${bound}\b(\d{1,2})(?:(?:st|nd|rd|th)(?: of)?)? (${months})\b|${bound}\b(${months}) (\d{1,2})(?:st|nd|rd|th)?\b`,
  'g',
)

/** On these dates a personal year begins or ends; they are not turning days. */
const boundsOfTheYear = ['1 January', '31 December']

type Given = { role: string; number: number }

/** The numbers that a text assigns to roles. */
const given = (text: string, locally = numbersNamedLocally(text)): Given[] => [
  ...namings.flatMap(({ role, patterns }) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number = '']) => ({ role, number: numberOf(number) }))),
  ),
  ...locally.numbers.filter(({ role }) => role !== 'master'),
]

const datesIn = (text: string, locally = numbersNamedLocally(text)): string[] => [
  ...[...text.matchAll(dates)].map(([, day, month, monthFirst, dayLast]) => `${Number(day ?? dayLast)} ${month ?? monthFirst}`),
  ...locally.dates,
]

const roleOf = ({ data: { role } }: Fact): unknown => (role === 'turning-day' ? 'personal-day' : role)

const loosely = roleNames.map(({ role, names }) => ({
  role,
  pattern: new RegExp(String.raw`\b(?:${names})\b[^.;\d]{0,40}\b(\d{1,2})\b`, 'gi'),
}))

/** "With January the personal year changes to 2." */
const givenLoosely = (text: string): Given[] =>
  loosely.flatMap(({ role, pattern }) => [...text.matchAll(pattern)].map(([, number]) => ({ role, number: Number(number) })))

/** The numbers and days in the facts, from their data and their words. */
const readHeld = (facts: readonly Fact[]) => {
  const words = facts.map(({ label, detail, data }) => `${label}. ${detail} ${typeof data.why === 'string' ? data.why : ''}`).join('\n')
  return {
    numbers: new Set([
      ...facts.map((fact) => `${roleOf(fact)} ${fact.data.number}`),
      ...[...given(words), ...givenLoosely(facts.map(({ detail }) => detail).join('\n'))].map(({ role, number }) => `${role} ${number}`),
    ]),
    /** The running year and month, whose next numbers a text may name unless the facts do. */
    current: new Set(
      facts
        .filter(({ id }) => id === 'personal-year' || (id === 'personal-month' && !facts.some((fact) => fact.id === 'personal-month-next')))
        .map(({ id, data }) => `${id} ${data.number}`),
    ),
    days: new Set([...facts.map(({ data }) => data.date), ...datesIn(words), ...boundsOfTheYear]),
    any: new Set(facts.map(({ data }) => data.number)),
  }
}

const heldIn = forFacts(readHeld)

/** Words that announce the next cycle. Its number is the current one plus one, so a sentence with such a word may name it. */
const nextCycle = new RegExp(`(?<!\\p{L})(?:${[english, ...localNumbers].map(({ next }) => next).join('|')})(?!\\p{L})`, 'iu')

const follows = ({ role, number }: Given, current: ReadonlySet<string>): boolean => current.has(`${role} ${number === 1 ? 9 : number - 1}`)

/** The numbers that sentences about the next cycle assign to it. */
const givenToNextCycles = (text: string, current: ReadonlySet<string>): Set<string> => {
  const about = sentencesOf(text).filter((sentence) => nextCycle.test(sentence))
  return new Set(
    about.flatMap((sentence) => given(sentence).filter((said) => follows(said, current))).map(({ role, number }) => `${role} ${number}`),
  )
}

const monthsHeld = forFacts(
  (facts) =>
    new Map(facts.flatMap(({ data }) => (data.role === 'personal-month' ? [[String(data.month), Number(data.number)] as const] : []))),
)

/** Finds a sentence that gives the number of one month to another. */
const misdatedNumber = (text: string, facts: readonly Fact[]): string | undefined => {
  const held = monthsHeld(facts)
  if (held.size < 2) return undefined
  for (const sentence of sentencesOf(text)) {
    const [month, ...others] = monthsNamed(sentence)
    const known = month && others.length === 0 ? held.get(month) : undefined
    const wrong = known && given(sentence).find(({ role, number }) => role === 'personal-month' && number !== known)
    if (wrong) return `personal-month ${wrong.number} in ${month}`
  }
  return undefined
}

/** A number that its role does not have, a master number or a day that no fact contains, or a number of another system. */
const inventedNumber = (markdown: string, facts: readonly Fact[], whole = markdown): string | undefined => {
  const text = withoutLinks(markdown)
  const { numbers, current, days, any } = heldIn(facts)
  const locally = numbersNamedLocally(text)
  const unheld = given(text, locally)
    .map(({ role, number }) => `${role} ${number}`)
    .filter((said) => !numbers.has(said))
  const wrong = unheld.length > 0 ? unheld.find((said) => !givenToNextCycles(text, current).has(said)) : undefined
  if (wrong) return wrong
  const masters = [
    ...[...text.matchAll(masterNaming)].map(([, number = '']) => numberOf(number)),
    ...locally.numbers.filter(({ role }) => role === 'master').map(({ number }) => number),
  ]
  const master = masters.find((number) => !any.has(number))
  if (master !== undefined) return `master number ${master}`
  return (
    datesIn(text, locally).find((date) => !days.has(date)) ??
    misdatedNumber(text, facts) ??
    unheard.exec(text)?.[0] ??
    unheldNumber(text, facts) ??
    wronglyMissing(withoutLinks(whole), facts) ??
    skyNamed(text)
  )
}

/** Numbers, by role. */
export const numberNaming: Naming = {
  factsNamed(text, facts) {
    const said = withoutLinks(text)
    const named = new Set(given(said).map(({ role, number }) => `${role} ${number}`))
    const isNamed = (fact: Fact): boolean =>
      fact.data.role === 'missing' ? namesMissing(said) : named.has(`${roleOf(fact)} ${fact.data.number}`)
    return facts.filter(isNamed).map(({ id }) => id)
  },
  invented: inventedNumber,
}
