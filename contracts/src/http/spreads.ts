import { z } from 'zod'
import { success } from './answers.ts'
import { operation } from './operation.ts'
import { timeframes } from './reading-forms-tarot.ts'

const place = z.object({
  id: z.string(),
  name: z.string(),
  meaning: z.string().meta({ description: 'The question that the card in this place answers' }),
  at: z.tuple([z.number(), z.number()]).meta({ description: 'Where the card lies, in steps of one card to the right and down' }),
  turned: z.boolean().meta({ description: 'Whether the card lies across' }),
})

const spread = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    places: z.array(place).meta({ description: 'In the order in which the cards are laid' }),
    tier: z.enum(['free', 'premium']).meta({ description: '`premium` for the advanced spreads, which need a subscription' }),
    timeframes: z.array(z.enum(timeframes)).meta({ description: 'The timeframes for which it is the default of its tier' }),
    fixed: z.boolean().meta({ description: 'Whether it is laid for its timeframes only' }),
  })
  .meta({ id: 'Spread', description: 'The places that the cards of a tarot reading are laid on' })
export type Spread = z.infer<typeof spread>

export const getSpreads = operation({
  method: 'get',
  path: '/divination/spreads',
  summary: 'List the tarot spreads',
  description: 'Every spread with its places. Name one as `spread` in the tarot form; without it, the timeframe and the tier decide.',
  caller: 'public',
  answer: success.extend({ data: z.array(spread) }),
})
