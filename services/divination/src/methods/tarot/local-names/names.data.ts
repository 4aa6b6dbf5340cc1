import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern } from '../../by-language.ts'
import { ranks, suitNames } from '../cards/card.ts'

const major = z.int().min(0).max(21)

const schema = z.strictObject({
  majors: z.array(pattern).length(22).describe('by number, without their article'),
  distinct: z.array(major).describe('majors whose name means nothing else in a reading, so that it counts anywhere'),
  article: z.string().describe('articles before a name, each with the space after it; empty where the language has none'),
  card: pattern.describe('the word for a card, before its name'),
  reversed: pattern.describe('what says that the card named before it is reversed'),
  capitalsTell: z.boolean().describe('whether a capital within a sentence tells a name from a word; in German every noun has one'),
  ranks: z.record(z.enum(ranks), pattern),
  joint: pattern.describe('between rank and suit'),
  suits: z.record(z.enum(suitNames), pattern),
  compounds: z.record(z.enum(suitNames), pattern).optional().describe('a suit before its rank in one word'),
  rankCapital: z.boolean().describe('whether the rank must be written with a capital'),
})

const read = (language: 'cs' | 'de' | 'es' | 'fr') => ({
  language,
  ...readYaml(new URL(`../../../../data/tarot/names.${language}.yaml`, import.meta.url), schema),
})

/** The names of the cards in one language. All strings are regular expression sources and include declensions. */
export type LocalDeck = ReturnType<typeof read>

export const localDecks = [read('cs'), read('de'), read('es'), read('fr')]
