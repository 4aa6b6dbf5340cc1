import { Card } from '../../../components/card.tsx'
import type { SpreadPlaces } from '../spreads.ts'
import { PlaceLayout } from './place-layout.tsx'

const SHUFFLED = 'All 78 cards are shuffled, and each falls upright or reversed. The shuffle is sealed before you ask.'

/** The deck, and the places its cards will be laid on. */
export const DeckAside = ({ said, places, howDrawn = SHUFFLED }: SpreadPlaces & { howDrawn?: string }) => (
  <aside className="aside" aria-label="The spread">
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
