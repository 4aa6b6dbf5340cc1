import { deck as texts } from '#texts/deck.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useGetCardsQuery } from '../../../lib/cards-api.ts'
import { Chips } from '../components/chips.tsx'
import { Fetched } from '../components/fetched.tsx'
import { Gallery } from '../components/gallery.tsx'
import { GalleryLoading } from '../components/gallery-loading.tsx'
import { SearchField } from '../components/search-field.tsx'
import '../deck.css'
import { groupIds, groups } from '../deck-groups.ts'
import { useFilter } from '../use-filter.ts'

/** /deck: all 78 cards, by part, filter and search. */
export const DeckPage = () => {
  const cards = useGetCardsQuery()
  const { group, words, searched, setWords, setGroup, showAll } = useFilter('show', groupIds)
  return (
    <div className="wrap library">
      <PageHead title={texts.pageTitle} description={texts.description} path="/deck" />
      <header className="libhead">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <SearchField label={texts.search} placeholder={texts.searchExample} words={words} onWords={setWords} />
        <Chips label={texts.filter} all={texts.all} options={groups} chosen={group} onChoose={setGroup} />
      </header>
      <Fetched call={cards} failed={texts.failed} level={2} loading={<GalleryLoading group={group} words={searched} />}>
        {(deck) => <Gallery cards={deck} group={group} words={searched} onShowAll={showAll} />}
      </Fetched>
    </div>
  )
}
