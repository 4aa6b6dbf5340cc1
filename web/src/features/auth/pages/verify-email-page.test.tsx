import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { mira, renderApp, sessionElsewhere } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

/** Answers a link's token and counts its uses. */
const linkAnswers = (answer: () => Response | Promise<Response>) => {
  const used: unknown[] = []
  server.use(
    http.post(at('/auth/verify-email'), async ({ request }) => {
      used.push(await request.json())
      return answer()
    }),
  )
  return used
}

test('a valid link is confirmed in green, leads to sign-in, and is used once', async () => {
  const used = linkAnswers(() => HttpResponse.json({ success: true, message: 'Your email address is verified.' }))
  renderApp('/verify-email?token=good', StrictMode)
  expect(await screen.findByText('Verifying your email address')).toBeInTheDocument()
  expect(await screen.findByText('Your email address is verified.')).toHaveClass('good')
  expect(screen.getByRole('link', { name: 'Proceed to Login' })).toHaveAttribute('href', '/auth')
  expect(used).toEqual([{ token: 'good' }])
})

test('a valid link signs in if the response has a session, and leads home', async () => {
  linkAnswers(() => HttpResponse.json({ success: true, message: 'Verified.', user: mira, token: 'access', refreshToken: 'refresh' }))
  renderApp('/verify-email?token=here', StrictMode)
  expect(await screen.findByRole('link', { name: 'Begin Your Reading' })).toHaveAttribute('href', '/')
  expect(localStorage.getItem('refreshToken')).toBe('refresh')
  expect(screen.queryByRole('link', { name: 'Proceed to Login' })).not.toBeInTheDocument()
})

test('the welcome tokens show as soon as they are there', async () => {
  const waiting = { ...mira, tier: 'free' as const, oracleTokens: 0 }
  linkAnswers(() => HttpResponse.json({ success: true, message: 'Verified.', user: waiting, token: 'access', refreshToken: 'refresh' }))
  let asked = 0
  server.use(
    http.get(at('/auth/profile'), () => {
      asked += 1
      return HttpResponse.json({ success: true, user: asked < 2 ? waiting : { ...waiting, tier: 'trial', oracleTokens: 3 } })
    }),
  )
  renderApp('/verify-email?token=welcome')
  const page = async (count: string) => {
    await screen.findByText(count)
    return document.querySelector('.verify')
  }
  // The style sheet hides a balance that is still to come.
  expect(await page('0 tokens')).toHaveAttribute('data-awaiting', 'true')
  expect(await page('3 tokens')).toHaveAttribute('data-awaiting', 'false')
})

test('a session that begins in another tab does not disturb the call', async () => {
  const answer = Promise.withResolvers<void>()
  const used = linkAnswers(() => answer.promise.then(() => HttpResponse.json({ success: true, message: 'Verified.' })))
  renderApp('/verify-email?token=twice')
  await waitFor(() => expect(used).toHaveLength(1))
  sessionElsewhere()
  answer.resolve()
  expect(await screen.findByText('Verified.')).toHaveClass('good')
  expect(used).toHaveLength(1)
})

test('an expired link says what the server says, in red', async () => {
  linkAnswers(() =>
    HttpResponse.json(
      { success: false, code: 'link_expired', message: 'This link has expired. Please request a new one.' },
      { status: 400 },
    ),
  )
  renderApp('/verify-email?token=expired')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired. Please request a new one.')
  expect(screen.getByRole('alert')).toHaveClass('bad')
  expect(screen.getByRole('link', { name: 'Proceed to Login' })).toBeVisible()
})

test('an unreachable server is an unexpected error', async () => {
  linkAnswers(() => HttpResponse.error())
  renderApp('/verify-email?token=away')
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
})

test('without a token nothing is requested', async () => {
  const used = linkAnswers(() => HttpResponse.json({}))
  renderApp('/verify-email')
  expect(await screen.findByRole('alert')).toHaveTextContent('Verification token not found.')
  expect(used).toEqual([])
})
