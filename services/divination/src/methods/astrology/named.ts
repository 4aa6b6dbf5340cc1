import type { Fact } from '@sibyl/contracts/http/readings'
import { signNames } from '@sibyl/contracts/signs'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { capital } from '../../wording.ts'
import { forFacts } from '../for-facts.ts'
import type { Naming } from '../method.ts'
import { type AspectKind, aspectKinds } from './chart/aspects.ts'
import { bodyNames, planets } from './chart/bodies.ts'
import { claimOfBirth } from './claims-of-birth.ts'
import { type Known, knownPlacements, points } from './known-placements.ts'
import { inEnglish } from './local-names/in-english.ts'
import { ordinals } from './words/ordinals.ts'

const pointNames = [...Object.values(points), 'Node', 'Rising', 'MC'].sort((a, b) => b.length - a.length)
const POINT = `(${pointNames.join('|')})`
const SIGN = `(${signNames.join('|')})`
/** A few words of the same clause that name no other point or house; after "and the" a new subject begins. */
const few = (most: number): string =>
  `(?:(?!\\b(?:${pointNames.join('|')}|houses?|cusps?|ruler|rules|exalted|exaltation|domicile|detriment|not|never|no)\\b|,? (?:and|but|while|whereas) (?:the|your|its|in|it|he|she|they|this|that) )[^.;:!?\\n]){0,${most}}?`
/** A point that only qualifies another: "the Moon, trine Venus at dawn, enters Cancer". */
const AGENT = `(?<!\\b(?:rules|ruler of|ruling|lord of|opposite|conjunct|sextil\\w+|squar\\w+|trin\\w+|oppos\\w+|with|from|con|mit|zu[mr]?|avec|s|se) (?:your |the |natal |\\p{L}{2,3} )?)(?<!\\b(?:rul(?:es|er of|ing)|lord of|gouverne|régit|maîtrise|regiert|beherrscht|rige|gobierna|vládne) (?:\\p{L}{2,11} ){0,2})(?<!\\b(?:Herrscher(?:in)?|[Rr]egente|[Mm]aître(?:sse)?|[Vv]ládce|[Vv]ládkyně) (?:\\p{L}{2,6} ){0,2})${POINT}`
/** A point that only qualifies another: "the ruler of your Moon is in the fifth house". */
const SUBJECT = `(?<!\\b(?:rules|ruler of|ruling|lord of|of|from|to|with|opposite) (?:your |the |natal )*)${POINT}`
const NUMBERS = `(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`
const HOUSE = `(?:your|the|its|his|her|their|my) ${NUMBERS} house`
const ASPECT =
  '(conjunct(?:s|ion)?|conjoin(?:s|ed|ing)?|sextil(?:e|es|ing)|squar(?:e|es|ed|ing)|trin(?:e|es|ing)|oppos(?:e|es|ite|ing|ition))'
const LINKING =
  '(?:,? ?(?:is|are|in|at|a|an|the|makes|making|forms|forming|stands|standing|exact|exactly|close|tight|wide|now|here|retrograde),? )*'
const TOWARDS = '(?:(?:with|to|of|your|their|his|her|the|natal|birth|own) )*'

const plainName = (name: string): string =>
  name === 'Node' ? 'North Node' : name === 'Rising' ? 'Ascendant' : name === 'MC' ? 'Midheaven' : name
const houseNumber = (text: string): number => {
  const index = (ordinals as readonly string[]).indexOf(text.toLowerCase())
  return index < 0 ? Number.parseInt(text, 10) : index + 1
}
const aspectNamed = (word: string): AspectKind => aspectKinds.find((kind) => kind.slice(0, 4) === word.slice(0, 4)) ?? 'conjunction'

