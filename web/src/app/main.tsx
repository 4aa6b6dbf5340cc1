import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../styles/index.css'
import { preloadPage } from './pages.ts'
import { Providers } from './providers.tsx'
import { reloadOnceWhenOutdated } from './reload-once.ts'
import { Router } from './router.tsx'

// Zod would try `eval`, which a strict content security policy forbids. It reads this when it loads, with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

reloadOnceWhenOutdated()
preloadPage(location.pathname)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)
