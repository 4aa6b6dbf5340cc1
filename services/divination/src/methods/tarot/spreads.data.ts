import { timeframes } from '@sibyl/contracts/http/reading-forms-tarot'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const position = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/),
  name: text,
  as: text,
  meaning: text,
  at: z.tuple([z.number(), z.number()]).optional(),
  turned: z.literal(true).optional(),
})

const spread = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: text,
  description: text,
  tier: z.enum(['free', 'premium']),
  timeframes: z.array(z.enum(timeframes)).default([]),
  fixed: z.literal(true).optional(),
  calendar: z.enum(['days', 'months']).optional(),
  positions: z.array(position).min(1).max(13),
})

/** A position in a spread: its id for machines, its name for readers, how it appears in a sentence, and the question its card answers. */
export type Position = Omit<z.infer<typeof position>, 'meaning'> & { meaning?: string }
export type Spread = { id: string; name: string; positions: readonly Position[] }
export type TarotSpread = z.infer<typeof spread>

/** Every spread of a tarot reading, in the order in which a reader is offered them. */
export const spreads: readonly TarotSpread[] = readYaml(new URL('../../../data/tarot/spreads.yaml', import.meta.url), z.array(spread))
