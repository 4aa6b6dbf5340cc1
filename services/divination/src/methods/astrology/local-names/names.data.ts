import { z } from 'zod'
import { pattern, readNames } from '../../by-language.ts'
import { aspectKinds } from '../chart/aspects.ts'

const byEnglishName = z.record(z.string(), pattern)

const schema = z.strictObject({
  points: byEnglishName,
  signs: z.array(pattern).length(12).describe('from Aries to Pisces'),
  into: pattern.describe('before a sign or a house, with its article'),
  sign: pattern.describe('before a sign that is named as such'),
  ordinals: z.array(pattern).length(12),
  house: pattern,
  your: pattern,
  aspects: z.record(z.enum(aspectKinds), pattern),
  linking: pattern.describe('words that may stand about an aspect between its two points'),
  between: pattern,
  and: pattern,
  retrograde: pattern,
  rises: pattern.describe('what a rising sign does'),
  youAre: pattern.describe('before the sign of the reader’s Sun'),
  at: pattern.describe('between a sign and the Ascendant or Midheaven'),
  the: pattern.describe('an article after that word'),
  atThe: pattern.describe('that word and an article in one'),
  degree: pattern.describe('the word for degrees, before a sign'),
  phases: byEnglishName,
})

/** How one language states placements. All strings are regular expression sources and include declensions. */
export type LocalSky = z.infer<typeof schema>

export const localSkies = readNames('astrology', ['cs', 'de', 'es', 'fr'], schema)
