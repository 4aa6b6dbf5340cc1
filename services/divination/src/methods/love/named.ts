import type { Fact } from '@sibyl/contracts/http/readings'
import { signNames } from '@sibyl/contracts/signs'
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
  `\\b(?:numbers? of (?:your|their|his|her) names?|(?:name|your|their|his|her|joint|shared|common|love|destiny|expression|soul)(?: name)?(?:[’']s)? numbers?|(?!card)\\p{L}+[’']s (?:name )?number|(?:your|his|her) (?:first )?name (?:gives|makes|has|comes to|adds up to))(?: is| of|:|,)?(?: an?)? (\\d{1,2}|${Object.keys(written).join('|')})\\b`,
  'giu',
)

const score =
  /\b\d{1,3}(?:\.\d+)? ?(?:%|per ?cent\b)|\b(?:\d|ten|nine|eight|seven) (?:out of|in) (?:10|100|ten|a hundred)\b|\bcompatibility (?:score|rating)\b/iu

/** Patterns for signs of the zodiac attributed to a person. "cancer" and "leo" have other meanings and need their context. */
const sign =
  /\b(?:Aries|Taurus|Gemini|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b|\b(?:Sun|Moon|Venus|Mars|rising|ascendant) in (?:Leo|Cancer)\b|\b(?:birth|natal) charts?\b|\bsynastry\b/u

/** A sign attributed to a card or a number by tradition is nobody's birth sign: "Justice belongs to Libra". */
const assigned =
  /(?<!\p{L})(?:belong|assign|associat|correspond|attribut|gehör|zugeordnet|entsprich|pertenec|correspond|asocia|appart|associé|patří|přísluš|přiřaz)\p{L}*,? (?:\p{Ll}+ ){0,4}\p{Lu}\p{L}+/gu

/** A sentence that gives a card a sign: "Pisces has this card". One that describes a person as the sign does not count. */
const ofCard = new RegExp(`\\b(?:${signNames.join('|')}) (?:has|rules|owns|governs|holds|keeps) (?:this|the) card\\b[^.!?]*`, 'gu')

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

/** Cards, numbers of names, scores and zodiac signs. A love reading contains no scores and no signs. */
export const loveNaming: Naming = {
  factsNamed: cardNaming.factsNamed,
  invented(text, facts) {
    const card = cardNaming.invented(text, facts)
    if (card) return card
    const bare = plain(text).replace(assigned, '').replace(ofCard, '')
    const held = new Set(facts.flatMap(numbersIn))
    const number = [...bare.matchAll(numberNamed)].find(([, named = '']) => !held.has(written[named.toLowerCase()] ?? Number(named)))
    return number?.[0] ?? score.exec(bare)?.[0] ?? sign.exec(bare)?.[0] ?? inventedLocally(bare, held)
  },
}
