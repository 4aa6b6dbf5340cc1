import type { LibraryCard } from '@sibyl/contracts/http/library'

const ways = [
  { way: 'upright', name: 'Upright' },
  { way: 'reversed', name: 'Reversed' },
] as const

/** What the card says either way up; the way it stands in the picture is lit. */
export const CardText = ({ card, reversed }: { card: LibraryCard; reversed: boolean }) =>
  ways.map(({ way, name }) => (
    <section key={way} className="saying" data-lit={(way === 'reversed') === reversed}>
      <h2>{name}</h2>
      <p className="keys">{card.keywords[way].join(', ')}</p>
      <p>{card.meaning[way]}</p>
    </section>
  ))
