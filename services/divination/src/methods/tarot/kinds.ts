import type { Fact } from '@sibyl/contracts/http/readings'
import { guarded, matching } from '../guarded.ts'
import { cardKinds, isOfKind } from './cards/card-kinds.ts'
import { cardName, markedCards, mentions } from './marked-cards.ts'

const readersFor = matching(
  mentions.flatMap(({ belongs, kinds }) =>
    cardKinds.map((kind) => ({
      kind,
      mention: guarded(kinds[kind], 'u'),
      claim: guarded(`(?<!⟧,? \\p{L}+ )⟦(\\d+)⟧${belongs}(?:${kinds[kind]})(?![\\p{L}\\p{N}])`, 'u'),
    })),
  ),
  ({ mention }) => mention,
)

/** Finds a card that a text gives another arcana, suit or rank than it has: “your card belongs to the major arcana”. */
export const miskindedCard = (text: string, cards: readonly Fact[]): string | undefined => {
  for (const { kind, claim } of readersFor(text)) {
    const wrong = claim
      .all(markedCards(text, cards))
      .map(([, index]) => String(cards[Number(index)]?.data.card))
      .find((id) => !isOfKind(id, kind))
    if (wrong) return `${cardName(wrong)} as a card of ${kind}`
  }
  return undefined
}
