import { Card } from '../../../components/card.tsx'

const PLACES = Array.from({ length: 28 }, (_, place) => `place-${place}`)

/** Places of the same size while the library is fetched: empty but for the first, whose `cards` are known by their ids. */
export const Slots = ({ className, cards = [] }: { className: string; cards?: readonly string[] }) => (
  <ul className={className} aria-hidden="true">
    {PLACES.map((place, index) => (
      <li key={place}>
        <div className="piece">
          {cards[index] ? <Card id={cards[index]} urgent={index === 0} /> : <span className="bed" />}
          <span className="titled">&nbsp;</span>
          <span className="kw">&nbsp;</span>
        </div>
      </li>
    ))}
  </ul>
)
