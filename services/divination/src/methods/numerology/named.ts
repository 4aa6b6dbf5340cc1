import type { Fact } from '@sibyl/contracts/http/readings'
import { numbersNamedLocally } from './local-names/numbers-named.ts'

type RoleName = { role: string; names: string; capital: string }

/** How a text may call each role, in any case and as a title; the ids of `data.role`. */
const roleNames: readonly RoleName[] = [
  { role: 'life-path', names: 'life[- ]?path', capital: 'Life[- ]?Path' },
  { role: 'expression', names: 'expression|destiny(?= number)', capital: 'Expression|Destiny' },
  { role: 'soul-urge', names: "soul[- ]urge|heart['’]s desire", capital: "Soul[- ]Urge|Heart['’]s Desire" },
  { role: 'personality', names: 'personality', capital: 'Personality' },
  { role: 'birthday', names: 'birthday|birth[- ]day', capital: 'Birthday|Birth[- ]Day' },
  { role: 'personal-year', names: 'personal year', capital: 'Personal Year' },
  { role: 'personal-month', names: 'personal month', capital: 'Personal Month' },
  { role: 'personal-day', names: 'personal day', capital: 'Personal Day' },
  { role: 'bridge', names: 'bridge', capital: 'Bridge' },
]

/** Numbers of other systems that no reading computes. */
const unheard = /\b(maturity|attitude|balance|challenge|pinnacle|hidden passion|rational thought|subconscious self|karmic debt) numbers?\b/i

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const large: Readonly<Record<string, number>> = { 'twenty-two': 22, 'thirty-three': 33 }
const inWords = `${words.join('|')}|${Object.keys(large).join('|')}`
const capitalWords = inWords.replace(/(^|\|)([a-z])/g, (_, bar: string, letter: string) => `${bar}${letter.toUpperCase()}`)
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const numberOf = (text: string): number => {
  const lower = text.toLowerCase()
  const word = words.indexOf(lower)
  return word >= 0 ? word : (large[lower] ?? Number(lower))
}

/** "is", "of", ": ", "comes to an" … between a role and its number. */
const between = String.raw`(?:\s*[:=]\s*|,?\s+(?:(?:is|was|of|as|equals|reads|being|comes? to|adds? up to|stands at)\s+)?(?:an?\s+|the\s+)?)`
/** Not a date, a year, an age or a measure. */
const notMeasure = String.raw`(?![\d,.]*\d|%|(?:st|nd|rd|th)\b|\s+(?:years?|months?|weeks?|days?|hours?|minutes?|letters?|people|times|${months})\b)`

type Naming = { role: string; patterns: readonly RegExp[] }

/**
 * A digit may follow its role closely or after "is" and the like. A number word counts only after "number", or capitalised right after a
 * capitalised role: "an expression one seldom sees" and "the personality of two brothers" name no number.
 */
const namings: readonly Naming[] = roleNames.map(({ role, names, capital }) => ({
  role,
  patterns: [
    new RegExp(String.raw`\b(?:${names})(?:\s+numbers?)?${between}(\d{1,2})\b${notMeasure}`, 'gi'),
    new RegExp(String.raw`\b(?:${names})\s+number${between}(${inWords})\b(?!\s+of\b|-)`, 'gi'),
    new RegExp(String.raw`\b(?:${capital})\s+(${capitalWords})\b`, 'g'),
    new RegExp(String.raw`\b(?:an?|the|your)\s+(\d{1,2})\s+(?:as|for|in)\s+(?:your\s+|the\s+|a\s+)?(?:${names})\b`, 'gi'),
  ],
}))

const masterNaming = /\bmaster numbers?(?:\s+is)?:?\s+(\d{2}|eleven|twenty-two|thirty-three)\b/gi
const dates = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\b|\b(${months}) (\d{1,2})(?:st|nd|rd|th)?\b`, 'g')

/** A personal year has these; they are no turning days. */
const boundsOfTheYear = ['1 January', '31 December']

const heldNumbers = (facts: readonly Fact[], role: string): ReadonlySet<unknown> =>
  new Set(
    facts
      .filter(({ data }) => data.role === role || (role === 'personal-day' && data.role === 'turning-day'))
      .map(({ data }) => data.number),
  )

const withoutTargets = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** A number that a text in English, Czech, German, Spanish or French gives a role though the facts give it another or none, a master number or a day that they do not hold. */
export const inventedNumber = (markdown: string, facts: readonly Fact[]): string | undefined => {
  const text = withoutTargets(markdown)
  for (const { role, patterns } of namings) {
    const held = heldNumbers(facts, role)
    for (const pattern of patterns)
      for (const [, number = ''] of text.matchAll(pattern)) if (!held.has(numberOf(number))) return `${role} ${number}`
  }
  const all = new Set(facts.map(({ data }) => data.number))
  for (const [, number = ''] of text.matchAll(masterNaming)) if (!all.has(numberOf(number))) return `master number ${number}`
  const days = new Set([...facts.map(({ data }) => data.date), ...boundsOfTheYear])
  for (const [, day, month, monthFirst, dayLast] of text.matchAll(dates)) {
    const date = `${Number(day ?? dayLast)} ${month ?? monthFirst}`
    if (!days.has(date)) return date
  }
  const local = numbersNamedLocally(text)
  const wrong = local.numbers.find(({ role, number }) => !(role === 'master' ? all : heldNumbers(facts, role)).has(number))
  if (wrong) return `${wrong.role} ${wrong.said}`
  return local.dates.find((date) => !days.has(date)) ?? unheard.exec(text)?.[0]
}
