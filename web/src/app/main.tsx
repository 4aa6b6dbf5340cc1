import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fetch-ahead.ts'
import '../styles/index.css'
import { finishForgetting } from '../lib/kept-pictures.ts'
import { readTokens } from '../lib/session/tokens.ts'
import { App } from './app.tsx'
import { registerWorker } from './offline/register-worker.ts'
import { reloadOnceWhenOutdated } from './reload-once.ts'
import { writtenExcerpt, writtenPage } from './written/written-page.ts'

reloadOnceWhenOutdated()
registerWorker()
void finishForgetting()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What the build has written is gone in the moment in which something else is there. */
const InItsPlace = () => {
  useLayoutEffect(() => {
    delete root.dataset.written
  }, [])
  return null
}

// A page is written for a visitor at its bare address.
const excerpt = writtenExcerpt()
const written = readTokens() || location.search ? null : writtenPage()

if (written) {
  // In small pieces: a reader who presses something meanwhile is not kept waiting.
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
