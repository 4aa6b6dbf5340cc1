import type { Fact, ReadingRequest } from '../reading-request.ts'

/** A source of whole numbers from 0 up to a bound. */
type Pick = (bound: number) => number

const signs = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')
const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ')
const aspects: Readonly<Record<string, string>> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
}
const kinds = Object.keys(aspects)
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const one = <T>(from: readonly T[], pick: Pick): T => from[pick(from.length)] as T

const placed = (pick: Pick) => ({ sign: pick(12), degree: pick(30), minute: pick(60) })

const pairs = bodies.flatMap((a, index) => bodies.slice(index + 1).map((b) => [a, b] as const))

const request = (facts: Fact[], reader: Record<string, unknown>): ReadingRequest => ({
  task: 'reading',
  method: 'astrology',
  timeframe: null,
  date: '2026-11-21',
  reader,
  facts,
})

/** The facts of some birth chart, as the divination service would give them; `timed` for one with an hour of birth. */
export const natalRequest = (pick: Pick, timed = true): ReadingRequest => {
  const stands = [...bodies, 'node'].map((body): Fact => {
    const at = placed(pick)
    const also = !timed && body === 'moon' ? (at.sign + 1) % 12 : undefined
    const name = body === 'node' ? 'North Node' : capital(body)
    return {
      id: body,
      label: `${name} in ${signs[at.sign]}${also === undefined ? '' : ` or ${signs[also]}`}`,
      data: {
        body,
        ...at,
        retrograde: false,
        ...(timed ? { house: 1 + pick(12) } : {}),
        ...(also === undefined ? {} : { alsoSign: also }),
      },
    }
  })
  const angle = (point: string): Fact => {
    const at = placed(pick)
    return { id: point, label: `${capital(point)} in ${signs[at.sign]}`, data: { point, ...at } }
  }
  const houses = ordinals.map((name, index): Fact => {
    const within = stands.filter(({ data }) => data?.house === index + 1).map(({ id }) => id)
    return { id: `house-${index + 1}`, label: `${name} house in ${signs[pick(12)]}`, data: { house: index + 1, bodies: within } }
  })
  const met = pairs
    .filter(() => pick(4) === 0)
    .map(([a, b]): Fact => {
      const aspect = one(kinds, pick)
      const label = `${capital(a)} ${aspects[aspect]} ${capital(b)}`
      return { id: `aspect-${a}-${b}`, label, data: { a, b, aspect, orb: pick(800) / 100, applying: pick(2) === 0 } }
    })
  const element = one(['fire', 'earth', 'air', 'water'], pick)
  const mode = one(['cardinal', 'fixed', 'mutable'], pick)
  const facts: Fact[] = [
    ...stands,
    ...(timed ? [angle('ascendant'), angle('midheaven'), ...houses] : []),
    ...met,
    { id: 'elements', label: `Four of 10 planets in ${element} signs`, data: { dominant: element, missing: [] } },
    { id: 'modes', label: `Five of 10 planets in ${mode} signs`, data: { dominant: mode } },
    { id: 'moon-phase', label: 'Gibbous Moon', data: { phase: 'gibbous' } },
    timed
      ? { id: 'time-note', label: `${10 + pick(14)}:${10 + pick(50)} local time`, data: { unknown: false } }
      : { id: 'time-note', label: 'Time of birth unknown', data: { unknown: true } },
    { id: 'place', label: 'Born in Prague, Czechia', data: {} },
  ]
  return request(facts, { readingType: 'natal', firstName: 'Mira' })
}

/** The facts of one and the same week for some Sun of birth; `premium` with its days and the ruler of that Sun. */
export const weekRequest = (pick: Pick, premium = false): ReadingRequest => {
  const sun = pick(12)
  const own = (sign: number) => ((sign - sun + 12) % 12) + 1
  const moonEntry = (sign: number, local: string): Fact => ({
    id: `moon-enters-${signs[sign]?.toLowerCase()}`,
    label: `Moon enters ${signs[sign]}`,
    data: { kind: 'sign-entry', body: 'moon', sign, local, house: own(sign) },
  })
  const aspect = one(kinds, pick)
  const facts: Fact[] = [
    { id: 'week', label: 'Mon 23 November to Sun 29 November', data: { kind: 'week', local: 'Mon 23 November to Sun 29 November' } },
    { id: 'sun', label: `Sun in ${signs[sun]}`, data: { body: 'sun', ...placed(pick), sign: sun, natal: true } },
    moonEntry(2, 'Tue 24 November, 12:09'),
    {
      id: 'phase-full',
      label: 'Full Moon in Gemini',
      data: { kind: 'phase', phase: 'full', sign: 2, local: 'Tue 24 November, 15:53', house: own(2) },
    },
    {
      id: 'mars-enters-virgo',
      label: 'Mars enters Virgo',
      data: { kind: 'sign-entry', body: 'mars', sign: 5, local: 'Thu 26 November, 00:37', house: own(5) },
    },
    {
      id: 'transit-venus-trine-saturn',
      label: 'Venus trine Saturn',
      data: { kind: 'aspect', a: 'venus', b: 'saturn', aspect: 'trine', signs: [6, 10], local: 'Fri 27 November, 08:20', house: own(6) },
    },
    {
      id: 'station-mercury',
      label: 'Mercury turns direct',
      data: { kind: 'station', body: 'mercury', turns: 'direct', sign: 7, local: 'Sat 28 November, 22:01', house: own(7) },
    },
    {
      id: `transit-mars-${aspect}-natal-sun`,
      label: `Mars ${aspects[aspect]} your Sun`,
      data: { kind: 'aspect', natal: true, a: 'mars', b: 'sun', aspect, sign: 5, local: 'around Thu 26 November', house: own(5) },
    },
  ]
  if (!premium) return request(facts, { readingType: 'weekly' })
  const days = ['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'].flatMap((day, index): Fact[] => {
    const local = `${day} November`
    const sign = (1 + Math.floor((index + 1) / 2.3)) % 12
    const kind = one(kinds, pick)
    const planet = one(['mercury', 'venus', 'jupiter', 'saturn'], pick)
    return [
      {
        id: `day-${index + 1}-moon`,
        label: `Moon in ${signs[sign]}`,
        data: { kind: 'moon-day', body: 'moon', sign, local, house: own(sign) },
      },
      {
        id: `transit-moon-${kind}-${planet}-${index}`,
        label: `Moon ${aspects[kind]} ${capital(planet)}`,
        data: { kind: 'aspect', a: 'moon', b: planet, aspect: kind, signs: [sign, 4], local: `${local}, 0${index}:15`, house: own(sign) },
      },
    ]
  })
  const ruler: Fact = { id: 'ruler', label: 'Mars in Virgo', data: { body: 'mars', sign: 5, retrograde: false, house: own(5) } }
  return request([...facts.slice(0, 2), ruler, ...days, ...facts.slice(2)], { readingType: 'weekly' })
}
