import type { User } from '@sibyl/contracts/http/auth'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { Providers } from '../src/app/providers.tsx'
import { Router } from '../src/app/router.tsx'
import { keepTokens } from '../src/lib/session/tokens.ts'
import { at, server } from './server.ts'

export const mira: User = {
  _id: 'u1',
  firstName: 'Mira',
  lastName: 'Lund',
  fullName: 'Mira Lund',
  email: 'mira.lund@example.com',
  emailVerified: true,
  tier: 'tokens',
  oracleTokens: 2,
  timezone: 'UTC',
  createdAt: '2026-11-01T09:00:00.000Z',
}

/** A browser in which somebody has signed in before, who has saved nobody. */
export const signedIn = (user: User = mira) => {
  keepTokens({ token: 'access-1', refreshToken: 'refresh-1' }, user._id)
  server.use(
    http.get(at('/auth/profile'), () => HttpResponse.json({ success: true, user })),
    http.get(at('/divination/people'), () => HttpResponse.json({ success: true, people: [] })),
  )
}

/** Another tab in which somebody signs in while this one is open. */
export const sessionElsewhere = (user: User = mira) => {
  server.use(http.get(at('/auth/profile'), () => HttpResponse.json({ success: true, user })))
  const entries = { reader: user._id, token: 'access-1', refreshToken: 'refresh-1', session: 'begun elsewhere' }
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'session' })))
}

/**
 * The whole application at a path, as a reader meets it. `address()` is the address now, `go(path)` another one in the same tab; `Around` wraps
 * it, as in StrictMode.
 */
export const renderApp = (path: string, Around: ComponentType<{ children: ReactNode }> | typeof Fragment = Fragment) => {
  server.use(http.get(at('/health'), () => HttpResponse.json({ success: true })))
  let now = path
  let navigate: (to: string) => unknown = () => undefined
  const Address = () => {
    navigate = useNavigate()
    const { pathname, search, hash } = useLocation()
    now = pathname + search + hash
    return null
  }
  const view = render(
    <Around>
      <Providers>
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <Router />
        </MemoryRouter>
      </Providers>
    </Around>,
  )
  const go = (to: string) => act(async () => void navigate(to))
  return { ...view, address: () => now, go, user: userEvent.setup() }
}
