import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'

const things = z.strictObject({ thing: pattern, kinds: z.record(z.string(), pattern) })

const counting = z.strictObject({
  numbers: z.array(pattern).length(12),
  and: pattern,
  all: pattern,
  pair: pattern,
  most: pattern,
  a: pattern,
  lone: pattern,
  is: pattern,
  times: z.array(pattern).length(6),
  share: pattern,
  majority: pattern,
  rules: pattern,
  ruledBy: pattern,
  of: pattern,
  joint: pattern,
  only: pattern,
  opens: pattern,
  drawn: pattern,
  part: pattern,
  none: pattern,
  reflexive: pattern.default('(?!)'),
  here: pattern,
  bare: z.record(z.string(), pattern),
  cards: things,
  planets: things,
  lines: things,
  throws: things,
})

/** How one language counts what was drawn. The file says what each member is. */
export type Counting = z.infer<typeof counting>

export const countings = Object.values(readByLanguage('wrapping/counts.yaml', counting))
