import { useGetCardsQuery } from '../api.ts'
import { Chips } from '../components/chips.tsx'
import { Fetched } from '../components/fetched.tsx'
import { Gallery } from '../components/gallery.tsx'
import { GalleryLoading } from '../components/gallery-loading.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SearchField } from '../components/search-field.tsx'
import '../deck.css'
import { groupIds, groups } from '../deck-groups.ts'
import { useFilter } from '../use-filter.ts'

/** /deck: all 78 cards, by part, filter and search. */
export const DeckPage = () => {
  const cards = useGetCardsQuery()
  const { group, words, setWords, setGroup, showAll } = useFilter('show', groupIds)
  return (
    <div className="wrap library">
      <PageHead
        title="The Deck: all 78 tarot cards and their meanings"
        description="All 78 cards of the tarot, drawn as one deck: the Major Arcana, Cups, Wands, Swords and Pentacles, each with its keywords and its meaning upright and reversed."
        path="/deck"
      />
      <header className="libhead">
        <h1>The Deck</h1>
        <p className="lead">
          Seventy-eight cards, engraved for this oracle. Open one to see it large, upright or reversed, and to read what it says.
        </p>
        <SearchField label="Search the deck by name or keyword" placeholder="Name or keyword" words={words} onWords={setWords} />
        <Chips label="Filter the deck" all="All Cards" options={groups} chosen={group} onChoose={setGroup} />
      </header>
      <Fetched call={cards} what="the deck" level={2} loading={<GalleryLoading group={group} words={words} />}>
        {(deck) => <Gallery cards={deck} group={group} words={words} onShowAll={showAll} />}
      </Fetched>
    </div>
  )
}
