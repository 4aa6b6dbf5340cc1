import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { connection } from '../../../../test/connection.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, aSealedDraw, begun, scriptedEvents, wholeEvents } from '../../../reading/progress/testing.ts'
import { loadRenderer } from '../../../reading/view/reading-text.tsx'
import { asked, disrupted, refuses, tarotAnswers, UNABLE } from '../testing.ts'

beforeAll(() => loadRenderer())
afterEach(() => connection('online'))

describe('a reading fails', () => {
  beforeEach(() => signedIn())

  test('when the oracle fails: the token is back, and Try Again sends a new request', async () => {
    const events = scriptedEvents()
    const keys = tarotAnswers(
      () => events.answer(),
      () => wholeEvents(aReading()),
    )
    const { key } = asked()
    const { user } = renderApp('/reading/tarot')
    events.send('now', 'reading', { reading: begun(aReading({ userTokensRemaining: 1 })) })
    events.send('1', 'failed', { code: 'generation_failed', message: UNABLE, userTokensRemaining: 2 })
    await disrupted()
    expect(screen.getByText(UNABLE)).toBeInTheDocument()
    expect(screen.getByText('Your token was returned: you still have 2. Your question is saved.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(key)
    expect(keys[1]).not.toBe(key)
  })

  test('when the sealed deck has served another reading: Try Again requests one with a newly sealed deck and new random bytes, but the same words', async () => {
    const named: unknown[] = []
    server.use(
      http.post(at('/divination/reading/tarot'), async ({ request }) => {
        named.push(((await request.json()) as { draw: unknown }).draw)
        return named.length > 1 ? wholeEvents(aReading()) : refuses(409, { code: 'draw_used', message: 'Served another.' })()
      }),
    )
    asked({ draw: { id: 'draw_old', seal: 'a.b.c', words: 'Seven', cut: `Seven ${'0'.repeat(32)}` } })
    const { user } = renderApp('/reading/tarot')
    await disrupted()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(named).toEqual([
      { id: 'draw_old', cut: `Seven ${'0'.repeat(32)}` },
      { id: aSealedDraw.id, cut: expect.stringMatching(/^Seven (?!0{32})[0-9a-f]{32}$/) },
    ])
  })

  test('when the server cannot be reached: Try Again repeats the same request', async () => {
    const unreachable = () => HttpResponse.error()
    const keys = tarotAnswers(unreachable, unreachable, () => wholeEvents(aReading()))
    const { key } = asked()
    const { user } = renderApp('/reading/tarot')
    await disrupted()
    expect(screen.getByText(UNABLE)).toBeInTheDocument()
    expect(screen.getByText('Your question is saved.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toEqual([key, key, key])
  })

  test('when there is no connection: the request is stored, and sent again under the same key when there is one', async () => {
    const unreachable = () => HttpResponse.error()
    const keys = tarotAnswers(unreachable, unreachable, () => wholeEvents(aReading()))
    const { key } = asked()
    connection('offline')
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your reading waits for the connection' })).toBeInTheDocument()
    connection('online')
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toEqual([key, key, key])
  })

  test('when it is refused: the server says why', async () => {
    tarotAnswers(refuses(429, { code: 'rate_limited', message: 'Too many requests. Please wait a moment and try again.' }))
    asked()
    renderApp('/reading/tarot')
    await disrupted()
    expect(screen.getByText('Too many requests. Please wait a moment and try again.')).toBeInTheDocument()
  })

  test('when the server refuses the form: the first fault is shown, and Try Again leads back to it', async () => {
    tarotAnswers(
      refuses(400, {
        code: 'invalid_input',
        message: 'Please check what you entered.',
        fields: [{ field: 'question', message: 'Please provide more detail in your question' }],
      }),
    )
    asked()
    const { user, address } = renderApp('/reading/tarot')
    expect(await screen.findByText('Please provide more detail in your question')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(address()).toBe('/input/tarot')
  })

  test('when the words express a crisis: the page is kind, with lines to call and nothing to buy', async () => {
    tarotAnswers(
      refuses(422, {
        code: 'safety',
        message:
          'This deserves a person. Please call 112 now, or 116 123, in the US 1-800-799-7233. Elsewhere findahelpline.com lists a line.',
      }),
    )
    asked()
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { name: 'Please talk to someone' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    expect(screen.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(screen.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:18007997233')
    expect(screen.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute('href', 'https://findahelpline.com')
    expect(screen.queryByText(/Disrupted/)).not.toBeInTheDocument()
    expect(sessionStorage.getItem('own:submission:tarot')).toBeNull()
  })

  test('when a crisis is recognised only after the start: the reader gets the same response', async () => {
    const events = scriptedEvents()
    tarotAnswers(() => events.answer())
    asked()
    renderApp('/reading/tarot')
    events.send('now', 'reading', { reading: begun(aReading({ userTokensRemaining: 1 })) })
    events.send('1', 'failed', { code: 'safety', message: 'This deserves a person. Please call 116 123.', userTokensRemaining: 2 })
    expect(await screen.findByRole('heading', { name: 'Please talk to someone' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(screen.queryByText(/Disrupted/)).not.toBeInTheDocument()
    expect(sessionStorage.getItem('own:submission:tarot')).toBeNull()
  })

  test('when the server finds no token: the purchase opens', async () => {
    tarotAnswers(refuses(402, { code: 'access_required', message: 'This reading requires Oracle Tokens or a premium subscription.' }))
    asked()
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { name: 'Premium Reading' })).toBeInTheDocument()
  })

  test('when there is no request: back to the form', async () => {
    const { address } = renderApp('/reading/tarot')
    await waitFor(() => expect(address()).toBe('/input/tarot'))
  })

  test('when the request was another reader’s: back to the form', async () => {
    signedIn({ ...mira, _id: 'somebody else' })
    asked()
    signedIn()
    const { address } = renderApp('/reading/tarot')
    await waitFor(() => expect(address()).toBe('/input/tarot'))
  })
})
