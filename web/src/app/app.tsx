import { type ReactNode, StrictMode } from 'react'
import { type Excerpt, ExcerptContext } from '../features/deck/excerpt.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

type AppProps = {
  /** Puts its pages where the address comes from: a browser, or the build that writes pages. */
  at: (pages: ReactNode) => ReactNode
  /** What the page that the build has written shows of the library. */
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
