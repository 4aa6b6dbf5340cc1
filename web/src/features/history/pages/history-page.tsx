import { RequireSession } from '../../../components/require-session.tsx'
import { Shelf } from '../components/shelf.tsx'
import { TypeFilter } from '../components/type-filter.tsx'
import '../history.css'
import { usePlaceOnShelf } from '../place-on-shelf.ts'

/** /history: everything a reader was told, nine to a page. */
export const HistoryPage = () => {
  const { page, methodId, toPage, toMethod } = usePlaceOnShelf()
  return (
    <div className="wrap kept">
      <title>Reading History · Sibyl</title>
      <RequireSession signIn="/login?redirect=/history">
        <header className="hhead">
          <h1>Reading History</h1>
          <TypeFilter chosen={methodId} onChoose={toMethod} />
        </header>
        <Shelf page={page} methodId={methodId} onPage={toPage} />
      </RequireSession>
    </div>
  )
}
