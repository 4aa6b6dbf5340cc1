import { deck } from '#texts/oracle-cards.ts'
import '../../../components/state.css'
import './position-layout.css'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII']

/** The empty positions of a spread, each with its number and, if known, its meaning. */
export const PositionLayout = ({ positions }: { positions: readonly string[] }) => (
  <ol className="layout positions" data-count={positions.length} aria-label={deck.positionsLabel}>
    {positions.map((name, at) => (
      <li key={numerals[at]}>
        <div className="slot">{numerals[at]}</div>
        {name}
      </li>
    ))}
  </ol>
)
