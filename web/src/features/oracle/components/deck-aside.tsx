import { deck } from '#texts/oracle-cards.ts'
import { Card } from '../../../components/card.tsx'
import type { SpreadPositions } from '../spreads.ts'
import { PositionLayout } from './position-layout.tsx'

/** The deck, and the positions its cards will be laid on. */
export const DeckAside = ({ said, positions, howDrawn = deck.howDrawn }: SpreadPositions & { howDrawn?: string }) => (
  <aside className="aside" aria-label={deck.label}>
    <div className="deck" aria-hidden="true">
      <i />
      <i />
      <Card id="back" />
    </div>
    <PositionLayout positions={positions} />
    <p className="note">
      {said} {howDrawn}
    </p>
  </aside>
)
