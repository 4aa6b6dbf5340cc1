import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../wording.ts'
import { forFacts } from '../for-facts.ts'
import { type Guarded, guarded } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { type AspectKind, aspectKinds } from './chart/aspects.ts'
import { bodyNames, planets } from './chart/bodies.ts'
import { claims, everydaySigns, otherPhases, shortNames, weekdayNames } from './claims.data.ts'
import { claimOfBirth } from './claims-of-birth.ts'
import { undrawnFigure } from './figures.ts'
import { type Known, knownPlacements } from './known-placements.ts'
import { inEnglish } from './local-names/in-english.ts'
import { ordinals } from './words/ordinals.ts'

const plainName = (name: string): string => shortNames[name] ?? name
const houseNumber = (text: string): number => {
  const index = (ordinals as readonly string[]).indexOf(text.toLowerCase())
  return index < 0 ? Number.parseInt(text, 10) : index + 1
}
const aspectNamed = (word: string): AspectKind => aspectKinds.find((kind) => kind.slice(0, 4) === word.slice(0, 4)) ?? 'conjunction'

/** What the groups of the alternative that matches hold. */
const saidIn = (claim: Guarded, text: string): string[][] => claim.all(text).map(([, ...said]) => said.filter(Boolean))

/** The points that a text places in signs. */
const signsSaid = (text: string): { point: string; sign: string }[] => [
  ...claims.inSign.all(text).map(([, agent, point = '', sign = '']) => ({ point: plainName(agent ?? point), sign })),
  ...saidIn(claims.signOf, text).map(([point = '', sign = '']) => ({ point: plainName(capital(point)), sign })),
  ...saidIn(claims.signAtPoint, text).map(([sign = '', point = 'Midheaven']) => ({ point: plainName(point), sign })),
  ...saidIn(claims.signFirst, text).map(([sign = '', point = 'Rising']) => ({ point: plainName(point), sign })),
  ...saidIn(claims.sunSign, text).map(([sign = '']) => ({ point: 'Sun', sign })),
]

/** Finds a point in a sign where no fact places it. */
const placement = (text: string, { signs }: Known): string | undefined => {
  const wrong = signsSaid(text).find(({ point, sign }) => !signs.get(point)?.has(sign))
  return wrong && `${wrong.point} in ${wrong.sign}`
}

/** Finds an entry into a sign that the week does not hold, although the point may stand in that sign. */
const entering = (text: string, { entries, natal }: Known): string | undefined => {
  if (natal) return undefined
  const wrong = saidIn(claims.entry, text)
    .map(([point = '', sign = '']) => ({ point: plainName(point), sign }))
    .find(({ point, sign }) => !entries.has(`${point}|${sign}`))
  return wrong && `${wrong.point} entering ${wrong.sign}`
}

/** Finds a point in a house where no fact places it, a house wrongly called empty, or any house if the facts have none. */
const housing = (text: string, { signs, houses, tenants, words }: Known): string | undefined => {
  const onCusp = (house: string): ReadonlySet<string> | undefined => signs.get(`House ${houseNumber(house)}`)
  const filled =
    claims.houseEmpty.all(text).find(([, house = '']) => tenants.get(houseNumber(house))) ??
    claims.crowdedHouse.all(text).find(([, house = '']) => (tenants.get(houseNumber(house)) ?? 3) < 3) ??
    saidIn(claims.cusp, text).find((said) => said.some((house) => onCusp(house) && !said.some((sign) => onCusp(house)?.has(sign))))
  if (filled) return filled.join(' ')
  const wrong = [
    ...saidIn(claims.inHouse, text).map(([point = '', house = '']) => ({ point: plainName(point), house: houseNumber(house) })),
    ...saidIn(claims.houseHolds, text).map(([house = '', point = '']) => ({ point: plainName(point), house: houseNumber(house) })),
  ].find(({ point, house }) => !houses.get(point)?.has(house))
  if (wrong) return `${wrong.point} in house ${wrong.house}`
  const unknown = claims.anyHouse
    .all(text)
    .map(([, house = '']) => ordinals[houseNumber(house) - 1] ?? house)
    .find((house) => !new RegExp(`\\b${house} house\\b`, 'i').test(words))
  return unknown && `${unknown} house`
}

