import { signNames } from '@sibyl/contracts/signs'
import { monthNames } from '../numerology/local-names/numbers-named.ts'
import { birthClaims } from './birth-claims.data.ts'
import { bodyNames, planets } from './chart/bodies.ts'
import { rulerOf } from './chart/rulers.ts'

const [START, END] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
const whole = (sources: readonly string[], flags: string): RegExp => new RegExp(`${START}(?:${sources.join('|')})${END}`, flags)

const degree = new RegExp(
  `(?<![\\d.,])(\\d{1,3})(?:[.,]\\d+)?(?:°|º| (?:${birthClaims.map(({ degrees }) => degrees).join('|')})${END})`,
  'gu',
)
/** The facts give no position in degrees: a degree in a text must belong to an aspect or to the place of birth. */
const degreeOfSign = new RegExp(`\\d(?:°|º| degrees?)(?:\\d+[’'′]?)? (?:of |in |into )?(?:${signNames.join('|')})\\b`)
/** Angles that any text on aspects may name. */
const wholeAngles = new Set([0, 30, 60, 90, 120, 180, 360])

/** Finds a degree that no fact has, neither rounded nor truncated. */
const measured = (text: string, words: string): string | undefined => {
  const held = (words.match(/\d+(?:\.\d+)?(?=°)/g) ?? []).map(Number).flatMap((angle) => [Math.floor(angle), Math.round(angle)])
  return [...text.matchAll(degree)].find(([, said]) => !wholeAngles.has(Number(said)) && !held.includes(Number(said)))?.[0]
}

const times = (['day', 'night'] as const).map((time) => ({
  time,
  pattern: whole(
    birthClaims.map((claims) => claims[time]),
    'iu',
  ),
}))

/** Finds a text that calls a birth by night one by day, or the other way round. Without such a fact it finds nothing. */
const mistimed = (text: string, words: string): string | undefined =>
  times
    .filter(({ time }) => words.includes(`A birth by ${time === 'day' ? 'night' : 'day'}`))
    .map(({ pattern }) => pattern.exec(text)?.[0])
    .find(Boolean)

const phases = birthClaims.flatMap(({ moon, phases }) =>
  Object.entries(phases).map(([label, said]) => ({ label, pattern: whole([moon.replaceAll('{phase}', `(?:${said})`)], 'iu') })),
)

/** Finds a phase of the Moon at birth other than the fact's. */
const misphased = (text: string, words: string): string | undefined =>
  // The facts of a chart are long, so they are searched only for a phase that the text names.
  phases
    .map(({ label, pattern }) => ({ label, said: pattern.exec(text)?.[0] }))
    .find(({ label, said }) => said && / Moon\n/.test(words) && !words.includes(label))?.said

const rulers = whole(
  birthClaims.flatMap(({ ruler }) => ruler.map((said) => said.replaceAll('{Planet}', '(?:the )?(\\p{Lu}\\p{Ll}+)'))),
  'gu',
)
/** Some call Uranus, Neptune or Pluto the ruler of a sign. */
const traditional = planets.slice(0, 7).map((planet) => bodyNames[planet])
const rising = new RegExp(`Ascendant in (${signNames.join('|')})`)

/** Finds a ruler of the chart that is not that of the rising sign. A chart without an Ascendant has none to compare. */
const misruled = (text: string, words: string): string | undefined => {
  const sign = signNames.map(String).indexOf(rising.exec(words)?.[1] ?? '')
  if (sign < 0) return undefined
  const wrong = traditional.filter((name) => name !== bodyNames[rulerOf(sign)])
  return [...text.matchAll(rulers)].find(([, ...said]) => wrong.some((name) => said.includes(name)))?.[0]
}

/** Hours of birth by the word that a text may use for them, wide enough for any season. */
const hours = { noon: [11, 14], midnight: [23, 26], morning: [2, 12], evening: [15, 24] } as const
const hoursSaid = birthClaims.flatMap(({ hour, parts }) =>
  Object.entries(parts).map(([part, said]) => ({
    hours: hours[part as keyof typeof hours],
    pattern: new RegExp(`(?<!\\p{L})(?:${hour})(?:${said})\\p{L}*`, 'iu'),
  })),
)
const clock = /(?<!\d)(\d\d):\d\d local time/u

/** Finds a part of the day that the time of birth contradicts. */
const mistimedHour = (text: string, words: string): string | undefined => {
  const hour = Number(clock.exec(words)?.[1] ?? Number.NaN)
  if (Number.isNaN(hour)) return undefined
  return hoursSaid
    .filter(({ hours: [from, until] }) => !((hour >= from && hour < until) || (hour + 24 >= from && hour + 24 < until)))
    .map(({ pattern }) => pattern.exec(text)?.[0])
    .find(Boolean)
}

const bornWhere = whole(
  birthClaims.map(({ place }) => place.replace('{Place}', '(\\p{Lu}\\p{L}+)')),
  'gu',
)
const isNoPlace = (said: string): boolean => [...monthNames, ...signNames].some((name) => name === said) || said === said.toUpperCase()

/** Finds a place of birth that no fact names. */
const misplaced = (text: string, words: string): string | undefined =>
  words.includes('Born in ')
    ? [...text.matchAll(bornWhere)].find(([, ...said]) => said.some((place) => place && !words.includes(place) && !isNoPlace(place)))?.[0]
    : undefined

const stellium = new RegExp(`\\b[Ss]tellium (?:\\p{L}{1,2} )?(${signNames.join('|')})\\b`, 'gu')

/** Finds a sign that a text calls crowded although fewer than three planets stand in it. */
const uncrowded = (text: string, words: string): string | undefined =>
  [...text.matchAll(stellium)].find(
    ([, sign = '']) => planets.filter((planet) => words.includes(`${bodyNames[planet]} in ${sign}`)).length < 3,
  )?.[0]

/** Finds a false claim of a text about the whole chart or about degrees. `words` is the text of all facts. */
export const claimOfBirth = (text: string, words: string): string | undefined =>
  measured(text, words) ??
  degreeOfSign.exec(text)?.[0] ??
  mistimed(text, words) ??
  mistimedHour(text, words) ??
  misphased(text, words) ??
  uncrowded(text, words) ??
  misplaced(text, words) ??
  misruled(text, words)
