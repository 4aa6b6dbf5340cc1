import './card.css'

/** A card of the deck by its id (`major-17`, `cups-06`, `back`). Decorative when `name` is left out. `reversed` stands it on its head. */
export const Card = ({ id, name, reversed = false }: { id: string; name?: string; reversed?: boolean }) => (
  <img
    className={reversed ? 'card reversed' : 'card'}
    src={`/api/divination/cards/${id}.svg`}
    alt={name ? `${name}${reversed ? ', reversed' : ''}` : ''}
    width={300}
    height={520}
    decoding="async"
  />
)
