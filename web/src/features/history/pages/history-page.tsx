import { useLocation } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { history as texts } from '#texts/history.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import { signInPath } from '../../../lib/redirect.ts'
import { Shelf } from '../components/shelf.tsx'
import { TypeFilter } from '../components/type-filter.tsx'
import '../history.css'
import { usePlaceOnShelf } from '../place-on-shelf.ts'

/** /history: everything a reader was told, nine to a page. */
export const HistoryPage = () => {
  const { pathname, search } = useLocation()
  const { page, methodId, toPage, toMethod } = usePlaceOnShelf()
  return (
    <div className="wrap kept">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <header className="hhead">
          <h1>{texts.title}</h1>
          <TypeFilter chosen={methodId} onChoose={toMethod} />
        </header>
        <Shelf page={page} methodId={methodId} onPage={toPage} />
      </RequireSession>
    </div>
  )
}
