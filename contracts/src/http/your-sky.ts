import { z } from 'zod'
import { PLACE_MAX } from '../constants.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { optionalText } from './reader-text.ts'

const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Node'] as const
const transiting = bodies.filter((body) => body !== 'Moon' && body !== 'Node')
const aspects = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const

const degrees = z.number().meta({ description: 'Apparent ecliptic longitude of date, 0 to 360 degrees' })
const point = z.enum([...bodies, 'ASC', 'MC'])

/** The longest span of transits. */
export const DAYS_MAX = 366
const aDay = 'Please give a day from 1900 to 2099, such as 2026-11-23'
const DAY_PATTERN =
  '^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,3})?Z)?$'
const exists = (day: string): boolean => new Date(day).toJSON()?.startsWith(day.slice(0, 10)) === true

/** A date, which means its midnight in UTC, or a moment in UTC. */
const day = z.string(aDay).regex(new RegExp(DAY_PATTERN), aDay).refine(exists, aDay)
const fromDay = day.optional().meta({ description: 'A day, from midnight UTC, or a moment in UTC; now, where it is left out' })

const personId = z
  .string('Please say whose sky')
  .min(1, 'Please say whose sky')
  .max(64)
  .meta({ description: 'Id of one of the people whose birth the reader has saved' })

const transit = z
  .object({
    body: z.enum(transiting).meta({ description: 'What moves. The Moon, which touches every point twice a week, is left out' }),
    point: point.meta({ description: 'The point of the birth chart' }),
    aspect: z.enum(aspects),
    at: instant.meta({ description: 'When it is exact' }),
    precision: z.enum(['minute', 'day', 'about']).meta({
      description:
        'How sure `at` is: `day` for the slow bodies and near a station, `about` where the hour of birth is unknown and the body slow',
    }),
    retrograde: z.boolean(),
    pass: z.int().min(1).meta({ description: 'A body that turns passes one point up to five times: which pass this is' }),
    passes: z.int().min(1),
    longitude: degrees.meta({ description: 'Where the body stands then' }),
    near: z.object({ from: instant, to: instant }).meta({ description: 'The time within one degree' }),
    prominent: z.boolean().meta({ description: 'False for Sun, Mercury and Venus to points other than Sun, Moon and Ascendant' }),
    title: z.string(),
    why: z.string().meta({ description: 'The positions that make the aspect' }),
    meaning: z.string(),
  })
  .meta({ id: 'Transit', description: 'A body of today’s sky that makes an exact aspect to a point of a birth chart' })
export type Transit = z.infer<typeof transit>

const natal = z.object({
  name: z.string(),
  place: z.string(),
  timezone: z.string().meta({ description: 'IANA time zone of the place of birth' }),
  unknownTime: z.boolean().meta({ description: 'Then there are no angles and no houses, and no transits to the Moon' }),
  picture: z.object({ src: z.string(), alt: z.string() }).meta({ description: 'The wheel of the chart' }),
  points: z.array(z.object({ point, longitude: degrees })),
})

const transits = z
  .object({
    natal,
    events: z.array(transit).meta({ description: 'In order of time' }),
    tracks: z
      .array(z.object({ body: z.enum(transiting), longitudes: z.array(z.number()) }))
      .meta({ description: 'Where each body stands at `from` and every 24 hours after it, to a hundredth of a degree' }),
    from: instant,
    to: instant,
  })
  .meta({ id: 'Transits', description: 'What touches a birth chart in a span of time' })
export type Transits = z.infer<typeof transits>

const placed = z.object({
  point: z.enum(bodies),
  longitude: degrees,
  retrograde: z.boolean(),
  house: z.int().min(1).max(12).optional().meta({ description: 'Missing where the hour of birth is unknown' }),
})

const houses = z.object({
  system: z.enum(['placidus', 'whole-sign']),
  ascendant: degrees,
  midheaven: degrees,
  cusps: z.array(degrees).length(12),
})

const skyReturn = z
  .object({
    kind: z.enum(['solar', 'lunar']),
    at: instant,
    place: z.object({ name: z.string(), timezone: z.string() }),
    unknownTime: z.boolean(),
    points: z.array(placed),
    houses: houses.optional().meta({ description: 'Missing where the hour of birth is unknown' }),
    words: z.string(),
  })
  .meta({ id: 'SkyReturn', description: 'The sky as the Sun or the Moon comes back to where it stood at a birth' })
export type SkyReturn = z.infer<typeof skyReturn>

