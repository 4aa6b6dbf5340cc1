import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fetch-ahead.ts'
import '../styles/index.css'
import { registerWorker } from './offline/register-worker.ts'
import { Providers } from './providers.tsx'
import { reloadOnceWhenOutdated } from './reload-once.ts'
import { Router } from './router.tsx'

reloadOnceWhenOutdated()
registerWorker()

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
