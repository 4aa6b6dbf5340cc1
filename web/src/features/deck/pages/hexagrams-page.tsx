import { useGetHexagramsQuery } from '../api.ts'
import { BookLoading } from '../components/book-loading.tsx'
import { BookOfHexagrams } from '../components/book-of-hexagrams.tsx'
import { Chips } from '../components/chips.tsx'
import { Fetched } from '../components/fetched.tsx'
import { HexagramLines } from '../components/hexagram-lines.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SearchField } from '../components/search-field.tsx'
import '../deck.css'
import { trigramIds, trigrams } from '../find-hexagrams.ts'
import { useFilter } from '../use-filter.ts'

const options = trigrams.map(({ id, name, lines }) => ({ id, name, mark: <HexagramLines lines={lines} /> }))

/** /hexagrams: the sixty-four of the book of changes, by trigram and search. */
export const HexagramsPage = () => {
  const book = useGetHexagramsQuery()
  const { group, words, setWords, setGroup, showAll } = useFilter('trigram', trigramIds)
  return (
    <div className="wrap library">
      <PageHead
        title="The Hexagrams: all 64 of the I Ching"
        description="All 64 hexagrams of the I Ching in King Wen’s order, with the judgement, the image, the trigrams and the text of every line, in plain words."
        path="/hexagrams"
      />
      <header className="libhead">
        <h1>The Hexagrams</h1>
        <p className="lead">Sixty-four figures of six lines, in King Wen’s order. Each is two trigrams, one above the other.</p>
        <SearchField
          label="Search the hexagrams by number, name or keyword"
          placeholder="Number, name or keyword"
          words={words}
          onWords={setWords}
        />
        <Chips label="Filter by trigram" all="All Trigrams" options={options} chosen={group} onChoose={setGroup} />
      </header>
      <Fetched call={book} what="the book" level={2} loading={<BookLoading filtered={group !== null || words.trim() !== ''} />}>
        {({ hexagrams }) => <BookOfHexagrams hexagrams={hexagrams} trigram={group} words={words} onShowAll={showAll} />}
      </Fetched>
    </div>
  )
}
