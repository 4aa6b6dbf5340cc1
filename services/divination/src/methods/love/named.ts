import type { Fact } from '@sibyl/contracts/http/readings'
import type { Naming } from '../method.ts'
import { cardNaming } from '../tarot/named.ts'
import { localNames } from './names.data.ts'

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const written: Readonly<Record<string, number>> = {
  ...Object.fromEntries(inWords.map((word, index) => [word, index + 1])),
  'twenty-two': 22,
  'thirty-three': 33,
}

const numberNamed = new RegExp(
  `\\b(?:name|your|their|his|her|joint|shared|common|love|destiny|expression|soul)(?: name)?(?:[’']s)? numbers?(?: is| of|:|,)? (\\d{1,2}|${Object.keys(written).join('|')})\\b`,
  'giu',
)

const score =
  /\b\d{1,3}(?:\.\d+)? ?(?:%|per ?cent\b)|\b(?:\d|ten|nine|eight|seven) (?:out of|in) (?:10|100|ten|a hundred)\b|\bcompatibility (?:score|rating)\b/iu

/** Signs as a text names them of a person; "cancer" and "leo" are also other things and need their context. */
const sign =
  /\b(?:Aries|Taurus|Gemini|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b|\b(?:Sun|Moon|Venus|Mars|rising|ascendant) in (?:Leo|Cancer)\b|\b(?:birth|natal) charts?\b|\bsynastry\b/u

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]

const local = localNames.map(({ number, between, words, score: scored, signs, signsOfPeople, chart }) => {
  const [start, end] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
  return {
    number: new RegExp(`${start}(?:${number})(?: (?:${between})|:)* (\\d{1,2}|${words.join('|')})${end}`, 'giu'),
    numberOf: (said: string): number => values[words.indexOf(said.toLowerCase())] ?? Number(said),
    never: [
      new RegExp(`${start}(?:${scored})${end}`, 'imu'),
      new RegExp(`(?<=\\p{L},? )(?:${signs})${end}`, 'u'),
      new RegExp(`${start}(?:${signsOfPeople})${end}`, 'u'),
      new RegExp(`${start}(?:${chart})${end}`, 'iu'),
    ],
  }
})

/** The same in Czech, German, Spanish and French. */
const inventedLocally = (text: string, held: ReadonlySet<unknown>): string | undefined => {
  for (const { number, numberOf, never } of local) {
    const named = [...text.matchAll(number)].find(([, said = '']) => !held.has(numberOf(said)))?.[0]
    const found = named ?? never.map((pattern) => pattern.exec(text)?.[0]).find((each) => each !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')

const numbersIn = ({ data }: Fact): unknown[] => [data.number, ...(Array.isArray(data.numbers) ? data.numbers : [])]

/** Cards, numbers of names, scores and signs of the zodiac: of the last two a love reading holds none. */
export const loveNaming: Naming = {
  factsNamed: cardNaming.factsNamed,
  invented(text, facts) {
    const card = cardNaming.invented(text, facts)
    if (card) return card
    const bare = plain(text)
    const held = new Set(facts.flatMap(numbersIn))
    const number = [...bare.matchAll(numberNamed)].find(([, named = '']) => !held.has(written[named.toLowerCase()] ?? Number(named)))
    return number?.[0] ?? score.exec(bare)?.[0] ?? sign.exec(bare)?.[0] ?? inventedLocally(bare, held)
  },
}
