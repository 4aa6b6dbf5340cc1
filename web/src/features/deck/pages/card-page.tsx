import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { useParams } from 'react-router-dom'
import { deck as deckTexts } from '#texts/deck.ts'
import { noSuchCard, card as texts } from '#texts/deck-card.ts'
import { useGetCardsQuery } from '../../../lib/cards-api.ts'
import { useExcerpt } from '../../../lib/page-excerpt.ts'
import { CardEntry } from '../components/card-entry.tsx'
import { EntryLoading } from '../components/entry-loading.tsx'
import { Fetched } from '../components/fetched.tsx'
import { Unlisted } from '../components/unlisted.tsx'
import '../deck.css'
import '../entry.css'

const back = { to: '/deck', name: deckTexts.title }

const Loading = ({ cardId }: { cardId: string | undefined }) => (
  <EntryLoading status={texts.loading} shape="of-card" back={back} card={deckOrder.find((id) => id === cardId)} />
)

/** /deck/{card-id}: one card with both its meanings. */
export const CardPage = () => {
  const { cardId } = useParams()
  const cards = useGetCardsQuery()
  const excerpt = useExcerpt()
  return (
    <div className="wrap library">
      <Fetched call={cards} known={excerpt?.deck} failed={texts.failed} level={1} loading={<Loading cardId={cardId} />}>
        {(deck) => {
          const index = deck.findIndex(({ id }) => id === cardId)
          const card = deck[index]
          return card ? (
            <CardEntry card={card} before={deck[index - 1]} after={deck[index + 1]} />
          ) : (
            <Unlisted title={noSuchCard.title} to="/deck" link={noSuchCard.seeAll}>
              {noSuchCard.lead}
            </Unlisted>
          )
        }}
      </Fetched>
    </div>
  )
}
