import { z } from 'zod'
import { signNames } from '../signs.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { timeZoneName } from './time-zone.ts'

/** The months of the tables, YYYY-MM. */
const MONTH = /^(?:(?:19|20)[0-9]{2}|2100)-(?:0[1-9]|1[0-2])$/
const aMonth = 'Please give a month from 1900-01 to 2100-12, as YYYY-MM'
const month = z.string(aMonth).regex(MONTH, aMonth).meta({ description: 'A month from 1900 to 2100, as YYYY-MM' })

const longitude = z.number().meta({ description: 'Ecliptic longitude of the Moon, 0 to 360 degrees' })
const sign = z.enum(signNames)
const bodies = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const aspects = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const

const aspect = z.object({ at: instant, body: z.enum(bodies), aspect: z.enum(aspects) })

const eclipse = z.object({
  kind: z.enum(['solar', 'lunar']),
  type: z.enum(['penumbral', 'partial', 'annular', 'total']),
  at: instant.meta({ description: 'Its greatest phase' }),
})

const eclipseSeen = eclipse.extend({
  longitude,
  minutes: z.int().optional().meta({ description: 'Of the Moon only: how long it is at least partly in the umbra, else in the penumbra' }),
  parts: z.array(z.string()).meta({ description: 'Parts of the world that see it: of the Sun at any time, of the Moon at its greatest' }),
  countries: z.array(z.string()).meta({
    description: 'Of the Sun only: countries with towns in which it is total or annular; the sea, and land with few people, have none',
  }),
  here: z
    .enum(['not', 'partly', 'centrally'])
    .optional()
    .meta({ description: 'How the largest place of the time zone sees it, if the call names a zone; a lunar eclipse `partly` or `not`' }),
})

const moonMonth = z
  .object({
    month,
    tz: z.string().meta({ description: 'The time zone in which the month and its days begin' }),
    days: z.array(z.object({ date: z.iso.date(), longitude, phase: z.number() })).meta({
      description: 'The Moon at noon of each day. `phase` is its lead over the Sun in degrees: 0 new, 90 first quarter, 180 full',
    }),
    phases: z.array(z.object({ at: instant, phase: z.enum(['new', 'first-quarter', 'full', 'last-quarter']), longitude })),
    ingresses: z.array(z.object({ at: instant, sign })).meta({ description: 'When the Moon enters a sign' }),
    aspects: z.array(aspect).meta({ description: 'The exact aspects of the Moon to the Sun and the planets' }),
    voidOfCourse: z.array(z.object({ from: instant, to: instant, last: aspect.omit({ at: true }).optional(), sign })).meta({
      description:
        'From the last aspect in a sign until the Moon enters the next, `sign`. Without `last`, no aspect becomes exact in the whole sign. Those that begin before the month or end after it are included.',
    }),
    eclipses: z.array(eclipseSeen),
    nextEclipse: eclipse.meta({ description: 'The first eclipse after the days of this answer' }),
  })
  .meta({ id: 'MoonMonth', description: 'What happens to the Moon in a month, the same for everybody, in order of time' })
export type MoonMonth = z.infer<typeof moonMonth>

/** The most days that a request may add on each side of a month: enough to complete its first and last week in any time zone. */
const MARGIN_MAX = 8
const aMargin = `Please ask for 0 to ${MARGIN_MAX} days more`

const tz = timeZoneName('This time zone is not known.').default('UTC').meta({ description: 'Time zone in which the month begins and ends' })

export const getMoon = operation({
  method: 'get',
  path: '/divination/sky/moon',
  summary: 'Show a month of the Moon',
  description:
    'Phases, sign changes, void-of-course times and eclipses of one month. Void of course is counted from the last of the five major aspects to the Sun and the planets to Pluto. Phases and sign changes are right to the minute, aspects to about a minute.',
  caller: 'public',
  query: z.object({
    month,
    tz,
    margin: z.coerce
      .number(aMargin)
      .int(aMargin)
      .min(0, aMargin)
      .max(MARGIN_MAX, aMargin)
      .default(0)
      .meta({ description: 'Days to include before the month and after it, for a calendar that shows whole weeks' }),
  }),
  answer: success.extend({ data: moonMonth }),
  failures: ['invalid_input'],
  limit: 'moonMonths',
})

export const getMoonCalendar = operation({
  method: 'get',
  path: '/divination/sky/moon.ics',
  summary: 'Download a month of the Moon as a calendar',
  description:
    'Phases, sign changes, void-of-course times and eclipses as entries of any calendar; those of the same month replace each other.',
  caller: 'public',
  query: z.object({ month, tz }),
  answer: z.string().meta({ description: 'text/calendar (RFC 5545)' }),
  failures: ['invalid_input'],
  limit: 'moonMonths',
})
