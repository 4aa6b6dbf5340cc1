import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fetch-ahead.ts'
import '../styles/index.css'
import { readTokens } from '../lib/session/tokens.ts'
import { App } from './app.tsx'
import { registerWorker } from './offline/register-worker.ts'
import { reloadOnceWhenOutdated } from './reload-once.ts'
import { writtenPage } from './written/written-page.ts'

reloadOnceWhenOutdated()
registerWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = <App at={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />

const written = writtenPage()
if (written && !readTokens() && !location.search) hydrateRoot(written, app)
else {
  // What was written is for a visitor at the bare address: it makes way in the moment in which something else is there.
  flushSync(() => createRoot(root).render(app))
  delete root.dataset.written
}
