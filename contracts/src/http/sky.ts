import { z } from 'zod'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

const degrees = z.number().meta({ description: 'Ecliptic longitude of date, 0 to 360 degrees' })

const sky = z
  .object({
    at: instant,
    sun: degrees,
    moon: degrees,
    planets: z.array(z.object({ name: z.enum(['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']), longitude: degrees })),
    phase: z.number().meta({ description: 'The Moon’s lead over the Sun in degrees: 0 new, 90 first quarter, 180 full' }),
    lit: z.number().meta({ description: 'The lit share of the Moon’s disc, 0 to 1' }),
    fullMoon: instant.meta({ description: 'The next full Moon' }),
  })
  .meta({ id: 'Sky', description: 'Where Sun, Moon and planets stand at one moment, seen from the Earth’s centre' })
export type Sky = z.infer<typeof sky>

/** As many days as the drawing of a week shows. */
const DAYS_MAX = 7
const aMoment = 'Please give a moment between 1900 and 2100, such as 2026-11-21T20:00:00Z'
const someDays = `Please ask for 1 to ${DAYS_MAX} days`

/** The range of the tables, in UTC, for programs. */
const MOMENT_PATTERN =
  '^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?Z$'

const withinTables = (moment: string): boolean => moment >= '1900' && moment < '2100'

/** The sky is the same for everybody, seen from the Earth's centre. */
export const getSky = operation({
  method: 'get',
  path: '/divination/sky',
  summary: 'Show the sky',
  description: 'Sun, Moon and five planets now or at another moment, and on the days that follow it.',
  caller: 'public',
  query: z.object({
    at: z.iso
      .datetime(aMoment)
      .refine(withinTables, aMoment)
      .optional()
      .meta({ description: 'Now, where it is left out', override: { pattern: MOMENT_PATTERN } }),
    days: z.coerce.number(someDays).int(someDays).min(1, someDays).max(DAYS_MAX, someDays).default(1).meta({
      description: 'Number of skies to return, 24 hours apart, from `at` on',
    }),
  }),
  answer: success.extend({ skies: z.array(sky) }),
  failures: ['invalid_input'],
})
