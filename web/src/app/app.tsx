import { type ReactNode, StrictMode } from 'react'
import { type Excerpt, ExcerptContext } from '../lib/page-excerpt.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

type AppProps = {
  /** The router: a browser's, or the one that prerenders pages in the build. */
  at: (pages: ReactNode) => ReactNode
  /** The excerpt that a prerendered page shows. */
  excerpt: Excerpt | undefined
}

/** The whole client. */
export const App = ({ at, excerpt }: AppProps) => (
  <StrictMode>
    <ExcerptContext value={excerpt}>
      <Providers>{at(<Router />)}</Providers>
    </ExcerptContext>
  </StrictMode>
)
