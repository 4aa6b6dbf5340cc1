import { useLocation } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { history as texts } from '#texts/history.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import { signInPath } from '../../../lib/redirect.ts'
import { Shelf } from '../components/shelf.tsx'
import { ShelfSearch } from '../components/shelf-search.tsx'
import { TypeFilter } from '../components/type-filter.tsx'
import '../history.css'
import { useShelfPage } from '../shelf-page.ts'

/** /history: a reader's saved readings, nine to a page. */
export const HistoryPage = () => {
  const { pathname, search } = useLocation()
  const { page, methodId, search: sought, toPage, toMethod, toSearch, toAll } = useShelfPage()
  return (
    <div className="wrap kept">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <header className="hhead">
          <h1>{texts.title}</h1>
          <ShelfSearch search={sought} onSearch={toSearch} />
          <TypeFilter chosen={methodId} onChoose={toMethod} />
        </header>
        <Shelf page={page} methodId={methodId} search={sought} onPage={toPage} onAll={toAll} />
      </RequireSession>
    </div>
  )
}
