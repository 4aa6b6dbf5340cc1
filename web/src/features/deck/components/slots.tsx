import { Card } from '../../../components/card.tsx'

const SLOTS = Array.from({ length: 28 }, (_, slot) => `slot-${slot}`)

/** Slots of the final size while the library loads: empty except for `cards`, whose ids are known. */
export const Slots = ({ className, cards = [] }: { className: string; cards?: readonly string[] }) => (
  <ul className={className} aria-hidden="true">
    {SLOTS.map((slot, index) => (
      <li key={slot}>
        <div className="piece">
          {cards[index] ? <Card id={cards[index]} urgent={index === 0} /> : <span className="bed" />}
          <span className="titled">&nbsp;</span>
          <span className="kw">&nbsp;</span>
        </div>
      </li>
    ))}
  </ul>
)
