import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern } from '../../by-language.ts'

const schema = z.strictObject({
  roles: z.record(z.string(), pattern).describe('by the ids of `data.role`'),
  words: z.array(pattern).length(13).describe('one to eleven, then twenty-two and thirty-three; a digit where the word is also an article'),
  between: pattern.describe('between a role and its number'),
  measure: pattern.describe('after a number that is a measure'),
  masterNumber: pattern,
  months: z.array(pattern).length(12).describe('January to December, as they stand in a date'),
  of: pattern.describe('between a day and its month'),
  next: pattern.describe('announces the next cycle'),
})

/** How one language assigns a number to a role. Regular expression sources. */
export type LocalNumbers = z.infer<typeof schema>

export const localNumbers = ['cs', 'de', 'es', 'fr'].map((language) =>
  readYaml(new URL(`../../../../data/numerology/names.${language}.yaml`, import.meta.url), schema),
)
