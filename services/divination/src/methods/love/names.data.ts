import { z } from 'zod'
import { pattern, readNames } from '../by-language.ts'

/** How one language expresses numbers of names, scores and zodiac signs. Regular expression sources. */
const schema = z.strictObject({
  number: pattern.describe("what a name's number is called, with whose it is"),
  between: pattern,
  words: z.array(pattern).length(12).describe('one to nine, eleven, twenty-two, thirty-three'),
  score: pattern,
  signs: pattern.describe('signs that are called so nowhere else when they stand with a capital; none in German and English'),
  signsOfPeople: pattern.describe("signs after what makes them a person's"),
  chart: pattern,
  assigned: pattern.describe('begins a word that attributes a sign to a card or a number, so that it is nobody’s birth sign'),
  ofCard: pattern.optional().describe('gives a card a sign: “Pisces has this card”'),
  mine: pattern.describe("before the number of the reader's name"),
  theirs: pattern.describe('before that of the other, whose name is ⟪other⟫'),
  joint: pattern.describe('before that of both together, or before their sum'),
})

export const localNames = readNames('love', ['en', 'cs', 'de', 'es', 'fr'], schema)
