import type { Fact } from '@sibyl/contracts/http/readings'
import { signNames } from '@sibyl/contracts/signs'
import type { Naming } from '../method.ts'
import { type AspectKind, aspectKinds } from './chart/aspects.ts'
import { bodyNames, planets } from './chart/bodies.ts'
import { type Known, knownPlacements, points } from './known-placements.ts'
import { inEnglish } from './local-names/in-english.ts'
import { ordinals } from './words/ordinals.ts'

const pointNames = [...Object.values(points), 'Node', 'Rising', 'MC'].sort((a, b) => b.length - a.length)
const POINT = `(${pointNames.join('|')})`
const SIGN = `(${signNames.join('|')})`
/** A few words of the same clause that name no other point and no house; after "and the" another is spoken of. */
const few = (most: number): string =>
  `(?:(?!\\b(?:${pointNames.join('|')}|houses?|cusps?|ruler|rules|not|never|no)\\b|,? (?:and|but|while|whereas) (?:the|your|its|in) )[^.;:!?\\n]){0,${most}}?`
/** A point that is only what another belongs to: "the ruler of your Moon is in the fifth house". */
const SUBJECT = `(?<!\\b(?:rules|ruler of|ruling|lord of|of|from|to|with|opposite) (?:your |the |natal )*)${POINT}`
const NUMBERS = `(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`
const HOUSE = `(?:your|the|its|his|her|their|my) ${NUMBERS} house`
const ASPECT = '(conjunct(?:s|ion)?|sextil(?:e|es|ing)|squar(?:e|es|ed|ing)|trin(?:e|es|ing)|oppos(?:e|es|ite|ing|ition))'
const LINKING =
  '(?:,? ?(?:is|are|in|at|a|an|the|makes|making|forms|forming|stands|standing|exact|exactly|close|tight|wide|now|here|retrograde),? )*'
const TOWARDS = '(?:(?:with|to|of|your|the|natal|birth|own) )*'

const plainName = (name: string): string =>
  name === 'Node' ? 'North Node' : name === 'Rising' ? 'Ascendant' : name === 'MC' ? 'Midheaven' : name
const houseNumber = (text: string): number => {
  const index = (ordinals as readonly string[]).indexOf(text.toLowerCase())
  return index < 0 ? Number.parseInt(text, 10) : index + 1
}
const aspectNamed = (word: string): AspectKind => aspectKinds.find((kind) => kind.slice(0, 4) === word.slice(0, 4)) ?? 'conjunction'

const patterns = {
  inSign: new RegExp(`\\b${POINT}\\b${few(24)}\\b(?:in|into|through|enters|entering|leaves|leaving) (?:the sign of )?${SIGN}\\b`, 'g'),
  signFirst: new RegExp(`\\b${SIGN} (?:${POINT}\\b|(rising)\\b)`, 'g'),
  inHouse: new RegExp(`\\b${SUBJECT}\\b${few(48)}\\b(?:in|into|through|enters|entering) ${HOUSE}\\b`, 'g'),
  anyHouse: new RegExp(`\\b[Yy]our ${NUMBERS} house\\b`, 'g'),
  aspect: new RegExp(`\\b${POINT}\\b,? ${LINKING}${ASPECT} ${TOWARDS}${POINT}\\b`, 'g'),
  aspectOfTwo: new RegExp(`\\b${ASPECT} (?:of|between) (?:your |the )*${POINT} (?:and|to|with) (?:your |the )*${POINT}\\b`, 'g'),
  together: new RegExp(
    `\\b${POINT} and (?:the |your )?${POINT} (?:(?:are|stand|meet|form|make|in|a|an|exactly|nearly) )*${ASPECT}\\b(?! (?:(?:with|to|your|the) )*${POINT})`,
    'g',
  ),
  retrograde: new RegExp(`\\b${POINT},? (?:is |turns |goes |was |stands )?(?:\\(?retrograde)|\\b[Rr]etrograde ${POINT}\\b`, 'g'),
  /** A sign, but where it is told what rules it or lies opposite. */
  sign: new RegExp(`(?<!\\b(?:ruler of|rules|ruled|opposite|opposite sign,?|unlike)(?: \\w+ and)? )\\b${SIGN}\\b`, 'g'),
  phase: /\b((?:new|crescent|first[- ]quarter|gibbous|full|disseminating|last[- ]quarter|balsamic) Moon)\b/gi,
  otherBody: /\b(Chiron|Lilith|Ceres|Vesta|Pallas|Juno|Vertex)\b/,
}

/** Signs that are also names or illnesses; alone they prove nothing. */
const everyday = new Set(['Leo', 'Cancer'])