const patterns = {
  inSign: new RegExp(
    `\\b(?:${AGENT}\\b${few(24)}|${POINT} (?:is |stands |now )?)\\b(?:in|into|through|enters|entering|leaves|leaving) (?:the sign of )?${SIGN}\\b`,
    'gu',
  ),
  entry: new RegExp(
    `\\b${AGENT}\\b${few(24)}\\b(?:enters|entering|(?:moves|goes|steps|crosses|passes|changes|slips) (?:in)?to|vstupuje|přechází|vchází|tritt|geht|wechselt|entra|pasa|ingresa|entre|passe)(?:(?: \\p{L}+){0,2} (?:in|into))? ${SIGN}\\b`,
    'gu',
  ),
  signOf: new RegExp(`\\b(Sun|Moon|rising|Rising) sign (?:is|in|of) ${SIGN}\\b`, 'g'),
  signFirst: new RegExp(`\\b${SIGN} (?:${POINT}\\b|(rising)\\b)`, 'g'),
  inHouse: new RegExp(`\\b${SUBJECT}\\b${few(48)}\\b(?:in|into|through|enters|entering|shares|occupies) ${HOUSE}\\b`, 'g'),
  anyHouse: new RegExp(`\\b[Yy]our ${NUMBERS} house\\b`, 'g'),
  aspect: new RegExp(`\\b${POINT}\\b,? ${LINKING}${ASPECT} ${TOWARDS}${POINT}\\b`, 'g'),
  aspectOfTwo: new RegExp(`\\b${ASPECT} (?:of|between) (?:your |the )*${POINT} (?:and|to|with) (?:your |the )*${POINT}\\b`, 'g'),
  together: new RegExp(
    `\\b${POINT} and (?:the |your )?${POINT} (?:(?:are|stand|meet|form|make|in|a|an|exactly|nearly) )*${ASPECT}\\b(?! (?:(?:with|to|your|the) )*${POINT})`,
    'g',
  ),
  retrograde: new RegExp(`\\b${POINT}\\b${few(24)}\\(?retrograde|\\b[Rr]etrograde ${POINT}\\b`, 'g'),
  station: new RegExp(`\\b${POINT}\\b${few(24)}\\b(?:turns?|goes|go|stations?) (direct|retrograde)\\b`, 'g'),
  /** A sign, except where the text names its ruler or its opposite. */
  sign: new RegExp(
    `(?<!\\b(?:ruler of|rules|ruled|opposite|opposite sign,?|unlike|exalted in|exaltation in|domicile in|detriment in|fall in|belongs? to)(?: \\w+ and)? )\\b${SIGN}\\b`,
    'g',
  ),
  /** “Leo on the Midheaven”, “Leo occupies your Midheaven”. */
  signAtPoint: new RegExp(
    `\\b${SIGN} (?:\\w+ )?(?:on|at|over|across|occupies|colou?rs|holds|crowns) (?:your |the )?(Ascendant|Midheaven|MC)\\b`,
    'g',
  ),
  phase:
    /(?<!\b(?:near|close to|before|after|towards?|past|since|until) (?:the |a )?)\b((?:new|crescent|first[- ]quarter|gibbous|full|disseminating|last[- ]quarter|balsamic) Moon)\b/gi,
  /** “Full Moon in Gemini”, as the labels of a week have it. */
  phaseInSign: new RegExp(`\\b(?:new|full|first[- ]quarter|last[- ]quarter) Moon in ${SIGN}\\b`, 'gi'),
  otherBody:
    /\b(Chiron|Lilith|Ceres|Vesta|Pallas|Juno|Vertex|(?:[Ss]olar|[Ll]unar) eclipse|eclipse (?:solar|lunar|de)|éclipse|(?:Sonnen|Mond)finsternis)\b|(zatmění)/,
}

/** Signs that are also names or illnesses; alone they prove nothing. */
const everyday = new Set(['Leo', 'Cancer'])

/** The points that a text places in signs. */
const signsSaid = (text: string): { point: string; sign: string }[] => [
  ...[...text.matchAll(patterns.inSign)].map(([, agent, point = '', sign = '']) => ({ point: plainName(agent ?? point), sign })),
  ...[...text.matchAll(patterns.signOf)].map(([, point = '', sign = '']) => ({ point: plainName(capital(point)), sign })),
  ...[...text.matchAll(patterns.signAtPoint)].map(([, sign = '', point = '']) => ({ point: plainName(point), sign })),
  ...[...text.matchAll(patterns.signFirst)].map(([, sign = '', point = 'Rising']) => ({ point: plainName(point), sign })),
]

