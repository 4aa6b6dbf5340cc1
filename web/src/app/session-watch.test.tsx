import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../test/render-app.tsx'
import { at, server } from '../../test/server.ts'
import { authorizedFetch } from '../lib/reauth.ts'
import { keepTokens, readTokens } from '../lib/session/tokens.ts'

const unauthenticated = () => HttpResponse.json({ success: false, code: 'unauthenticated', message: 'Please sign in.' }, { status: 401 })
const ended = () => HttpResponse.json({ success: false, code: 'session_ended', message: 'Ended.' }, { status: 401 })

/** Simulates another tab that changes the storage, and the event that this tab gets. */
const otherTab = (stored: Record<string, string>) =>
  act(() => {
    localStorage.clear()
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key: 'session' }))
  })

test('a stored session is restored with its reader', async () => {
  signedIn()
  renderApp('/no/such/page')
  expect(await screen.findByText('Account of Mira Lund')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
})

test('a stored session that the server no longer knows is forgotten, and the page stays', async () => {
  keepTokens({ token: 'old', refreshToken: 'old' })
  server.use(http.get(at('/auth/profile'), unauthenticated), http.post(at('/auth/refresh'), ended))
  const { address } = renderApp('/no/such/page')
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(readTokens()).toBeNull()
  expect(address()).toBe('/no/such/page')
})

test.each(['token', 'refreshToken'])('with only the %s of a session stored, the server is not asked for the reader', async (one) => {
  localStorage.setItem(one, 'access-1')
  let asked = 0
  server.use(
    http.get(at('/auth/profile'), () => {
      asked += 1
      return HttpResponse.json({ success: true, user: mira })
    }),
  )
  renderApp('/no/such/page')
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(asked).toBe(0)
})

test('a failing profile forgets the session', async () => {
  keepTokens({ token: 'access-1', refreshToken: 'refresh-1' })
  server.use(http.get(at('/auth/profile'), () => HttpResponse.json({ success: false, code: 'internal' }, { status: 500 })))
  renderApp('/no/such/page')
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(readTokens()).toBeNull()
})

test('when the server is only away, the session waits for the next visit', async () => {
  keepTokens({ token: 'access-1', refreshToken: 'refresh-1' })
  server.use(http.get(at('/auth/profile'), () => HttpResponse.json({ success: false, code: 'unavailable' }, { status: 503 })))
  renderApp('/no/such/page')
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(readTokens()).not.toBeNull()
})

test('when the session cannot be renewed just now, it waits for the next visit', async () => {
  keepTokens({ token: 'run-out', refreshToken: 'refresh-1' })
  server.use(
    http.get(at('/auth/profile'), unauthenticated),
    http.post(at('/auth/refresh'), () => HttpResponse.json({ success: false, code: 'unavailable' }, { status: 503 })),
  )
  renderApp('/no/such/page')
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(readTokens()).not.toBeNull()
})

test('a session that ends while in use leads to the sign-in page, and nothing of the reader stays', async () => {
  signedIn()
  const { address } = renderApp('/no/such/page')
  await screen.findByText('Account of Mira Lund')
  server.use(http.get(at('/any'), unauthenticated), http.post(at('/auth/refresh'), ended))
  await act(() => authorizedFetch('/any'))
  await waitFor(() => expect(address()).toBe('/login?redirect=/no/such/page'))
  expect(await screen.findByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible()
  expect(readTokens()).toBeNull()
  expect(screen.queryByText(/Mira/)).not.toBeInTheDocument()
})

test('signing out in another tab signs out here', async () => {
  signedIn()
  renderApp('/no/such/page')
  await screen.findByText('Account of Mira Lund')
  otherTab({})
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(screen.queryByText(/Mira/)).not.toBeInTheDocument()
})

test('signing out in another tab reaches a tab that signed in itself', async () => {
  server.use(
    http.post(at('/auth/login'), () => HttpResponse.json({ success: true, user: mira, token: 'access-1', refreshToken: 'refresh-1' })),
  )
  const { user } = renderApp('/login?redirect=/no/such/page')
  await user.type(await screen.findByLabelText('Email'), mira.email)
  await user.type(screen.getByLabelText('Password'), 'Nightsky1{Enter}')
  await screen.findByText('Account of Mira Lund')
  otherTab({})
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('another reader signing in in another tab is the reader here too', async () => {
  signedIn()
  renderApp('/no/such/page')
  await screen.findByText('Account of Mira Lund')
  const iris = { ...mira, _id: 'u2', firstName: 'Iris', lastName: 'Holm', fullName: 'Iris Holm' }
  server.use(http.get(at('/auth/profile'), () => HttpResponse.json({ success: true, user: iris })))
  otherTab({ token: 'hers', refreshToken: 'hers', session: 'hers' })
  expect(await screen.findByText('Account of Iris Holm')).toBeInTheDocument()
  expect(screen.queryByText(/Mira/)).not.toBeInTheDocument()
})

test('tokens renewed in another tab change nothing here', async () => {
  signedIn()
  let asked = 0
  server.use(
    http.get(at('/auth/profile'), () => {
      asked += 1
      return HttpResponse.json({ success: true, user: mira })
    }),
  )
  renderApp('/no/such/page')
  await screen.findByText('Account of Mira Lund')
  expect(asked).toBe(1)
  act(() => {
    localStorage.setItem('token', 'access-2')
    localStorage.setItem('refreshToken', 'refresh-2')
    dispatchEvent(new StorageEvent('storage', { key: 'refreshToken' }))
  })
  expect(screen.getByText('Account of Mira Lund')).toBeInTheDocument()
  expect(asked).toBe(1)
})
