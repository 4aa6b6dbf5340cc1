import { z } from 'zod'
import { NOTE_MAX } from '../constants.ts'
import { methodIds } from '../methods.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { optionalText } from './reader-text.ts'
import { timeZone } from './time-zone.ts'

/** Whether a reading spoke to its reader: 0 no, 1 a little, 2 yes. */
const spokeSteps = [0, 1, 2] as const

export const journalEntry = z
  .object({
    note: optionalText({ max: NOTE_MAX, tooLong: `A note has at most ${NOTE_MAX} characters` }).meta({
      description: 'In the reader’s own words; an empty note counts as none',
    }),
    spoke: z
      .literal(spokeSteps, 'Please say 0, 1 or 2')
      .optional()
      .meta({ description: 'Did the reading speak to its reader? 0 no, 1 a little, 2 yes' }),
  })
  .meta({ id: 'JournalEntry', description: 'What a reader noted about a reading, for themselves alone' })
export type JournalEntry = z.infer<typeof journalEntry>

const month = z
  .string('Please give a month as YYYY-MM')
  .regex(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'Please give a month as YYYY-MM')
  .meta({ description: 'A month as YYYY-MM' })

const label = z.string().meta({ description: 'The card and which way it lies' })

const journalCard = z.object({
  card: z.string(),
  label,
  reversed: z.boolean(),
  times: z.int().meta({ description: 'How often this card came in the month; above 1 it is a repeat' }),
})

const journalReading = z.object({
  _id: z.string(),
  methodId: z.enum(methodIds),
  title: z.string(),
  createdAt: instant,
  cards: z.array(journalCard),
  journal: journalEntry.optional(),
})

const journalDay = z
  .object({
    date: z.iso.date(),
    moon: z.object({
      phase: z
        .number()
        .meta({ description: 'The Moon’s lead over the Sun at noon of the day, in degrees: 0 new, 90 first quarter, 180 full' }),
      lit: z.number().meta({ description: 'The lit share of the Moon’s disc, 0 to 1' }),
    }),
    readings: z.array(journalReading).meta({ description: 'In the order they were asked for' }),
  })
  .meta({ id: 'JournalDay', description: 'A day with its Moon and its readings' })
export type JournalDay = z.infer<typeof journalDay>

export const getJournal = operation({
  method: 'get',
  path: '/divination/journal',
  summary: 'Show a month of readings',
  description: 'Every day of a month with the Moon’s phase, the reader’s readings of that date, their cards and their notes.',
  caller: 'reader',
  query: timeZone.extend({ month }),
  answer: success.extend({ data: z.object({ month, days: z.array(journalDay) }) }),
  failures: ['invalid_input'],
})

const interval = z.tuple([z.int(), z.int()]).meta({ description: 'Within it lie at least 95 % of fair decks, both ends included' })

const tally = z.object({
  count: z.int(),
  of: z.int().meta({ description: 'The cards counted' }),
  expected: z.number().meta({ description: 'The mean for a fair deck' }),
  interval,
  result: z.enum(['fewer', 'chance', 'more']).meta({ description: '`chance` for a count within the interval' }),
})

export const tallyKinds = ['majors', 'cups', 'wands', 'swords', 'pentacles', 'reversed', 'most-drawn'] as const

const statistics = z
  .object({
    readings: z.int().meta({ description: 'Readings with cards that count' }),
    cards: z.int(),
    tallies: z.array(tally.extend({ kind: z.enum(tallyKinds) })).meta({
      description:
        'The expectation of `most-drawn` is that of the card that a fair deck shows most often. `reversed` leaves out draws of upright cards only.',
    }),
    mostDrawn: z
      .array(z.object({ card: z.string(), name: z.string(), count: z.int() }))
      .meta({ description: 'The cards that came more than once, the most frequent first; at most five' }),
    unusual: z.boolean().meta({
      description:
        'Whether all counts together would surprise a fair deck: one of them is so rare that at most one of twenty fair decks has such a one',
    }),
  })
  .meta({ id: 'DrawStatistics', description: 'A reader’s draws, counted against what chance gives' })
export type Statistics = z.infer<typeof statistics>

export const getStatistics = operation({
  method: 'get',
  path: '/divination/statistics',
  summary: 'Count the reader’s draws',
  description:
    'Counts the cards that our deck gave in tarot and love readings and as daily cards, against a fair deck. Cards drawn from the reader’s own deck and clarifying cards do not count: the first are not our draws, and the second are asked for with the others in sight. See docs/statistics.md.',
  caller: 'reader',
  answer: success.extend({ data: statistics }),
})