/** Finds a point in a sign where no fact places it. */
const placement = (text: string, { signs }: Known): string | undefined => {
  const wrong = signsSaid(text).find(({ point, sign }) => !signs.get(point)?.has(sign))
  return wrong && `${wrong.point} in ${wrong.sign}`
}

/** Finds an entry into a sign that the week does not hold, although the point may stand in that sign. */
const entering = (text: string, { entries, natal }: Known): string | undefined => {
  if (natal) return undefined
  const wrong = [...text.matchAll(patterns.entry)]
    .map(([, point = '', sign = '']) => ({ point: plainName(point), sign }))
    .find(({ point, sign }) => !entries.has(`${point}|${sign}`))
  return wrong && `${wrong.point} entering ${wrong.sign}`
}

/** Finds a point in a house where no fact places it, or any house if the facts have none. */
const housing = (text: string, { houses, words }: Known): string | undefined => {
  const wrong = [...text.matchAll(patterns.inHouse)]
    .map(([, point = '', house = '']) => ({ point: plainName(point), house: houseNumber(house) }))
    .find(({ point, house }) => !houses.get(point)?.has(house))
  if (wrong) return `${wrong.point} in house ${wrong.house}`
  const unknown = [...text.matchAll(patterns.anyHouse)]
    .map(([, house = '']) => ordinals[houseNumber(house) - 1] ?? house)
    .find((house) => !new RegExp(`\\b${house} house\\b`, 'i').test(words))
  return unknown && `${unknown} house`
}

const aspectsSaid = (text: string): string[] =>
  [
    ...[...text.matchAll(patterns.aspect)].map(([, a = '', aspect = '', b = '']) => ({ a, aspect, b })),
    ...[...text.matchAll(patterns.together)].map(([, a = '', b = '', aspect = '']) => ({ a, aspect, b })),
    ...[...text.matchAll(patterns.aspectOfTwo)].map(([, aspect = '', a = '', b = '']) => ({ a, aspect, b })),
  ].map(({ a, aspect, b }) => `${plainName(a)}|${aspectNamed(aspect.toLowerCase())}|${plainName(b)}`)

const aspecting = (text: string, { aspects }: Known): string | undefined =>
  aspectsSaid(text)
    .find((claim) => !aspects.has(claim))
    ?.replaceAll('|', ' ')

const weekdayNames = readYaml(new URL('../../../data/astrology/weekdays.yaml', import.meta.url), z.record(z.string(), z.string()))
const dayNamings = Object.entries(weekdayNames).map(([day, said]) => ({ day, pattern: new RegExp(`(?<!\\p{L})(?:${said})`, 'iu') }))
/** The comma after a day at the start: “On Saturday, the Moon enters Leo.” */
const opening = new RegExp(`((?:^|[.!?:] )(?:\\p{L}+ ){0,2}(?:${Object.values(weekdayNames).join('|')})\\p{L}*),`, 'giu')

/** Finds an entry or an aspect that a clause puts on another day of the week than the facts do. */
const misdated = (text: string, { weekdays, natal }: Known): string | undefined => {
  if (natal) return undefined
  for (const clause of text.replace(opening, '$1').split(/[.,;:!?–—]\s/u)) {
    const [only, more] = dayNamings.filter(({ pattern }) => pattern.test(clause)).map(({ day }) => day)
    if (!only || more) continue
    const events = [
      ...[...clause.matchAll(patterns.entry)].map(([, point = '', sign = '']) => `${plainName(point)}|${sign}`),
      ...aspectsSaid(clause),
    ]
    const wrong = events.find((event) => (weekdays.get(event)?.size ?? 0) > 0 && !weekdays.get(event)?.has(only))
    if (wrong) return `${wrong.replaceAll('|', ' ')} on ${only}`
  }
  return undefined
}

