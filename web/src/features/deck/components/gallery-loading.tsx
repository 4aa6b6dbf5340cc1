import { type GroupId, groupOf, parts } from '../deck-groups.ts'
import { Part } from './part.tsx'
import { Slots } from './slots.tsx'

/** The deck before it is laid out: its first part, or the one that was asked for, with empty places. */
export const GalleryLoading = ({ group, words }: { group: GroupId | null; words: string }) => {
  const part = groupOf(group) ?? parts[0]
  const searched = words.trim() !== ''
  return (
    <>
      <p className={searched ? 'tally' : 'vh'} role="status">
        Laying out the deck
      </p>
      {searched || !part ? (
        <Slots className="gallery" />
      ) : (
        <Part part={part}>
          <Slots className="gallery" />
        </Part>
      )}
    </>
  )
}
