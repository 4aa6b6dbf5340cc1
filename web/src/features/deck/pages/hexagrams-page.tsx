import { hexagrams as texts } from '#texts/deck-hexagrams.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useGetHexagramsQuery } from '../api.ts'
import { BookLoading } from '../components/book-loading.tsx'
import { BookOfHexagrams } from '../components/book-of-hexagrams.tsx'
import { Chips } from '../components/chips.tsx'
import { Fetched } from '../components/fetched.tsx'
import { HexagramLines } from '../components/hexagram-lines.tsx'
import { SearchField } from '../components/search-field.tsx'
import '../deck.css'
import { trigramIds, trigrams } from '../find-hexagrams.ts'
import { useFilter } from '../use-filter.ts'

const options = trigrams.map(({ id, name, lines }) => ({ id, name, mark: <HexagramLines lines={lines} /> }))

/** /hexagrams: the sixty-four of the book of changes, by trigram and search. */
export const HexagramsPage = () => {
  const book = useGetHexagramsQuery()
  const { group, words, searched, setWords, setGroup, showAll } = useFilter('trigram', trigramIds)
  return (
    <div className="wrap library">
      <PageHead title={texts.pageTitle} description={texts.description} path="/hexagrams" />
      <header className="libhead">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <SearchField label={texts.search} placeholder={texts.searchExample} words={words} onWords={setWords} />
        <Chips label={texts.filter} all={texts.all} options={options} chosen={group} onChoose={setGroup} />
      </header>
      <Fetched call={book} failed={texts.failed} level={2} loading={<BookLoading filtered={group !== null || searched.trim() !== ''} />}>
        {({ hexagrams }) => <BookOfHexagrams hexagrams={hexagrams} trigram={group} words={searched} onShowAll={showAll} />}
      </Fetched>
    </div>
  )
}
