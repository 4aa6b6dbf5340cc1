import { hexagrams } from '#texts/deck-hexagrams.ts'
import { Slots } from './slots.tsx'

/** The book before it is open: empty places, and the line that will count what was found. */
export const BookLoading = ({ filtered }: { filtered: boolean }) => (
  <>
    <p className={filtered ? 'tally' : 'vh'} role="status">
      {hexagrams.loading}
    </p>
    <Slots className="gallery of-lines" />
  </>
)
