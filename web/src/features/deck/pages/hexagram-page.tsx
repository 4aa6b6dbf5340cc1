import { useParams } from 'react-router-dom'
import { noSuchHexagram, hexagram as texts } from '#texts/deck-hexagram.tsx'
import { hexagrams as bookTexts } from '#texts/deck-hexagrams.ts'
import { useExcerpt } from '../../../lib/page-excerpt.ts'
import { useGetHexagramsQuery } from '../api.ts'
import { EntryLoading } from '../components/entry-loading.tsx'
import { Fetched } from '../components/fetched.tsx'
import { HexagramEntry } from '../components/hexagram-entry.tsx'
import { Unlisted } from '../components/unlisted.tsx'
import '../deck.css'
import '../entry.css'

const loading = <EntryLoading status={bookTexts.loading} shape="of-hexagram" back={{ to: '/hexagrams', name: bookTexts.title }} />

/** /hexagrams/{number}: one hexagram with all its texts. */
export const HexagramPage = () => {
  const { number } = useParams()
  const book = useGetHexagramsQuery()
  const excerpt = useExcerpt()
  return (
    <div className="wrap library">
      <Fetched call={book} known={excerpt?.book} failed={texts.failed} level={1} loading={loading}>
        {(opened) => {
          const hexagram = opened.hexagrams.find((one) => String(one.number) === number)
          return hexagram ? (
            <HexagramEntry hexagram={hexagram} book={opened} />
          ) : (
            <Unlisted title={noSuchHexagram.title} to="/hexagrams" link={noSuchHexagram.seeAll}>
              {noSuchHexagram.lead}
            </Unlisted>
          )
        }}
      </Fetched>
    </div>
  )
}
