import type { TarotForm } from '@sibyl/contracts/http/reading-forms-tarot'
import type { Fact } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import { cardById } from './cards/deck.ts'
import type { DrawnCard } from './draw.ts'

const refuse = (message: string) => new AppError('invalid_input', { fields: [{ field: 'ownCards', message }] })

/** The cards that a reader drew from a deck of their own. @throws AppError invalid_input unless there is one for each place, upright if they ask for that */
export const ownCards = ({ ownCards: named = [], uprightOnly }: TarotForm, places: number): DrawnCard[] => {
  if (uprightOnly && named.some(({ reversed }) => reversed))
    throw refuse('You asked for upright cards only, and one of yours lies reversed.')
  const cards = named.flatMap(({ card: id, reversed }) => {
    const card = cardById(id)
    return card ? [{ card, reversed }] : []
  })
  if (cards.length === places) return cards
  throw refuse(`This spread has ${places} places. Please name one card for each.`)
}

export const ownDeckFact: Fact = {
  id: 'own-deck',
  label: 'You drew these cards from your own deck',
  detail: 'The oracle shuffled and sealed nothing for this reading, so there is no draw record to check.',
  data: { own: true },
}