/** Finds a house in which a text says that no planet stands, or a point does not, although it does. It reads the text with its denials. */
const emptied = (whole: string, { tenants, signs, houses, retrograde, natal }: Known): string | undefined =>
  (claims.noPlanet.test(whole) ? [whole, ...inEnglish(whole)] : [])
    .flatMap((said) => [...saidIn(claims.houseWithout, said), ...(natal ? saidIn(claims.denied, said) : [])])
    .find(([one = '', at]) => {
      if (at === undefined) return tenants.get(houseNumber(one))
      const point = plainName(one)
      return signs.get(point)?.has(at) || houses.get(point)?.has(houseNumber(at)) || (at === 'retrograde' && retrograde.has(point))
    })
    ?.join(' without ')

/** Finds two points that a text puts in one sign or house although they stand in two. */
const parted = (text: string, { signs, houses }: Known): string | undefined =>
  claims.together.all(text).find(([, one = '', other = '', house]) => {
    const [here, there] = [one, other].map((point): ReadonlySet<unknown> | undefined => (house ? houses : signs).get(plainName(point)))
    return here?.size && there?.size && ![...here].some((each) => there.has(each))
  })?.[0]

const aspectsSaid = (text: string): string[] =>
  [
    ...claims.aspect.all(text).map(([, a = '', aspect = '', b = '']) => ({ a, aspect, b })),
    ...saidIn(claims.betweenTwo, text).map(([a = '', b = '', aspect = '']) => ({ a, aspect, b })),
    ...claims.aspectOfTwo.all(text).map(([, aspect = '', a = '', b = '']) => ({ a, aspect, b })),
  ].map(({ a, aspect, b }) => `${plainName(a)}|${aspectNamed(aspect.toLowerCase())}|${plainName(b)}`)

const aspecting = (text: string, { aspects }: Known): string | undefined =>
  aspectsSaid(text)
    .find((claim) => !aspects.has(claim))
    ?.replaceAll('|', ' ')

const dayNames = Object.keys(weekdayNames)
const dayNamings = Object.entries(weekdayNames).map(([day, said]) => ({
  day,
  pattern: guarded(`(?<!\\p{L})(?:${said})(?!\\p{L}*[’']s)`, 'iu'),
}))
const anyDay = `(?:${Object.values(weekdayNames).join('|')})\\p{L}*`
/** A day may follow its clause after a comma: “Mars enters Virgo, on Monday.” */
const clauseEnd = new RegExp(`(?:[.;:!?–—]|,(?! (?:\\p{L}{1,3} )?${anyDay}(?:[.,;!?]|$)))\\s`, 'iu')
/** The comma or colon after a day at the start: “On Saturday, the Moon enters Leo.” */
const opening = guarded(`((?:^|[.!?:] )(?:\\p{L}+ ){0,2}${anyDay})[,:]`, 'iu')

const dayOfWeek = (day: string, from: string): number => (dayNames.indexOf(day) - dayNames.indexOf(from) + 7) % 7

/** Finds an entry, an aspect or a phase that a clause puts on another day of the week than the facts do. */
const misdated = (text: string, { weekdays, from, natal }: Known): string | undefined => {
  if (natal) return undefined
  for (const clause of opening.replace(text, (_, said = '') => said).split(clauseEnd)) {
    const [only, more] = dayNamings.filter(({ pattern }) => pattern.test(clause)).map(({ day }) => day)
    const isBy = claims.byDay.test(clause)
    if (!only || more || (!isBy && claims.nearDay.test(clause))) continue
    const isWrong = (days: ReadonlySet<string> = new Set()): boolean =>
      isBy ? days.size > 0 && [...days].every((day) => dayOfWeek(day, from) > dayOfWeek(only, from)) : days.size > 0 && !days.has(only)
    const events = [
      ...[...claims.entry.all(clause), ...claims.entered.all(clause)].map(([, ...said]) => said.filter(Boolean).map(plainName).join('|')),
      ...aspectsSaid(clause),
      ...claims.phaseOnDay.all(clause).map((said) => `${said.slice(1).find(Boolean)?.toLowerCase().replace(' ', '-')}|Moon`),
    ]
    const wrong = events.find((event) => isWrong(weekdays.get(event)))
    if (wrong) return `${wrong.replaceAll('|', ' ')} on ${only}`
  }
  return undefined
}

const ways = ['direct', 'retrograde']

