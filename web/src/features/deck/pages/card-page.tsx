import { useParams } from 'react-router-dom'
import { useGetCardsQuery } from '../api.ts'
import { CardEntry } from '../components/card-entry.tsx'
import { EntryLoading } from '../components/entry-loading.tsx'
import { Fetched } from '../components/fetched.tsx'
import { Unlisted } from '../components/unlisted.tsx'
import '../deck.css'
import '../entry.css'

const loading = <EntryLoading status="Fetching the card" shape="of-card" back={{ to: '/deck', name: 'The Deck' }} />

/** /deck/{card-id}: one card, and what it says either way up. */
export const CardPage = () => {
  const { cardId } = useParams()
  const cards = useGetCardsQuery()
  return (
    <div className="wrap library">
      <Fetched call={cards} what="this card" level={1} loading={loading}>
        {(deck) => {
          const place = deck.findIndex(({ id }) => id === cardId)
          const card = deck[place]
          return card ? (
            <CardEntry card={card} before={deck[place - 1]} after={deck[place + 1]} />
          ) : (
            <Unlisted title="No such card" to="/deck" link="See the Deck">
              There are seventy-eight cards, and this is none of them.
            </Unlisted>
          )
        }}
      </Fetched>
    </div>
  )
}
