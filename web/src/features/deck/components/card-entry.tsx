import type { LibraryCard } from '@sibyl/contracts/http/library'
import { useSearchParams } from 'react-router-dom'
import { deck } from '#texts/deck.ts'
import { card as texts } from '#texts/deck-card.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { rankOf } from '../deck-groups.ts'
import { CardText } from './card-text.tsx'
import { Neighbours } from './neighbours.tsx'
import { TurningCard } from './turning-card.tsx'

const neighbour = (card: LibraryCard | undefined) =>
  card && {
    to: `/deck/${card.id}`,
    name: card.name,
    picture: <img className="card" src={card.image} alt="" width={300} height={520} loading="lazy" decoding="async" />,
  }

type CardEntryProps = { card: LibraryCard; before: LibraryCard | undefined; after: LibraryCard | undefined }

/** One card: a large picture, upright or reversed, and its text. The address holds the orientation. */
export const CardEntry = ({ card, before, after }: CardEntryProps) => {
  const [search, setSearch] = useSearchParams()
  const reversed = search.get('way') === 'reversed'
  return (
    <>
      <PageHead
        title={texts.pageTitle(card.name)}
        description={texts.description(card.name, card.keywords.upright, card.keywords.reversed)}
        path={`/deck/${card.id}`}
      />
      <BackLink to="/deck">{deck.title}</BackLink>
      <article className="entry">
        <TurningCard
          key={card.id}
          card={card}
          reversed={reversed}
          onTurn={() => setSearch(reversed ? {} : { way: 'reversed' }, { replace: true, preventScrollReset: true })}
        />
        <div className="words">
          <header>
            <p className="gold nums">{rankOf(card)}</p>
            <h1>{card.name}</h1>
            <p className="lead">{card.scene}</p>
          </header>
          <CardText card={card} reversed={reversed} />
          <p className="onward">
            <span className="quiet">{texts.daily}</span>
            <ButtonLink small to="/reading/daily-card">
              {texts.drawDaily}
            </ButtonLink>
          </p>
        </div>
      </article>
      <Neighbours label={texts.neighbours} before={neighbour(before)} after={neighbour(after)} />
    </>
  )
}
