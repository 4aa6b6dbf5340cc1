import { deck } from '#texts/oracle-cards.ts'
import '../../../components/state.css'
import './place-layout.css'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** The empty places of a spread, each with its numeral and, where it is known, what it stands for. */
export const PlaceLayout = ({ places }: { places: readonly string[] }) => (
  <ol className="layout places" data-count={places.length} aria-label={deck.placesLabel}>
    {places.map((name, at) => (
      <li key={numerals[at]}>
        <div className="slot">{numerals[at]}</div>
        {name}
      </li>
    ))}
  </ol>
)