const backwards = (text: string, { retrograde, stations, natal }: Known): string | undefined => {
  // A planet that stands still turns one way or the other.
  const turned = claims.station
    .all(text)
    .map(([, turning, way, still = '']) => ({ point: plainName(turning ?? still), turns: way ? [way] : ways }))
  const unturned = natal ? undefined : turned.find(({ point, turns }) => !turns.some((way) => stations.has(`${point}|${way}`)))
  if (unturned) return `${unturned.point} turning`
  const named = claims.retrograde.all(text).map(([, ...points]) => plainName(points.find(Boolean) ?? ''))
  // The mean node is always retrograde.
  const wrong = named.find((point) => point !== 'North Node' && !retrograde.has(point))
  return wrong && `${wrong} retrograde`
}

const planetNamings = planets.map((body) => ({ name: bodyNames[body], pattern: guarded(`(?<=[a-z,;] )${bodyNames[body]}\\b`) }))

/** Finds a sign, a phase of the Moon or, in a week, a planet that no fact mentions. */
const unheard = (text: string, { words, natal }: Known): string | undefined => {
  const named = (claim: Guarded): string[] => claim.all(text).map(([said, name = said]) => name)
  const sign = named(claims.sign).find((name) => !everydaySigns.includes(name) && !words.includes(name))
  if (sign) return sign
  const isHeard = (name: string): boolean => words.toLowerCase().replaceAll('-', ' ').includes(name.toLowerCase().replaceAll('-', ' '))
  const phase = named(claims.phase).find((name) => name.endsWith('Moon') && !isHeard(name))
  if (phase || natal) return phase
  const phaseInSign = claims.phaseInSign.all(text).find(([said]) => !isHeard(said))?.[0]
  if (phaseInSign) return phaseInSign
  return planetNamings.find(({ name, pattern }) => !words.includes(name) && pattern.test(text))?.name
}

/** Finds a phase by its other name that a birth chart does not have. */
const misphased = (text: string, { words, natal }: Known): string | undefined =>
  claims.otherPhase
    .all(text)
    .map(([said]) => said)
    .find((said) => natal && !words.includes(otherPhases[said.toLowerCase()] ?? '') && words.includes(' Moon\n'))

const claimedIn = (text: string, known: Known): string | undefined =>
  placement(text, known) ??
  entering(text, known) ??
  housing(text, known) ??
  parted(text, known) ??
  aspecting(text, known) ??
  undrawnFigure(text, known.aspects) ??
  backwards(text, known) ??
  misdated(text, known) ??
  claimOfBirth(text, known.words) ??
  unheard(text, known) ??
  misphased(text, known) ??
  claims.otherBody.first(text)?.[1]

const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\][]*)\]\([^)]*\)/g, '$1').replace(/[*_]+/g, '')

const knownIn = forFacts(knownPlacements)

/**
 * Finds a claim in astrology's vocabulary that no fact supports, in English, Czech, German, Spanish or French: a point in a sign or a
 * house, an aspect, a retrograde planet, a sign, a phase. Names count only if capitalised, as in placements, so that sunshine and the
 * mercury in a thermometer do not.
 */
const invented = (markdown: string, facts: readonly Fact[], whole = markdown): string | undefined => {
  const text = withoutLinks(markdown)
  const known = knownIn(facts)
  for (const said of new Set([text, ...inEnglish(text)])) {
    const claim = claimedIn(said, known)
    if (claim !== undefined) return claim
  }
  return emptied(withoutLinks(whole), known)
}

/** Placements. A text in another language names a fact by its English label. */
export const placementNaming: Naming = {
  factsNamed(text, facts) {
    const english = [text, ...inEnglish(withoutLinks(text))].join('\n')
    const placed = signsSaid(english).map(({ point, sign }) => `${point} in ${sign}`)
    const said = [english, ...placed].join('\n').toLowerCase()
    return facts.filter(({ label }) => said.includes(label.toLowerCase())).map(({ id }) => id)
  },
  invented,
}

const noSky = knownPlacements([])

/** Finds a planet that a text calls retrograde or places in a sign, for methods without planets. */
export const skyNamed = (markdown: string): string | undefined => {
  if (!claims.anySky.test(markdown)) return undefined
  const text = withoutLinks(markdown)
  const said = new Set([text, ...inEnglish(text)])
  return [...said].map((each) => backwards(each, noSky) ?? placement(each, noSky)).find((claim) => claim !== undefined)
}