const progression = z
  .object({
    date: instant,
    progressedTo: instant.meta({ description: 'The moment after the birth whose sky stands for that date: a day for a year' }),
    unknownTime: z.boolean(),
    points: z.array(placed).meta({ description: 'Houses are those of the birth' }),
    signs: z.array(z.object({ at: instant, sign: z.string() })).meta({
      description: 'When the progressed Moon enters a sign, some eight years around the date',
    }),
    phases: z.array(z.object({ at: instant, phase: z.enum(['new', 'first-quarter', 'full', 'last-quarter']) })),
    words: z.string(),
  })
  .meta({ id: 'Progression', description: 'Secondary progressions of a birth chart' })
export type Progression = z.infer<typeof progression>

const calendar = z.string().meta({ description: 'text/calendar, the prominent transits of the next twelve months (RFC 5545)' })

const feed = z.object({ personId: z.string(), createdAt: instant }).nullable()

/** The sky over the birth charts of a reader's people. */
export const yourSkyOperations = {
  getTransits: operation({
    method: 'get',
    path: '/divination/sky/transits',
    summary: 'List transits to a birth chart',
    description:
      'Exact conjunctions, sextiles, squares, trines and oppositions of Sun and planets to every body and angle of a birth chart. A body that comes near and turns without passing is not listed.',
    caller: 'reader',
    query: z.object({
      personId,
      from: fromDay,
      to: day.optional().meta({ description: `After \`from\`, at most ${DAYS_MAX} days; 90, where it is left out` }),
    }),
    answer: success.extend({ data: transits }),
    failures: ['invalid_input', 'person_not_found'],
  }),
  getReturn: operation({
    method: 'get',
    path: '/divination/sky/returns',
    summary: 'Show the next solar or lunar return',
    description:
      'The first moment from `from` on at which the Sun or the Moon stands where it stood at birth, without a correction for precession, with the houses of a place.',
    caller: 'reader',
    query: z.object({
      personId,
      kind: z
        .enum(['solar', 'lunar'], 'Please say solar or lunar')
        .default('solar')
        .meta({ description: 'The return of the Sun or of the Moon' }),
      from: fromDay,
      place: optionalText({ max: PLACE_MAX, tooLong: `Please keep the place under ${PLACE_MAX} characters` }).meta({
        description: 'Where the reader is then, for the houses; the place of birth, where it is left out',
      }),
    }),
    answer: success.extend({ data: skyReturn }),
    failures: ['invalid_input', 'person_not_found'],
  }),
  getProgression: operation({
    method: 'get',
    path: '/divination/sky/progressions',
    summary: 'Show secondary progressions',
    description:
      'A day after the birth for each year of life, and when the progressed Moon changes sign and quarter. Houses are those of the birth.',
    caller: 'reader',
    query: z.object({ personId, date: fromDay }),
    answer: success.extend({ data: progression }),
    failures: ['invalid_input', 'person_not_found'],
  }),
  getSkyCalendar: operation({
    method: 'get',
    path: '/divination/sky/calendar',
    summary: 'Download transits as a calendar',
    description: 'The prominent transits of the next twelve months. It holds no birth data.',
    caller: 'reader',
    query: z.object({ personId }),
    answer: calendar,
    failures: ['invalid_input', 'person_not_found'],
  }),
  getSkyFeed: operation({
    method: 'get',
    path: '/divination/sky/feed',
    summary: 'Show whether a calendar is followed',
    description: 'Its address was shown once, when it was made.',
    caller: 'reader',
    answer: success.extend({ feed }),
  }),
  makeSkyFeed: operation({
    method: 'post',
    path: '/divination/sky/feed',
    summary: 'Make a private calendar address',
    description:
      'Anybody who has the address can read the transits, and nothing else. An earlier address ends. It is stored as a hash only.',
    caller: 'reader',
    body: z.object({ personId }),
    status: 201,
    answer: success.extend({ feed, path: z.string().meta({ description: 'Secret' }) }),
    failures: ['invalid_input', 'person_not_found'],
  }),
  endSkyFeed: operation({
    method: 'delete',
    path: '/divination/sky/feed',
    summary: 'End the calendar address',
    description: 'From then on the address answers 404. Fine if there is none.',
    caller: 'reader',
    answer: success,
  }),
  followSkyFeed: operation({
    method: 'get',
    path: '/divination/sky/feeds/:file',
    summary: 'Follow a calendar by its private address',
    description: 'For calendar programs, without a session. 404 once the address is renewed or ended, or the person deleted.',
    caller: 'public',
    params: z.object({
      file: z.string().max(64).meta({ description: 'The secret, with the ending `.ics`', pattern: '^[A-Za-z0-9_-]{43}[.]ics$' }),
    }),
    answer: calendar,
    failures: ['not_found'],
  }),
}
