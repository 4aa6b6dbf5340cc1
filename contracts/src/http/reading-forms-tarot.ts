import { z } from 'zod'
import { CUT_WORDS_MAX, QUESTION_MAX, QUESTION_MIN } from '../constants.ts'
import { deckOrder } from '../draws/deck-order.ts'
import { optionalText, requiredText } from './reader-text.ts'

export const timeframes = ['present', 'tomorrow', 'week', 'month'] as const
export type Timeframe = (typeof timeframes)[number]

const ownCards = z
  .array(z.object({ card: z.enum(deckOrder, 'There is no such card'), reversed: z.boolean().default(false) }))
  .max(13)
  .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, 'A deck has each card once')

/** The fields of the tarot form, with their messages. */
export const tarotForm = z
  .object({
    timeframe: z.enum(timeframes, 'Please select a timeframe'),
    question: requiredText({
      missing: 'Please enter your question',
      min: QUESTION_MIN,
      tooShort: 'Please provide more detail in your question',
      max: QUESTION_MAX,
      tooLong: 'Please keep your question under 1,000 characters',
      wordless: 'Please ask your question in words',
    }),
    spread: z
      .string()
      .max(40)
      .optional()
      .meta({ description: 'Id of a spread, see `getSpreads`; without it, the default of the timeframe and the reader’s tier' }),
    uprightOnly: z.boolean().optional().meta({ description: 'Whether every card lies upright' }),
    ownCards: ownCards.optional().meta({
      description: 'Cards that the reader drew from a deck of their own, one for each place. Such a reading has no draw record.',
    }),
  })
  .meta({ description: 'What the tarot form asks' })
export type TarotForm = z.infer<typeof tarotForm>

/** The words of a cut, which go beside the form; the client adds random bytes to them. */
export const cutWords = optionalText({ max: CUT_WORDS_MAX, tooLong: `Please cut the deck with at most ${CUT_WORDS_MAX} characters` })
