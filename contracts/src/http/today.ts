import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { timeZone } from './time-zone.ts'

const today = z.object({
  date: z.iso.date().meta({ description: 'Of the reader’s own day' }),
  dailyCard: z
    .object({
      readingId: z.string(),
      label: z.string().meta({ description: 'The card and which way it lies' }),
      card: z.string(),
      reversed: z.boolean(),
    })
    .nullable()
    .meta({ description: 'Null as long as today’s card has not been drawn' }),
  streak: z.object({
    days: z.int().meta({ description: 'Days in a row with a daily card, up to today or yesterday' }),
    longest: z.int(),
    drawnToday: z.boolean().meta({ description: 'Also of a card that is still being written, or was deleted' }),
  }),
  latest: z
    .object({ _id: z.string(), methodId: z.enum(methodIds), title: z.string(), createdAt: instant })
    .nullable()
    .meta({ description: 'The latest finished reading that is not a daily card' }),
})
export type Today = z.infer<typeof today>

export const getToday = operation({
  method: 'get',
  path: '/divination/today',
  summary: 'What a reader finds today: the daily card, the streak of daily cards, the latest reading',
  caller: 'reader',
  query: timeZone,
  answer: success.extend({ today }),
  failures: ['invalid_input'],
})
