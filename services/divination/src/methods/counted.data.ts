import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const things = z.strictObject({ thing: pattern, kinds: z.record(z.string(), pattern) })

const counting = z.strictObject({
  numbers: z.array(pattern).length(12),
  all: pattern,
  of: pattern,
  joint: pattern,
  only: pattern,
  opens: pattern,
  part: pattern,
  bare: z.record(z.string(), pattern),
  cards: things,
  planets: things,
  lines: things,
})

/** How one language counts what was drawn. The file says what each member is. */
export type Counting = z.infer<typeof counting>

export const countings = Object.values(
  readYaml(
    new URL('../../data/wrapping/counts.yaml', import.meta.url),
    z.strictObject({ en: counting, cs: counting, de: counting, es: counting, fr: counting }),
  ),
)
