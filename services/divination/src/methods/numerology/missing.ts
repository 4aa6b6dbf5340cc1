import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, patterns, readByLanguage, whichOf } from '../by-language.ts'
import { countings } from '../counted.data.ts'
import { forFacts } from '../for-facts.ts'
import { guarded } from '../guarded.ts'
import { numbersInWords } from './local-names/bare-numbers.ts'
import { letterCounts } from './name-numbers.ts'

const said = readByLanguage('numerology/missing.yaml', patterns('lead', 'lacks', 'held', 'between', 'and', 'name', 'several', 'carry'))
const and = inAnyOf(said)('and')

const readers = Object.entries(said).map(([tongue, { lead, lacks, held, between, name, several, carry }], at) => {
  const { words, numberOf, hasArticle } = numbersInWords(tongue as keyof typeof said)
  // “Missing one thing” names no number: a word needs its article, in a language that has one.
  const number = `(?:(?:(?:${between}) )*[1-9]|(?:(?:${between}) )${hasArticle ? '+' : '*'}(?:${words}))(?![\\p{L}\\p{N}])`
  const numbers = `(${number}(?:(?:, |${and})${number})*)`
  const { times = [], numbers: counts = [] } = countings[at] ?? {}
  const claim = (source: string) => guarded(`(?<![\\p{L}\\p{N}])(?:${source})(?!\\p{L})`, 'iu')
  const [ofName, any, often] = [claim(name), claim(number), claim(times.join('|'))]
  // “A 5” is one or another, so counting begins with two.
  const plural = claim(`(${counts.slice(1).join('|')}) (?:(?:${carry}) )?([1-9]|${words})(?:${several})`)
  const each = new RegExp(`(?<![\\p{L}\\p{N}])(?:[1-9]|${words})(?![\\p{L}\\p{N}])`, 'giu')
  const listed = (list = ''): number[] => [...list.matchAll(each)].map(([word]) => numberOf(word))
  return {
    claims: [`(?:${lead}) ${numbers}`, `${numbers} (?:${lacks})`].map(claim),
    held: claim(`${numbers} (?:${held})`),
    listed,
    ofName,
    /** How often a clause says that a value comes up among the letters: “5 2”. */
    counted(clause: string): string[] {
      if (!ofName.test(clause)) return []
      const said = often.all(clause).map(([once]) => whichOf(times)(once) + 1)
      const values = any.all(often.replace(clause, () => '…')).flatMap(([value]) => listed(value).slice(-1))
      const claimed = plural.all(clause).map(([, count = '', value = '']) => `${numberOf(value)} ${whichOf(counts)(count) + 1}`)
      return said.length === values.length ? [...claimed, ...values.map((value, at) => `${value} ${said[at]}`)] : claimed
    },
  }
})

/** Whether a text says which numbers are missing. */
export const namesMissing = (text: string): boolean => readers.some(({ claims }) => claims.some((claim) => claim.test(text)))

const numbersOf = (...roles: unknown[]) =>
  forFacts((facts) => new Set(facts.filter(({ data }) => roles.includes(data.role)).flatMap(({ data }) => data.numbers)))
const [lackedIn, missingIn] = [numbersOf('missing', 'gained', 'lost'), numbersOf('missing')]

/** Finds a number that a text says is missing in the name although a letter has it or no fact says so, or that is missing and is said to be there. */
export const wronglyMissing = (text: string, facts: readonly Fact[]): string | undefined => {
  const [lacked, missing] = [lackedIn(facts), missingIn(facts)]
  for (const { claims, held, listed } of readers) {
    const wrong =
      claims.flatMap((claim) => claim.all(text)).find(([, list]) => listed(list).some((number) => !lacked.has(number))) ??
      held.all(text).find(([, list]) => listed(list).some((number) => missing.has(number)))
    if (wrong) return wrong[0]
  }
  return undefined
}

/** How often a value comes up among the letters of the name, or among the main numbers: “5 2”. */
const timesIn = forFacts((facts) => {
  const steps = facts.flatMap(({ data }) => (data.role === 'expression' && Array.isArray(data.steps) ? data.steps.map(String) : []))
  const letters = letterCounts(steps.flatMap((step) => /^\p{Lu}(?: \p{Lu})*(?=:)/u.exec(step)?.[0].split(' ') ?? []))
  const echoes = facts.flatMap(({ data }) => (Array.isArray(data.roles) ? [`${data.number} ${data.roles.length}`] : []))
  return new Set([...[...letters].map((each) => each.join(' ')), ...echoes])
})

/** Finds a wrong count of letters with a value, “in your name, two 5s stand”, and the text without its counts, whose values are no numbers of it. */
export const lettersCounted = (text: string, facts: readonly Fact[]): { wrong: string | undefined; rest: string } => {
  const able = readers.filter(({ ofName }) => ofName.test(text))
  const clauses = able.length === 0 ? [] : text.split(/(?<=[.,;:!?–—])(?<!(?:^|[.!?] )[^.,!?]{0,16},)\s/u)
  const counts = clauses.flatMap((clause) => able.flatMap(({ counted }) => counted(clause).map((said) => ({ clause, said }))))
  return {
    wrong: counts.find(({ said }) => !timesIn(facts).has(said))?.clause,
    rest: counts.reduce((rest, { clause }) => rest.replace(clause, ''), text),
  }
}
