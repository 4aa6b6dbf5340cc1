import { drawnCard } from '#texts/drawn-card.ts'
import './card.css'

type CardProps = { id: string; name?: string; reversed?: boolean; urgent?: boolean; printed?: boolean }

/**
 * A card of the deck by its id (`major-17`, `cups-06`, `back`). Decorative when `name` is left out. `reversed` turns it upside down;
 * `printed` shows it as ink on paper; `urgent` fetches it before other pictures, and shows it together with what surrounds it.
 */
export const Card = ({ id, name, reversed = false, urgent = false, printed = false }: CardProps) => (
  <img
    className={reversed ? 'card reversed' : 'card'}
    src={`/api/divination/${printed ? 'pictures/printed-card' : 'cards'}/${id}.svg`}
    alt={name ? (reversed ? drawnCard.reversed(name) : name) : ''}
    width={300}
    height={520}
    {...(urgent ? { fetchPriority: 'high' as const, decoding: 'sync' as const } : { decoding: 'async' as const })}
  />
)