/** A point put into a sign where no fact puts it. */
const placement = (text: string, { signs }: Known): string | undefined => {
  const claims = [
    ...[...text.matchAll(patterns.inSign)].map(([, point = '', sign = '']) => ({ point: plainName(point), sign })),
    ...[...text.matchAll(patterns.signFirst)].map(([, sign = '', point = 'Rising']) => ({ point: plainName(point), sign })),
  ]
  const wrong = claims.find(({ point, sign }) => !signs.get(point)?.has(sign))
  return wrong && `${wrong.point} in ${wrong.sign}`
}

/** A point put into a house where no fact puts it, or a house where there are none. */
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

const aspecting = (text: string, { aspects }: Known): string | undefined => {
  const claims = [
    ...[...text.matchAll(patterns.aspect)].map(([, a = '', aspect = '', b = '']) => ({ a, aspect, b })),
    ...[...text.matchAll(patterns.together)].map(([, a = '', b = '', aspect = '']) => ({ a, aspect, b })),
    ...[...text.matchAll(patterns.aspectOfTwo)].map(([, aspect = '', a = '', b = '']) => ({ a, aspect, b })),
  ].map(({ a, aspect, b }) => `${plainName(a)}|${aspectNamed(aspect.toLowerCase())}|${plainName(b)}`)
  return claims.find((claim) => !aspects.has(claim))?.replaceAll('|', ' ')
}

const backwards = (text: string, { retrograde }: Known): string | undefined => {
  const named = [...text.matchAll(patterns.retrograde)].map(([, before, after]) => plainName(before ?? after ?? ''))
  // The mean node always runs backwards.
  const wrong = named.find((point) => point !== 'North Node' && !retrograde.has(point))
  return wrong && `${wrong} retrograde`
}

/** A sign, a phase of the Moon or, in a week, a planet that no fact speaks of. */
const unheard = (text: string, { words, natal }: Known): string | undefined => {
  const sign = [...text.matchAll(patterns.sign)].map(([, name = '']) => name).find((name) => !everyday.has(name) && !words.includes(name))
  if (sign) return sign
  const heard = words.toLowerCase().replaceAll('-', ' ')
  const phase = [...text.matchAll(patterns.phase)]
    .map(([, name = '']) => name)
    .find((name) => name.endsWith('Moon') && !heard.includes(name.toLowerCase().replaceAll('-', ' ')))
  if (phase) return phase
  if (natal) return undefined
  const planet = planets
    .map((body) => bodyNames[body])
    .find((name) => !words.includes(name) && new RegExp(`(?<=[a-z,;] )${name}\\b`).test(text))
  return planet
}

const claimedIn = (text: string, known: Known): string | undefined =>
  placement(text, known) ??
  housing(text, known) ??
  aspecting(text, known) ??
  backwards(text, known) ??
  unheard(text, known) ??
  patterns.otherBody.exec(text)?.[1]

const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\][]*)\]\([^)]*\)/g, '$1').replace(/[*_]+/g, '')

/**
 * Something of astrology's own vocabulary that a text claims, in English, Czech, German, Spanish or French, though no fact holds it: a
 * point in a sign or a house, an aspect, a planet said to be retrograde, a sign, a phase. Names count as they are written in placements,
 * capitalised: the sun that shone and the mercury in a thermometer are not looked at.
 */
const invented = (markdown: string, facts: readonly Fact[]): string | undefined => {
  const text = withoutLinks(markdown)
  const known = knownPlacements(facts)
  for (const said of [text, ...inEnglish(text)]) {
    const claim = claimedIn(said, known)
    if (claim !== undefined) return claim
  }
  return undefined
}

/** Placements; a text in another language names a fact by its label in English words. */
export const placementNaming: Naming = {
  factsNamed(text, facts) {
    const said = [text, ...inEnglish(withoutLinks(text))].join('\n').toLowerCase()
    return facts.filter(({ label }) => said.includes(label.toLowerCase())).map(({ id }) => id)
  },
  invented,
}

const noSky: Known = { signs: new Map(), houses: new Map(), retrograde: new Set(), aspects: new Set(), words: '', natal: true }
const skyWord = new RegExp(`retrog|rétrog|rückläuf|\\b(?:${signNames.join('|')})\\b`, 'iu')

/** A planet that a text says to be retrograde or to stand in a sign, for methods that have none. */
export const skyNamed = (markdown: string): string | undefined => {
  if (!skyWord.test(markdown)) return undefined
  const text = withoutLinks(markdown)
  const said = [text, ...inEnglish(text)]
  return said.map((each) => backwards(each, noSky) ?? placement(each, noSky)).find((claim) => claim !== undefined)
}
