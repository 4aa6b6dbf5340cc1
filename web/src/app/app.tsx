import { type ReactNode, StrictMode } from 'react'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

/** The whole client. `at` puts its pages where the address comes from: a browser, or the build that writes pages. */
export const App = ({ at }: { at: (pages: ReactNode) => ReactNode }) => (
  <StrictMode>
    <Providers>{at(<Router />)}</Providers>
  </StrictMode>
)
