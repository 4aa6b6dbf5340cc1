import { z } from 'zod'
import { pattern, patterns, readNames } from '../../by-language.ts'
import { ranks, suitNames } from '../cards/card.ts'

const major = z.int().min(0).max(21)

const schema = z.strictObject({
  majors: z.array(pattern).length(22).describe('by number, without their article'),
  distinct: z.array(major).describe('majors whose name means nothing else in a reading, so that it counts anywhere'),
  article: z.string().describe('articles before a name, each with the space after it; empty where the language has none'),
  card: pattern.describe('the word for a card, before its name'),
  reversed: pattern.describe('what says that the card named before it is reversed'),
  cards: pattern.describe('what is counted in “two cards of cups and two of wands”, which names no card'),
  and: pattern,
  of: pattern.describe('between the word for a card and the name, with the space after it'),
  continues: pattern.describe('begins what makes the word before it no name, at the start of a sentence: “La Lune de miel”'),
  ranks: z.record(z.enum(ranks), pattern),
  joint: pattern.describe('between rank and suit'),
  suits: z.record(z.enum(suitNames), pattern),
  compounds: z.record(z.enum(suitNames), pattern).optional().describe('a suit before its rank in one word'),
  nouns: patterns('article', 'beside', 'deeds', 'counted')
    .optional()
    .describe('only where every noun has a capital, which therefore tells no name from a word'),
})

/** The names of the cards in one language. All strings are regular expression sources and include declensions. */
export type LocalDeck = z.infer<typeof schema>

export const localDecks = readNames('tarot', ['cs', 'de', 'es', 'fr'], schema)
