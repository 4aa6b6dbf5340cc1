import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fetch-ahead.ts'
import '../styles/index.css'
import { finishForgetting } from '../lib/picture-cache.ts'
import { readTokens } from '../lib/session/tokens.ts'
import { App } from './app.tsx'
import { keepPresses } from './keep-presses.ts'
import { registerWorker } from './offline/register-worker.ts'
import { reloadOnceWhenOutdated } from './reload-once.ts'
import { writtenExcerpt, writtenPage } from './written/written-page.ts'

reloadOnceWhenOutdated()
registerWorker()
keepPresses()
void finishForgetting()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Removes the root's mark of a prerendered page, where the client replaces that page instead of hydrating it. */
const InItsPlace = () => {
  useLayoutEffect(() => {
    delete root.dataset.written
  }, [])
  return null
}

// A page is prerendered for a visitor, at its address without a query.
const excerpt = writtenExcerpt()
const written = readTokens() || location.search ? null : writtenPage()

if (written) {
  // Hydrates in small steps, so that a press in between gets an immediate response.
  startTransition(() => void hydrateRoot(written, <App excerpt={excerpt} at={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />))
} else {
  createRoot(root).render(
    <App
      excerpt={excerpt}
      at={(pages) => (
        <BrowserRouter>
          <InItsPlace />
          {pages}
        </BrowserRouter>
      )}
    />,
  )
}
