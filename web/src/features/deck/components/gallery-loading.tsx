import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { deck } from '#texts/deck.ts'
import { type GroupId, groupOf, parts } from '../deck-groups.ts'
import { Part } from './part.tsx'
import { Slots } from './slots.tsx'

/** About one row on a phone: these pictures need not wait for their names. */
const seenAtOnce = deckOrder.slice(0, 4)

/** The loading state of the deck: its first part, or the requested one, with slots for its cards. */
export const GalleryLoading = ({ group, words }: { group: GroupId | null; words: string }) => {
  const part = groupOf(group) ?? parts[0]
  const searched = words.trim() !== ''
  return (
    <>
      <p className={searched ? 'tally' : 'vh'} role="status">
        {deck.loading}
      </p>
      {searched || !part ? (
        <Slots className="gallery" />
      ) : (
        <Part part={part}>
          <Slots className="gallery" cards={part === parts[0] ? seenAtOnce : []} />
        </Part>
      )}
    </>
  )
}
