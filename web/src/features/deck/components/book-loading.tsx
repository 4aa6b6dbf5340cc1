import { hexagrams } from '#texts/deck-hexagrams.ts'
import { Slots } from './slots.tsx'

/** The loading state of the book: empty slots, and the line that will show the number of results. */
export const BookLoading = ({ filtered }: { filtered: boolean }) => (
  <>
    <p className={filtered ? 'tally' : 'vh'} role="status">
      {hexagrams.loading}
    </p>
    <Slots className="gallery of-lines" />
  </>
)
