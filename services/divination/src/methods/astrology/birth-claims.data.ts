import { z } from 'zod'
import { pattern, patterns, readByLanguage } from '../by-language.ts'

/** What each of five languages claims of a birth and its chart. The file says what each member is. */
export const birthClaims = Object.values(
  readByLanguage(
    'astrology/birth-claims.yaml',
    z.strictObject({
      day: pattern,
      night: pattern,
      hour: pattern,
      parts: patterns('noon', 'midnight', 'morning', 'evening'),
      place: pattern,
      chart: pattern,
      ruler: z.array(pattern).min(1),
      moon: pattern,
      phases: z.record(z.string(), pattern),
      degrees: pattern,
    }),
  ),
)
