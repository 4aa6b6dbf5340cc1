import { z } from 'zod'
import { pattern, readNames } from '../../by-language.ts'

const schema = z.strictObject({
  line: pattern.describe('the word for a line, before or after its number'),
  lines: pattern,
  numbers: z.array(pattern).length(6),
  ordinals: z.array(pattern).length(6).describe('from the first to the sixth; the last may be called the top one'),
  ends: z.tuple([pattern, pattern]).describe('where the lowest and the topmost line lie, after the word for a line'),
  values: z.array(pattern).length(4).describe('what a cast line may be: six, seven, eight, nine'),
  place: pattern.describe('where a line of a value lies, as in “nine in the second place”; {nth} is its ordinal'),
  changing: pattern.describe('that some line changes in a place, with {nth} for its ordinal'),
  thrown: pattern.describe('the word for a throw, which makes a line'),
  cast: pattern.describe('between a line and its value, as in “the second line is a nine”'),
  places: z.tuple([pattern, pattern]).describe('the same of the lowest and of the topmost'),
  kind: pattern.describe('what may stand between an ordinal and its line'),
  called: pattern.describe('between the word for a line and its ordinal: “the line that changes is the fourth”'),
  and: pattern,
  to: pattern.describe('between the ends of a span, which only says which part is meant'),
  elsewhere: pattern.describe('before a line that is no line of a hexagram, as of a tram'),
  ofElse: pattern.describe('after one that is none, as a line of defence'),
  hexagram: pattern.describe('the word for a hexagram, before its name'),
  of: pattern.describe('between that word and the name, with the space after it'),
  number: pattern.describe('the word for a number, between the word for a line and its number'),
  idiom: pattern.describe('before an ordinal and the word for a line, in an idiom: “in the first line”'),
  names: z.union([z.array(pattern).length(64), z.array(pattern).length(0)]),
  article: z.string(),
})

/** How one language names lines and hexagrams. Regular expression sources. */
export type LocalBook = z.infer<typeof schema>

/** Czech books differ in their names for the hexagrams, and English names are in the book, so only numbers and lines of these are read here. */
export const books = readNames('iching', ['en', 'cs', 'de', 'es', 'fr'], schema)
