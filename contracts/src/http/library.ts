import { z } from 'zod'
import { success } from './answers.ts'
import { operation } from './operation.ts'

const bothWays = <S extends z.ZodType>(schema: S) => z.object({ upright: schema, reversed: schema })

const image = z.string().meta({ description: 'Address of the picture, an SVG that never changes' })

const card = z
  .object({
    id: z.string().meta({ description: '`major-00` … `pentacles-king`' }),
    name: z.string(),
    arcana: z.enum(['major', 'minor']),
    number: z.int().optional().meta({ description: '0 to 21 for a major, 1 to 10 for a numbered minor; courts have none' }),
    numeral: z.string().optional().meta({ description: 'The number as it stands on the card' }),
    suit: z.enum(['cups', 'wands', 'swords', 'pentacles']).optional(),
    rank: z.string().optional().meta({ description: '`ace` … `ten`, `page`, `knight`, `queen`, `king`; minors only' }),
    element: z.enum(['water', 'fire', 'air', 'earth']).optional().meta({ description: 'Of the suit' }),
    keywords: bothWays(z.array(z.string())),
    meaning: bothWays(z.string()),
    scene: z.string().meta({ description: 'What the card shows' }),
    image,
  })
  .meta({ id: 'Card', description: 'A card of the deck and what it means' })
export type LibraryCard = z.infer<typeof card>

const trigram = z
  .object({
    id: z.string(),
    name: z.string(),
    pinyin: z.string(),
    character: z.string(),
    image: z.string(),
    quality: z.string(),
    lines: z.array(z.boolean()).meta({ description: 'Three, from the bottom up; true is whole' }),
  })
  .meta({ id: 'Trigram', description: 'Three lines, half of a hexagram' })
export type LibraryTrigram = z.infer<typeof trigram>

const lineText = z.object({ sign: z.string(), text: z.string(), counsel: z.string() })

const hexagram = z
  .object({
    number: z.int().min(1).max(64).meta({ description: 'In King Wen’s order' }),
    name: z.string(),
    pinyin: z.string(),
    character: z.string(),
    keywords: z.array(z.string()),
    counsel: z.string(),
    judgement: z.string(),
    image: z.string().meta({ description: 'The image of the book, in words' }),
    lower: z.string().meta({ description: 'Id of the trigram below' }),
    upper: z.string().meta({ description: 'Id of the trigram above' }),
    lines: z.array(lineText.extend({ whole: z.boolean() })).meta({ description: 'Six, from the bottom up' }),
    allLines: lineText.optional().meta({ description: 'What is said when all six lines change; the first two hexagrams only' }),
    nuclear: z.int().meta({ description: 'Number of the hexagram inside: lines two to four below, three to five above' }),
    opposite: z.int().meta({ description: 'Number of the hexagram with every line changed' }),
    picture: image,
  })
  .meta({ id: 'Hexagram', description: 'A hexagram of the I Ching with all its texts' })
export type LibraryHexagram = z.infer<typeof hexagram>

const getCards = operation({
  method: 'get',
  path: '/divination/cards',
  summary: 'List the cards of the deck',
  description: 'All 78 cards with their meanings, in the order in which every shuffle begins.',
  caller: 'public',
  answer: success.extend({ cards: z.array(card) }),
})

const getHexagrams = operation({
  method: 'get',
  path: '/divination/hexagrams',
  summary: 'List the hexagrams',
  description: 'All 64 hexagrams in King Wen’s order with their texts, and the eight trigrams they are made of.',
  caller: 'public',
  answer: success.extend({ trigrams: z.array(trigram), hexagrams: z.array(hexagram) }),
})

/** The static reference: the deck and the book, the same for all readers. */
export const libraryOperations = { getCards, getHexagrams }
