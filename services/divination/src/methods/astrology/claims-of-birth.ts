import { signNames } from '@sibyl/contracts/signs'
import { type Guarded, guarded } from '../guarded.ts'
import { monthNames } from '../numerology/local-names/numbers-named.ts'
import { birthClaims } from './birth-claims.data.ts'
import { bodyNames, planets } from './chart/bodies.ts'
import { rulerOf } from './chart/rulers.ts'
import { claims as claimsOfSky } from './claims.data.ts'

const [START, END] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
const whole = (sources: readonly string[], flags: string): Guarded => guarded(`${START}(?:${sources.join('|')})${END}`, flags)

const degree = guarded(`(?<![\\d.,])(\\d{1,3})(?:[.,]\\d+)?(?:°|º| (?:${birthClaims.map(({ degrees }) => degrees).join('|')})${END})`, 'u')
/** Angles that any text on aspects may name. */
const wholeAngles = new Set([0, 30, 60, 90, 120, 180, 360])

/** Finds a degree that no fact has, neither rounded nor truncated. */
const measured = (text: string, words: string): string | undefined => {
  const said = degree.all(text).filter(([, angle]) => !wholeAngles.has(Number(angle)))
  if (said.length === 0) return undefined
  const held = (words.match(/\d+(?:\.\d+)?(?=°)/g) ?? []).map(Number).flatMap((angle) => [Math.floor(angle), Math.round(angle)])
  return said.find(([, angle]) => !held.includes(Number(angle)))?.[0]
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
    .map(({ time, pattern }) => ({ time, said: pattern.first(text)?.[0] }))
    .find(({ time, said }) => said && words.includes(`A birth by ${time === 'day' ? 'night' : 'day'}`))?.said

const phases = birthClaims.flatMap(({ moon, phases }) =>
  Object.entries(phases).map(([label, said]) => ({ label, pattern: whole([moon.replaceAll('{phase}', `(?:${said})`)], 'iu') })),
)

/** Finds a phase of the Moon at birth other than the fact's. */
const misphased = (text: string, words: string): string | undefined =>
  // The facts of a chart are long, so they are searched only for a phase that the text names.
  phases
    .map(({ label, pattern }) => ({ label, said: pattern.first(text)?.[0] }))
    .find(({ label, said }) => said && / Moon\n/.test(words) && !words.includes(label))?.said

/** Some call Uranus, Neptune or Pluto the ruler of a sign. */
const traditional = planets.slice(0, 7).map((planet) => bodyNames[planet])
const rulers = whole(
  birthClaims.flatMap(({ ruler, chart }) =>
    ruler.map((said) => said.replaceAll('{Planet}', `(?:the )?(${traditional.join('|')})`).replaceAll('{chart}', chart)),
  ),
  'u',
)
const rising = new RegExp(`Ascendant in (${signNames.join('|')})`)

/** Finds a ruler of the chart that is not that of the rising sign. A chart without an Ascendant has none to compare. */
const misruled = (text: string, words: string): string | undefined => {
  const claims = rulers.all(text)
  const sign = claims.length > 0 ? signNames.map(String).indexOf(rising.exec(words)?.[1] ?? '') : -1
  if (sign < 0) return undefined
  const wrong = traditional.filter((name) => name !== bodyNames[rulerOf(sign)])
  return claims.find(([, ...said]) => wrong.some((name) => said.includes(name)))?.[0]
}

/** Hours of birth by the word that a text may use for them, wide enough for any season. */
const hours = { noon: [11, 14], midnight: [23, 26], morning: [2, 12], evening: [15, 24] } as const
const hoursSaid = birthClaims.flatMap(({ hour, parts }) =>
  Object.entries(parts).map(([part, said]) => ({
    hours: hours[part as keyof typeof hours],
    pattern: guarded(`(?<!\\p{L})(?:${hour})(?:${said})\\p{L}*`, 'iu'),
  })),
)
const clock = /(?<!\d)(\d\d):\d\d local time/u

/** Finds a part of the day that the time of birth contradicts. */
const mistimedHour = (text: string, words: string): string | undefined => {
  const claims = hoursSaid.map(({ hours, pattern }) => ({ hours, said: pattern.first(text)?.[0] })).filter(({ said }) => said)
  const hour = claims.length > 0 ? Number(clock.exec(words)?.[1] ?? Number.NaN) : Number.NaN
  if (Number.isNaN(hour)) return undefined
  return claims.find(({ hours: [from, until] }) => !((hour >= from && hour < until) || (hour + 24 >= from && hour + 24 < until)))?.said
}

const bornWhere = whole(
  birthClaims.map(({ place }) => place.replace('{Place}', '(\\p{Lu}\\p{L}+)')),
  'u',
)
const isNoPlace = (said: string): boolean => [...monthNames, ...signNames].some((name) => name === said) || said === said.toUpperCase()

/** Finds a place of birth that no fact names. */
const misplaced = (text: string, words: string): string | undefined =>
  bornWhere
    .all(text)
    .find(([, ...said]) => said.some((place) => place && !words.includes(place) && !isNoPlace(place)) && words.includes('Born in '))?.[0]

/** Finds a sign that a text calls crowded although fewer than three planets stand in it. */
const uncrowded = (text: string, words: string): string | undefined =>
  claimsOfSky.stellium
    .all(text)
    .find(([, sign = '']) => planets.filter((planet) => words.includes(`${bodyNames[planet]} in ${sign}`)).length < 3)?.[0]

/** Finds a false claim of a text about the whole chart or about degrees. `words` is the text of all facts. */
export const claimOfBirth = (text: string, words: string): string | undefined =>
  measured(text, words) ??
  // The facts give no position in degrees: a degree in a text must belong to an aspect or to the place of birth.
  claimsOfSky.degreeOfSign.first(text)?.[0] ??
  mistimed(text, words) ??
  mistimedHour(text, words) ??
  misphased(text, words) ??
  uncrowded(text, words) ??
  misplaced(text, words) ??
  misruled(text, words)
