import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern, readNames } from '../../by-language.ts'

const schema = z.strictObject({
  roles: z.record(z.string(), pattern).describe('by the ids of `data.role`'),
  words: z.array(pattern).length(13).describe('one to eleven, then twenty-two and thirty-three; a digit where the word is also an article'),
  between: pattern.describe('between a role and its number'),
  first: pattern.describe('between a number and its role'),
  measure: pattern.describe('after a number that is a measure'),
  masterNumber: pattern,
  months: z.array(pattern).length(12).describe('January to December, as they stand in a date'),
  of: pattern.describe('between a day and its month'),
  bound: pattern.describe('before a date that only ends or begins a span'),
  next: pattern.describe('announces the next cycle'),
})

/** How one language assigns a number to a role. Regular expression sources. */
export type LocalNumbers = z.infer<typeof schema>

export const localNumbers = readNames('numerology', ['cs', 'de', 'es', 'fr'], schema)

/** How English does. The file says what each member is. */
export const englishNumbers = readYaml(
  new URL('../../../../data/numerology/names.en.yaml', import.meta.url),
  z.strictObject({
    roles: z.record(z.string(), z.strictObject({ names: pattern, capital: pattern })),
    unheard: pattern,
    denied: pattern,
    next: pattern,
    words: z.record(z.string(), z.int()),
    months: z.array(z.string()).length(12),
    parts: z.record(z.string(), pattern),
    given: z.array(pattern),
    titled: pattern,
    loosely: pattern,
    master: pattern,
    dates: pattern,
  }),
)
