import type { LibraryCard } from '@sibyl/contracts/http/library'
import { library } from '#texts/deck.ts'
import { card as texts } from '#texts/deck-card.ts'

const ways = ['upright', 'reversed'] as const

/** The card's upright and reversed meanings; the one that matches the picture is highlighted. */
export const CardText = ({ card, reversed }: { card: LibraryCard; reversed: boolean }) =>
  ways.map((way) => (
    <section key={way} className="saying" data-lit={(way === 'reversed') === reversed}>
      <h2>{texts.ways[way]}</h2>
      <p className="keys">{library.keywords(card.keywords[way])}</p>
      <p>{card.meaning[way]}</p>
    </section>
  ))
