import { capital } from '../../wording.ts'
import { cards } from './cards.data.ts'

export const SUITS = ['cups', 'wands', 'swords', 'pentacles'] as const
type Suit = (typeof SUITS)[number]

export type CardTitle = {
  readonly id: string
  readonly name: string
  /** A description of the picture for screen readers. */
  readonly scene: string
  /** The numeral at the top of the card; court cards show their suit's sign instead. */
  readonly head: { readonly numeral: string } | { readonly sign: Suit }
}

const NUMERALS = '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ')

const COUNTS = ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const RANKS = ['Page', 'Knight', 'Queen', 'King']

const suitCard = (suit: Suit, scene: string, i: number): CardTitle => {
  const rank = RANKS[i - COUNTS.length]
  return rank
    ? { id: `${suit}-${rank.toLowerCase()}`, name: `${rank} of ${capital(suit)}`, scene, head: { sign: suit } }
    : {
        id: `${suit}-${String(i + 1).padStart(2, '0')}`,
        name: `${COUNTS[i]} of ${capital(suit)}`,
        scene,
        head: { numeral: NUMERALS[i + 1] ?? '' },
      }
}

export const cardTitles: readonly CardTitle[] = [
  ...cards.majors.map((title, i) => ({ id: `major-${String(i).padStart(2, '0')}`, ...title, head: { numeral: NUMERALS[i] ?? '' } })),
  ...SUITS.flatMap((suit) => cards[suit].map((scene, i) => suitCard(suit, scene, i))),
]
