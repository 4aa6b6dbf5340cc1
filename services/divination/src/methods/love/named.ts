import type { Fact } from '@sibyl/contracts/http/readings'
import { withoutLinks } from '../../wording.ts'
import { placementNaming } from '../astrology/named.ts'
import { guarded } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { unheldNumber } from '../numerology/local-names/bare-numbers.ts'
import { wrongSum } from '../numerology/reckoned.ts'
import { plainly } from '../plain.ts'
import { withOther, withoutAsides } from '../reported.ts'
import { cardNaming } from '../tarot/named.ts'
import { readUntold } from '../untold.ts'
import { localNames } from './names.data.ts'
import { isSynastry } from './synastry/is-synastry.ts'
import { misowned } from './synastry/owned.ts'

const assigned = guarded(
  `(?<!\\p{L})(?:${localNames.map((said) => said.assigned).join('|')})\\p{L}*,? (?:\\p{Ll}+ ){0,4}\\p{Lu}\\p{L}+`,
  'u',
)
const ofCard = guarded(`\\b(?:${localNames.flatMap((said) => said.ofCard ?? []).join('|')})\\b[^.!?]*`, 'u')

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]

const readers = localNames.map(({ number, between, words, score: scored, signs, signsOfPeople, chart, mine, theirs, joint }) => {
  const [start, end] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
  return {
    number: guarded(`${start}(?:${number})(?: (?:${between})|[:,])* (\\d{1,2}|${words.join('|')})${end}`, 'iu'),
    numberOf: (said: string): number => values[words.indexOf(said.toLowerCase())] ?? Number(said),
    whose: [mine, theirs, joint].map((said) => guarded(`${start}(?:${said}) (\\d{1,2})${end}(?! \\p{L}{3,}s${end})`, 'iu')),
    score: guarded(`${start}(?:${scored})${end}`, 'imu'),
    never: [
      guarded(`(?<=\\p{L},? )(?:${signs})${end}`, 'u'),
      guarded(`${start}(?:${signsOfPeople})${end}`, 'u'),
      guarded(`${start}(?:${chart})${end}`, 'iu'),
    ],
  }
})

/** Finds a number that no name has, a score and, unless two charts are read, a sign or a chart, in five languages. */
const claimOfPeople = (text: string, held: ReadonlySet<unknown>, charts: boolean): string | undefined => {
  for (const { number, numberOf, score, never } of readers) {
    const named = number.all(text).find(([, said = '']) => !held.has(numberOf(said)))?.[0]
    const found = named ?? [score, ...(charts ? [] : never)].map((pattern) => pattern.first(text)?.[0]).find((each) => each !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** The number of a fact, and the sums on the way to it. */
const numbersOf = ({ data }: Fact): unknown[] => [data.number, ...(String(data.why).match(/(?<== )\d\d/g) ?? []).map(Number)]

/** Finds the number of one name, or of both together, given to the other. */
const swapped = (text: string, facts: readonly Fact[]): string | undefined => {
  const said = withOther(text, facts.find(({ id }) => id === 'form')?.data.partner)
  const right = ['your-number', 'partner-number', 'numbers-together'].map((role) =>
    facts.filter(({ id }) => id === role).flatMap(numbersOf),
  )
  if (right.some(({ length }) => length === 0)) return undefined
  for (const { whose } of readers) {
    const wrong = whose.flatMap((pattern, at) => pattern.all(said).filter(([, number]) => !right[at]?.includes(Number(number))))[0]
    if (wrong) return wrong[0]
  }
  return undefined
}

const untoldOfCouple = readUntold('love/claims.yaml')

const numbersIn = (fact: Fact): unknown[] => [...numbersOf(fact), ...(Array.isArray(fact.data.numbers) ? fact.data.numbers : [])]

/** Cards, numbers of names, scores and zodiac signs. A love reading contains no scores, and signs only if two charts are read. */
export const loveNaming: Naming = {
  factsNamed: (text, facts) => (isSynastry(facts) ? placementNaming : cardNaming).factsNamed(text, facts),
  invented(text, facts) {
    // The letters of both names may be added up before anything is reduced.
    const totals = facts.flatMap(({ data }) => String(data.why).match(/(?<=\p{Lu}: [\d +]+ = )\d+/gu) ?? []).map(Number)
    const held = new Set([...facts.flatMap(numbersIn), totals.reduce((sum, each) => sum + each, 0)])
    const form = facts.find(({ id }) => id === 'form')
    const words = form?.detail
    const untold = words && untoldOfCouple(withoutAsides(withOther(withoutLinks(text), form.data.partner), words), words)
    if (untold) return untold
    if (isSynastry(facts)) {
      const bare = withoutLinks(text)
      return placementNaming.invented(text, facts) ?? misowned(bare, facts) ?? claimOfPeople(bare, held, true)
    }
    const card = cardNaming.invented(text, facts)
    if (card) return card
    const bare = ofCard.replace(
      assigned.replace(plainly(withoutLinks(text)), () => ''),
      () => '',
    )
    return claimOfPeople(bare, held, false) ?? swapped(bare, facts) ?? wrongSum(bare) ?? unheldNumber(bare, facts)
  },
}
