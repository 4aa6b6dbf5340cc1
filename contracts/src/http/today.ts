import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { timeZone } from './time-zone.ts'

const today = z
  .object({
    date: z.iso.date().meta({ description: 'The date in the reader’s zone' }),
    dailyCard: z
      .object({
        readingId: z.string(),
        label: z.string().meta({ description: 'The card and which way it lies' }),
        card: z.string(),
        reversed: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null until today’s card is written' }),
    streak: z.object({
      days: z
        .int()
        .meta({ description: 'Days with a daily card in a row, up to today or yesterday; one missed day a week does not end it' }),
      longest: z.int(),
      forgiven: z.iso.date().nullable().meta({ description: 'The day of the last week that was missed and is forgiven' }),
      drawnToday: z.boolean().meta({ description: 'Also while the card is being written, or after it was deleted' }),
    }),
    latest: z
      .object({ _id: z.string(), methodId: z.enum(methodIds), title: z.string(), createdAt: instant })
      .nullable()
      .meta({ description: 'The latest finished reading that is not a daily card' }),
  })
  .meta({ id: 'Today', description: 'A reader’s day' })
export type Today = z.infer<typeof today>

export const getToday = operation({
  method: 'get',
  path: '/divination/today',
  summary: 'Show the reader’s day',
  description: 'The daily card, the streak of daily cards and the latest other reading.',
  caller: 'reader',
  query: timeZone,
  answer: success.extend({ today }),
  failures: ['invalid_input'],
})
