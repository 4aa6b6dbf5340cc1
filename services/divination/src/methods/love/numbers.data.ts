import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const relation = z.enum(['same', 'mind', 'matter', 'feeling', 'matter-mind', 'feeling-mind', 'feeling-matter'])
export type Relation = z.infer<typeof relation>

/** What numbers mean in love. The file says what each member is. */
export const {
  numbers,
  relations,
  joint: jointMeaning,
} = readYaml(
  new URL('../../../data/love/numbers.yaml', import.meta.url),
  z.strictObject({
    numbers: z.record(z.string(), z.strictObject({ gives: text, needs: text })),
    relations: z.record(relation, z.strictObject({ name: text, meaning: text })),
    joint: z.record(z.string(), text),
  }),
)
