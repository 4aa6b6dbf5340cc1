import type { Fact } from '@sibyl/contracts/http/readings'
import { listed } from '../../wording.ts'
import type { Derived } from './birth-numbers.ts'
import { type Digit, relationMeanings } from './meanings.data.ts'
import { letterCounts, letterValue, type NameNumbers } from './name-numbers.ts'
import { reduce } from './reduce.ts'

type Numbers = NameNumbers & { life: Derived; birthday: Derived }

const times = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times', 'nine times']
const counted = (count: number): string => times[count] ?? `${count} times`

const oneDigit = (value: number): number => reduce(value, 'one digit').number

/** The distance from the life path to the expression number, or, without a name, to the birthday. */
const bridgeFact = ({ life, birthday, expression }: Numbers): Fact => {
  const [other, name] = expression ? [expression.number, 'Expression'] : [birthday.number, 'Birthday']
  const [a, b] = [oneDigit(life.number), oneDigit(other)]
  const distance = Math.abs(a - b) as keyof typeof relationMeanings.bridge
  const masters = [life.number, other].filter((value) => value > 9).map((value) => `${value} counted as ${oneDigit(value)}`)
  const why = `Life Path ${life.number} and ${name} ${other}${masters.length > 0 ? ` (${listed(masters)})` : ''}: the larger less the smaller, ${Math.max(a, b)} - ${Math.min(a, b)} = ${distance}.`
  return {
    id: 'bridge',
    label: distance === 0 ? `Life Path and ${name} agree` : `Bridge ${distance}`,
    detail: relationMeanings.bridge[distance],
    data: { role: 'bridge', number: distance, between: ['Life Path', name], place: `Between Life Path and ${name}`, why },
  }
}

/** The number that occurs at least twice among the main ones; the most frequent, and the first of equals. */
const echoFact = ({ life, birthday, expression, soulUrge, personality }: Numbers): Fact | undefined => {
  const named = [
    { role: 'Life Path', number: life.number },
    { role: 'Birthday', number: birthday.number },
    { role: 'Expression', number: expression?.number },
    { role: 'Soul Urge', number: soulUrge?.number },
    { role: 'Personality', number: personality?.number },
  ]
  const groups = [...Map.groupBy(named, ({ number }) => number).entries()].flatMap(([number, members]) =>
    number !== undefined && members.length > 1 ? [{ number, roles: members.map(({ role }) => role) }] : [],
  )
  const [most] = groups.toSorted((a, b) => b.roles.length - a.roles.length)
  if (!most) return undefined
  return {
    id: 'echo',
    label: `${most.number} ${counted(most.roles.length)} over`,
    detail: `${listed(most.roles)} are the same number. What one of them says, the ${most.roles.length > 2 ? 'others repeat' : 'other repeats'} from its own side; there is strength in that, and a want of contrast.`,
    data: {
      role: 'echo',
      number: most.number,
      roles: most.roles,
      place: 'Among the main numbers',
      why: `${listed(most.roles)} each come to ${most.number}.`,
    },
  }
}

const lettersOf = (words: readonly string[], value: number): string[] => [
  ...new Set([...words.join('')].filter((letter) => letterValue(letter) === value)),
]

/** The values that no letter of the name has, and the most frequent one. */
const letterFacts = (words: readonly string[]): Fact[] => {
  if (words.length === 0) return []
  const counts = [...letterCounts(words)]
  const tally = counts.map(([value, count]) => `${value} ${counted(count)}`).join(', ')
  const absent = counts.filter(([, count]) => count === 0).map(([value]) => value as Digit)
  const missing: Fact = {
    id: 'missing',
    label: absent.length === 0 ? 'No number is missing' : `${absent.length === 1 ? 'Missing number' : 'Missing numbers'} ${listed(absent)}`,
    detail:
      absent.length === 0
        ? 'All nine values occur among the letters of the name; nothing in it is left wholly to practice.'
        : `No letter of the name carries ${absent.length === 1 ? 'this value' : 'these values'}. What it leaves to practice: ${absent.map((value) => relationMeanings.missing[value]).join('; ')}. The tradition calls this a karmic lesson; it is a habit to acquire, and no fault.`,
    data: { role: 'missing', numbers: absent, place: 'Among the letters of your name', why: `Letters counted by value: ${tally}.` },
  }
  const most = Math.max(...counts.map(([, count]) => count))
  const leaders = counts.filter(([, count]) => count === most).map(([value]) => value as Digit)
  const [leader] = leaders
  if (leaders.length !== 1 || leader === undefined) return [missing]
  const leaning: Fact = {
    id: 'leaning',
    label: `${leader} ${counted(most)} in the name`,
    detail: relationMeanings.leaning[leader],
    data: {
      role: 'leaning',
      number: leader,
      count: most,
      place: 'Among the letters of your name',
      why: `${listed(lettersOf(words, leader))} ${lettersOf(words, leader).length === 1 ? 'counts' : 'count'} as ${leader}, and ${leader} occurs ${counted(most)}, oftener than any other value.`,
    },
  }
  return [missing, leaning]
}

/** How the numbers of a date and a name relate. @param words the name's words in A to Z; empty if it was left out */
export const relationFacts = (numbers: Numbers, words: readonly string[]): Fact[] => {
  const echo = echoFact(numbers)
  return [bridgeFact(numbers), ...(echo ? [echo] : []), ...letterFacts(words)]
}