const backwards = (text: string, { retrograde, stations, natal }: Known): string | undefined => {
  const turned = [...text.matchAll(patterns.station)].map(([, point = '', turns]) => `${plainName(point)}|${turns}`)
  const unturned = natal ? undefined : turned.find((said) => !stations.has(said))
  if (unturned) return unturned.replace('|', ' turning ')
  const named = [...text.matchAll(patterns.retrograde)].map(([, before, after]) => plainName(before ?? after ?? ''))
  // The mean node is always retrograde.
  const wrong = named.find((point) => point !== 'North Node' && !retrograde.has(point))
  return wrong && `${wrong} retrograde`
}

const planetNamings = planets.map((body) => ({ name: bodyNames[body], pattern: new RegExp(`(?<=[a-z,;] )${bodyNames[body]}\\b`) }))

/** Finds a sign, a phase of the Moon or, in a week, a planet that no fact mentions. */
const unheard = (text: string, { words, natal }: Known): string | undefined => {
  const sign = [...text.matchAll(patterns.sign)].map(([, name = '']) => name).find((name) => !everyday.has(name) && !words.includes(name))
  if (sign) return sign
  const isHeard = (name: string): boolean => words.toLowerCase().replaceAll('-', ' ').includes(name.toLowerCase().replaceAll('-', ' '))
  const phase = [...text.matchAll(patterns.phase)].map(([, name = '']) => name).find((name) => name.endsWith('Moon') && !isHeard(name))
  if (phase) return phase
  if (natal) return undefined
  const phaseInSign = [...text.matchAll(patterns.phaseInSign)].map(([said]) => said).find((said) => !isHeard(said))
  if (phaseInSign) return phaseInSign
  return planetNamings.find(({ name, pattern }) => !words.includes(name) && pattern.test(text))?.name
}

/** What astronomers call four of the phases, with their labels in the facts. */
const otherPhases: Readonly<Record<string, string>> = {
  'waxing crescent': 'Crescent Moon',
  'waxing gibbous': 'Gibbous Moon',
  'waning gibbous': 'Disseminating Moon',
  'waning crescent': 'Balsamic Moon',
}
const otherPhase = /\b(?:waxing|waning) (?:crescent|gibbous)\b/giu

/** Finds a phase by its other name that a birth chart does not have. */
const misphased = (text: string, { words, natal }: Known): string | undefined =>
  natal && / Moon\n/.test(words)
    ? [...text.matchAll(otherPhase)].map(([said]) => said).find((said) => !words.includes(otherPhases[said.toLowerCase()] ?? ''))
    : undefined

const claimedIn = (text: string, known: Known): string | undefined =>
  placement(text, known) ??
  entering(text, known) ??
  housing(text, known) ??
  aspecting(text, known) ??
  backwards(text, known) ??
  misdated(text, known) ??
  claimOfBirth(text, known.words) ??
  unheard(text, known) ??
  misphased(text, known) ??
  patterns.otherBody.exec(text)?.[1]

const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\][]*)\]\([^)]*\)/g, '$1').replace(/[*_]+/g, '')

const knownIn = forFacts(knownPlacements)

/**
 * Finds a claim in astrology's vocabulary that no fact supports, in English, Czech, German, Spanish or French: a point in a sign or a
 * house, an aspect, a retrograde planet, a sign, a phase. Names count only if capitalised, as in placements, so that sunshine and the
 * mercury in a thermometer do not.
 */
const invented = (markdown: string, facts: readonly Fact[]): string | undefined => {
  const text = withoutLinks(markdown)
  const known = knownIn(facts)
  for (const said of [text, ...inEnglish(text)]) {
    const claim = claimedIn(said, known)
    if (claim !== undefined) return claim
  }
  return undefined
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
const skyWord = new RegExp(`retrog|rétrog|rückläuf|\\b(?:${signNames.join('|')})\\b`, 'iu')

/** Finds a planet that a text calls retrograde or places in a sign, for methods without planets. */
export const skyNamed = (markdown: string): string | undefined => {
  if (!skyWord.test(markdown)) return undefined
  const text = withoutLinks(markdown)
  const said = [text, ...inEnglish(text)]
  return said.map((each) => backwards(each, noSky) ?? placement(each, noSky)).find((claim) => claim !== undefined)
}
