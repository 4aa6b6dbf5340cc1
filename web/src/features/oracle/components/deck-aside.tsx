import { deck } from '#texts/oracle-cards.ts'
import { Card } from '../../../components/card.tsx'
import type { SpreadPlaces } from '../spreads.ts'
import { PlaceLayout } from './place-layout.tsx'

/** The deck, and the places its cards will be laid on. */
export const DeckAside = ({ said, places, howDrawn = deck.howDrawn }: SpreadPlaces & { howDrawn?: string }) => (
  <aside className="aside" aria-label={deck.label}>
    <div className="deck" aria-hidden="true">
      <i />
      <i />
      <Card id="back" />
    </div>
    <PlaceLayout places={places} />
    <p className="note">
      {said} {howDrawn}
    </p>
  </aside>
)
