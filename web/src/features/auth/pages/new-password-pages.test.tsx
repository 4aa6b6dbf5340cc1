import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const refusal = (code: string, message: string) => HttpResponse.json({ success: false, code, message }, { status: 400 })

/** The paths of everything that a page sends. */
const everythingSent = () => {
  const sent: string[] = []
  server.use(
    http.post('*', ({ request }) => {
      sent.push(new URL(request.url).pathname)
      return HttpResponse.json({ success: true, message: 'x' })
    }),
  )
  return sent
}

describe('Forgot password', () => {
  test('is a step from the sign-in form', async () => {
    const { user, address } = renderApp('/login')
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await waitFor(() => expect(address()).toBe('/forgot-password'))
  })

  test('sends the link, and says nothing of whether there is an account', async () => {
    const sent: unknown[] = []
    server.use(
      http.post(at('/auth/forgot-password'), async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ success: true, message: 'x' })
      }),
    )
    const { user } = renderApp('/forgot-password')
    await user.type(await screen.findByLabelText('Email'), ' Mira@Example.com ')
    await user.click(screen.getByRole('button', { name: 'Send the Link' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toHaveFocus()
    expect(screen.getByText(/If there is an account with/)).toHaveTextContent('mira@example.com')
    expect(sent).toEqual([{ email: 'mira@example.com' }])
  })

  test('asks for an address before it sends anything', async () => {
    const sent = everythingSent()
    const { user } = renderApp('/forgot-password')
    await user.click(await screen.findByRole('button', { name: 'Send the Link' }))
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('says when the server does not answer', async () => {
    server.use(http.post(at('/auth/forgot-password'), () => HttpResponse.error()))
    const { user } = renderApp('/forgot-password')
    await user.type(await screen.findByLabelText('Email'), 'mira@example.com')
    await user.click(screen.getByRole('button', { name: 'Send the Link' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  })
})

describe('Reset password', () => {
  const choose = async (path = '/reset-password?token=good') => {
    const app = renderApp(path)
    await app.user.type(await screen.findByLabelText('New password'), 'Starlight8')
    await app.user.click(screen.getByRole('button', { name: 'Save Password' }))
    return app
  }

  test('stores the new password, and removes the token from the address', async () => {
    const sent: unknown[] = []
    server.use(
      http.post(at('/auth/reset-password'), async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ success: true, message: 'x' })
      }),
    )
    const { address } = await choose()
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(sent).toEqual([{ token: 'good', password: 'Starlight8' }])
    expect(address()).toBe('/reset-password?done=1')
  })

  test('ends the session of this browser', async () => {
    server.use(http.post(at('/auth/reset-password'), () => HttpResponse.json({ success: true, message: 'x' })))
    signedIn()
    await choose()
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test.each([
    ['link_expired', 'This link has expired. Please request a new one.'],
    ['link_unknown', 'This link is not valid. It may have been used already.'],
  ])('leads to a new link after %s', async (code, message) => {
    server.use(http.post(at('/auth/reset-password'), () => refusal(code, message)))
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('link', { name: 'Get a New Link' })).toHaveAttribute('href', '/forgot-password')
  })

  test('shows no form without a token', async () => {
    renderApp('/reset-password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Reset token not found.')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test('says which rule a password breaks, and sends nothing', async () => {
    const sent = everythingSent()
    const { user } = renderApp('/reset-password?token=good')
    await user.type(await screen.findByLabelText('New password'), 'starlight')
    await user.click(screen.getByRole('button', { name: 'Save Password' }))
    expect(await screen.findByText('Password must contain uppercase, lowercase, and number')).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('The hint of how easily a password is guessed', () => {
  test.each([
    ['Password1', /Well known|Easily guessed/],
    ['Violet7-harbour-otter-mosaic', /Strong/],
  ])('says of %s what it is', async (password, words) => {
    const { user } = renderApp('/register')
    await user.type(await screen.findByLabelText('Password'), password)
    expect(await screen.findByText(words)).toBeVisible()
  })
})
