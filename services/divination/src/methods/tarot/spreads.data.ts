import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const position = z.strictObject({ id: text, name: text, as: text })
const spread = z.strictObject({ id: text, name: text, positions: z.array(position).min(3) })

/** A place in a spread: its id for machines, its name for readers, and how a sentence speaks of it. */
export type Position = z.infer<typeof position>
export type Spread = Omit<z.infer<typeof spread>, 'positions'> & { positions: readonly Position[] }

const schema = z.strictObject({
  free: z.strictObject({ present: spread, tomorrow: spread, week: spread, month: spread }),
  premium: z.strictObject({ present: spread, tomorrow: spread, month: spread }),
})

/** The spreads by timeframe. The premium week is made from the date. */
export const spreads = readYaml(new URL('../../../data/tarot/spreads.yaml', import.meta.url), schema)
