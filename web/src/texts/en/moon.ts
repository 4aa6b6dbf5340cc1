import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { language } from './language.ts'
import { moonPhases } from './moon-phases.ts'

type Phase = MoonMonth['phases'][number]['phase']
type Aspect = { aspect: MoonMonth['aspects'][number]['aspect']; body: MoonMonth['aspects'][number]['body'] }
type Eclipse = Pick<MoonMonth['eclipses'][number], 'kind' | 'type'>
type Seen = MoonMonth['eclipses'][number]

const list = new Intl.ListFormat(language)

const phases: Record<Phase, string> = {
  new: moonPhases[0],
  'first-quarter': moonPhases[2],
  full: moonPhases[4],
  'last-quarter': moonPhases[6],
}
const aspects: Record<Aspect['aspect'], string> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
}
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const aspect = ({ aspect: kind, body }: Aspect) => `${aspects[kind]} ${body === 'sun' ? 'the Sun' : capital(body)}`
const eclipse = ({ kind, type }: Eclipse) => `${capital(type)} ${kind} eclipse`

const withArticle =
  /^(?:United|Bahamas|Cayman|Central African|Comoros|Dominican Rep|Faroe|Falkland|Maldives|Marshall|Netherlands|Philippines|Seychelles|Solomon)/
const inSentence = (places: readonly string[]) => list.format(places.map((place) => (withArticle.test(place) ? `the ${place}` : place)))

/** Where an eclipse is seen. */
const seen = ({ kind, type, parts, countries }: Seen): string => {
  const from = parts.length > 0 ? inSentence(parts) : 'the polar regions'
  if (kind === 'lunar') return `Seen from ${from}.`
  if (type === 'partial') return `Partial in ${from}.`
  const center = countries.length > 0 ? `${capital(type)} over ${inSentence(countries)}` : `${capital(type)} far from any town`
  return `${center}; partial in ${from}.`
}

const here = (place: string, { kind, type, here: how }: Seen): string => {
  if (how === undefined) return ''
  if (how === 'not') return `Not seen from ${place}.`
  if (kind === 'lunar') return `Seen from ${place} if the sky is clear.`
  return how === 'centrally' ? `${capital(type)} in ${place}, if the sky is clear.` : `Partial in ${place}, if the sky is clear.`
}

export const moon = {
  title: (month: string) => `The Moon in ${month}`,
  pageTitle: (month: string) => `Moon calendar, ${month}`,
  pageTitleNow: 'Moon calendar: phases, signs and void of course',
  description: (month: string) =>
    `Phases, sign changes, void-of-course times and eclipses of the Moon in ${month}, computed to the minute and shown in your time zone.`,
  lead: 'Every phase, sign change and void hour of the Moon, computed to the minute.',
  zone: (place: string, offset?: string) =>
    place === 'UTC' ? 'Times in UTC' : offset === undefined ? `Times for ${place}` : `Times for ${place}, ${offset}`,
  changeZone: 'Change',
  chooseZone: 'Time zone',
  months: 'Months',
  loading: (month: string) => `Computing the Moon of ${month}`,
  failed: 'This month could not be loaded',
  unreachable: 'It needs a connection. Please check yours and try again.',
  eclipseOn: (one: Eclipse, day: string) => `${eclipse(one)}, ${day}.`,
  whereSeen: 'Where the eclipse is seen',
  grid: (month: string) => `The days of ${month}`,
  phase: (phase: Phase) => phases[phase],
  eclipse,
  aspect: (one: Aspect) => capital(aspect(one)),
  seen,
  here,
  sky: 'The sky',
}

export const moonYear = {
  pageTitle: (year: string) => `Moon calendar ${year}: phases and eclipses`,
  description: (year: string) =>
    `Every new Moon, quarter and full Moon of ${year} and every eclipse, computed to the minute and shown in your time zone.`,
  lead: 'Every phase and eclipse of the year, computed to the minute.',
  years: 'Years',
  whole: (year: string) => `The whole of ${year}`,
  failed: 'This year could not be loaded',
}

/** The full text of a calendar cell, for screen readers. */
export const dayInWords = {
  phase: (name: string, time: string) => `${name} at ${time}`,
  in: (sign: string) => `Moon in ${sign}`,
  enters: (sign: string, time: string) => `Moon enters ${sign} at ${time}`,
  void: 'void of course',
  join: (date: string, words: readonly string[]) => `${date}. ${words.join(', ')}`,
}

export const moonKey = {
  day: 'a day, midnight to midnight',
  sign: 'the Moon changes sign',
  void: 'void of course',
  nextEclipse: (kind: Eclipse, date: string) => `No eclipse this month; the next, ${eclipse(kind).toLowerCase()}, is on ${date}.`,
}

export const moonPanel = {
  now: 'Now',
  where: (phase: string, degree: number, sign: string) => `${phase}, ${degree}° ${sign}`,
  lit: (share: string) => `${share} lit.`,
  next: (phase: string, day: string, time: string) => `${phase} on ${day} at ${time}.`,
  voidUntil: (time: string) => `Void of course until ${time}.`,
  voidFrom: (day: string, from: string, to: string) => `Void of course next on ${day}, ${from} to ${to}.`,
  at: (day: string, time: string) => `${day} at ${time}.`,
  eclipses: (count: number, only: string) => (count === 1 ? only : count === 2 ? 'Two eclipses' : `${count} eclipses`),
  eclipse: (name: string, day: string, time: string) => `${name} on ${day} at ${time}.`,
}

export const moonTables = {
  phases: 'Phases',
  phasesAndEclipses: 'Phases and eclipses',
  day: 'Day',
  phase: 'Phase',
  stands: 'The Moon stands at',
  position: (degree: number, minute: string, sign: string) => `${degree}°${minute}′ ${sign}`,
  void: 'Void of course',
  from: 'From',
  until: 'Until',
  last: 'Last aspect',
  lastThen: (last: Aspect | undefined, sign: string) => `${last ? aspect(last) : 'none'}, then ${sign}`,
}

export const moonDay = {
  inSign: (sign: string) => `At noon the Moon is in ${sign}.`,
  aspects: 'Aspects of the Moon',
  noAspects: 'No aspect of the Moon becomes exact on this day.',
  enters: (sign: string) => `Enters ${sign}`,
  voidFrom: 'Void of course begins',
  voidUntil: 'Void of course ends',
}

export const voidMeans = {
  title: 'What void of course means',
  about:
    'The Moon is void of course from its last major aspect in a sign until it enters the next. We count the conjunction, sextile, square, trine and opposition to the Sun and the planets from Mercury to Pluto; others count fewer. Tradition says that little comes of what is begun then; it is a good time to finish, wait, or sleep.',
  drawCard: 'Turn Today’s Card',
  addToCalendar: 'Add to Calendar',
}
