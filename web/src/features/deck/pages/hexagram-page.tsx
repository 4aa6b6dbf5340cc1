import { useParams } from 'react-router-dom'
import { useGetHexagramsQuery } from '../api.ts'
import { EntryLoading } from '../components/entry-loading.tsx'
import { Fetched } from '../components/fetched.tsx'
import { HexagramEntry } from '../components/hexagram-entry.tsx'
import { Unlisted } from '../components/unlisted.tsx'
import '../deck.css'
import '../entry.css'

const loading = <EntryLoading status="Opening the book" shape="of-hexagram" back={{ to: '/hexagrams', name: 'The Hexagrams' }} />

/** /hexagrams/{number}: one hexagram and all that is said of it. */
export const HexagramPage = () => {
  const { number } = useParams()
  const book = useGetHexagramsQuery()
  return (
    <div className="wrap library">
      <Fetched call={book} what="this hexagram" level={1} loading={loading}>
        {(opened) => {
          const hexagram = opened.hexagrams.find((one) => String(one.number) === number)
          return hexagram ? (
            <HexagramEntry hexagram={hexagram} book={opened} />
          ) : (
            <Unlisted title="No such hexagram" to="/hexagrams" link="See the Hexagrams">
              They are numbered from 1 to 64, and this is none of them.
            </Unlisted>
          )
        }}
      </Fetched>
    </div>
  )
}
