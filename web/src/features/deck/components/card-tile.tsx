import type { LibraryCard } from '@sibyl/contracts/http/library'
import { Link } from 'react-router-dom'
import { library } from '#texts/deck.ts'
import '../../../components/card.css'
import { keysShown } from '../deck-groups.ts'

type CardTileProps = { card: LibraryCard; words?: string; first: boolean }

/** A card in the gallery; `words` are the current search. `first`: visible without scrolling. */
export const CardTile = ({ card, words = '', first }: CardTileProps) => (
  <li>
    <Link className="piece" to={`/deck/${card.id}`}>
      <img
        className="card"
        src={card.image}
        alt=""
        width={300}
        height={520}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
      <span className="titled">{card.name}</span>
      <span className="kw">{library.keywords(keysShown(card, words))}</span>
    </Link>
  </li>
)
