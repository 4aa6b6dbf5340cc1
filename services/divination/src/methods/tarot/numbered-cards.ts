import type { Fact } from '@sibyl/contracts/http/readings'
import { whichOf } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { cardName, markedCards, mentions } from './marked-cards.ts'

const readers = mentions.map(({ nth, lies, row, ordinals }) => {
  const counted = nth.replace('{nth}', `(${ordinals.join('|')})`)
  return {
    mention: guarded(ordinals.join('|'), 'iu'),
    numberOf: whichOf(ordinals),
    patterns: [
      guarded(`⟦(?<card>\\d+)⟧,?(?: (?:${lies}))*,? ${counted}(?: (?:${row}))?(?=[.,;:!?)”“]|$)`, 'imu'),
      guarded(`(?<=^|[.!?;:] )${counted}(?: (?:${row}))?,?(?: (?:${lies}))+ ⟦(?<card>\\d+)⟧`, 'imu'),
    ],
  }
})

/** Finds a card that a text gives another number in the row than it has: “the Hermit, the sixth card in the row”. */
export const misnumberedCard = (text: string, cards: readonly Fact[]): string | undefined => {
  const held = readers.filter(({ mention }) => mention.test(text))
  if (cards.length < 2 || held.length === 0) return undefined
  const marked = markedCards(text, cards)
  for (const { patterns, numberOf } of held) {
    for (const { groups, 0: said } of patterns.flatMap((pattern) => pattern.all(marked))) {
      const card = cards[Number(groups?.card)]
      const number = said
        .split(/[^\p{L}]+/u)
        .map(numberOf)
        .find((each) => each >= 0)
      if (card?.id.startsWith('card-') && number !== undefined && card.id !== `card-${number + 1}`)
        return `${cardName(card.data.card)} as card ${number + 1} of the row`
    }
  }
  return undefined
}
