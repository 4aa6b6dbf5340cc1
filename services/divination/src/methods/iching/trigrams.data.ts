import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
export const trigramIds = ['heaven', 'thunder', 'water', 'mountain', 'earth', 'wind', 'fire', 'lake'] as const

const trigram = z.strictObject({
  id: z.enum(trigramIds),
  name: text,
  pinyin: text,
  character: text,
  image: text,
  quality: text,
  lines: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
})

/** Three lines that stand for a thing in nature. `lines` run from the bottom up, true for an unbroken line. */
export type Trigram = z.infer<typeof trigram>

const schema = z.strictObject({
  trigrams: z.array(trigram).length(trigramIds.length),
  numbers: z.array(z.array(z.int().min(1).max(64)).length(trigramIds.length)).length(trigramIds.length),
})

/**
 * The eight trigrams, and King Wen's numbers: a row for each lower trigram with a number for each upper one, both in the order of the
 * trigrams.
 */
export const { trigrams, numbers } = readYaml(new URL('../../../data/iching/trigrams.yaml', import.meta.url), schema)
