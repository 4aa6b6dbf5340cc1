import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aDailyCard, aReading, begun, scriptedEvents, wholeEvents } from '../../../reading/progress/testing.ts'
import { loadRenderer } from '../../../reading/view/reading-text.tsx'
import { asked, complete, disrupted, eventsAnswer, refuses, showAll, tarotAnswers } from '../testing.ts'

beforeAll(() => loadRenderer())

describe('a reading arrives', () => {
  beforeEach(() => signedIn())

  test('first as a wait, then as facts and cards, as text, and complete', async () => {
    const events = scriptedEvents()
    const keys = tarotAnswers(() => events.answer())
    const { key } = asked()
    const { user } = renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { name: 'Shuffling all seventy-eight' })).toBeInTheDocument()
    expect(
      screen.getByText('Most readings take under half a minute. You may leave; it will be waiting in your history.'),
    ).toBeInTheDocument()

    events.send('now', 'reading', { reading: begun(aReading()) })
    expect(await screen.findByRole('button', { name: 'Card 1 of 3, face down' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'The cards are laid' })).toBeInTheDocument()
    expect(await screen.findByText('2 tokens')).toBeInTheDocument()

    events.send('1', 'delta', { text: '# A door alr' })
    events.send('2', 'delta', { text: 'eady open\n\nYou are choosing between [two gre' })
    events.send('3', 'delta', { text: 'at cards](fact:majors) and a small one. ' })
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'two great cards' })).toBeInTheDocument()
    expect(screen.queryByText(/# A door/)).not.toBeInTheDocument()

    await showAll(user)
    expect(await screen.findByRole('button', { name: 'Eight of Swords, reversed. Challenge' })).toBeInTheDocument()
    events.send('4', 'done', { reading: aReading({ userTokensRemaining: 1 }) })
    events.end()
    await complete()
    expect(screen.getByRole('heading', { level: 2, name: 'Advice The Star' })).toBeInTheDocument()
    expect(screen.getByText(/^1 token spent, 1 left\. November 21, 2026, \d+:14 PM\.$/)).toBeInTheDocument()
    expect(await screen.findByText('1 token')).toBeInTheDocument()
    expect(keys).toEqual([key])
  })

  test('and continues where it stopped when the connection drops', async () => {
    const first = scriptedEvents()
    const second = scriptedEvents()
    const resumed: (string | null)[] = []
    tarotAnswers(() => first.answer())
    server.use(
      http.get(at('/divination/reading/rd_1/events'), ({ request }) => {
        resumed.push(request.headers.get('last-event-id'))
        return second.answer()
      }),
    )
    asked()
    const { user } = renderApp('/reading/tarot')
    first.send('now', 'reading', { reading: begun(aReading()) })
    first.send('17', 'delta', { text: 'You are choosing between [two great cards](fact:majors) ' })
    expect(await screen.findByText(/You are choosing/)).toBeInTheDocument()
    first.drop()
    await waitFor(() => expect(resumed).toEqual(['17']))
    second.send('18', 'delta', { text: 'and a small one.\n\nThen ' })
    await showAll(user)
    expect(await screen.findByText(/and a small one/)).toBeInTheDocument()
    second.send('19', 'done', { reading: aReading() })
    await complete()
  })

  test('and starts its text over when the oracle does', async () => {
    const events = scriptedEvents()
    tarotAnswers(() => events.answer())
    asked()
    const { user } = renderApp('/reading/tarot')
    events.send('now', 'reading', { reading: begun(aReading()) })
    events.send('1', 'delta', { text: 'A card that was never drawn, and ' })
    expect(await screen.findByText(/never drawn/)).toBeInTheDocument()
    events.send('2', 'reading', { reading: begun(aReading()) })
    await waitFor(() => expect(screen.queryByText(/never drawn/)).not.toBeInTheDocument())
    events.send('3', 'delta', { text: 'You are choosing, and ' })
    await showAll(user)
    expect(await screen.findByText(/You are choosing/)).toBeInTheDocument()
  })

  test('with its method, its timeframe and its links', async () => {
    tarotAnswers(() => wholeEvents(aReading()))
    asked()
    const { user } = renderApp('/reading/tarot')
    await showAll(user)
    await complete()
    const reading = within(screen.getByRole('article'))
    expect(reading.getByText('Tarot Reading')).toBeVisible()
    expect(reading.getByText('Timeframe: present')).toBeVisible()
    expect(reading.getByRole('link', { name: 'View All Readings' })).toHaveAttribute('href', '/history')
    expect(reading.getByRole('link', { name: 'Get New Reading' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Back to Oracle' })).toHaveAttribute('href', '/')
  })

  test('once: a reload continues the same reading and requests nothing', async () => {
    eventsAnswer('rd_1', () => wholeEvents(aReading()))
    const keys = tarotAnswers()
    asked({ sent: true, readingId: 'rd_1' })
    signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
    asked({ sent: true, readingId: 'rd_1' })
    renderApp('/reading/tarot')
    await complete()
    expect(screen.getByRole('button', { name: 'The Hermit. Situation' })).toBeInTheDocument()
    expect(keys).toEqual([])
  })

  test('once: a reading that its reader has deleted is not requested again', async () => {
    eventsAnswer('rd_1', refuses(404, { code: 'reading_not_found', message: 'The requested reading could not be found' }))
    const keys = tarotAnswers()
    asked({ sent: true, readingId: 'rd_1' })
    const { address } = renderApp('/reading/tarot')
    await waitFor(() => expect(address()).toBe('/input/tarot'))
    expect(keys).toEqual([])
  })

  test('and can be deleted on its page, and links the others', async () => {
    const deleted: string[] = []
    tarotAnswers(() => wholeEvents(aReading()))
    server.use(
      http.delete(at('/divination/reading/:id'), ({ params }) => {
        deleted.push(String(params.id))
        return HttpResponse.json({ success: true })
      }),
      http.get(at('/divination/history'), () => HttpResponse.json({ success: true, readings: [], pagination: { page: 1, totalPages: 1 } })),
    )
    asked()
    const { user, address } = renderApp('/reading/tarot')
    await showAll(user)
    await complete()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
    await waitFor(() => expect(address()).toBe('/history'))
    expect(deleted).toEqual(['rd_1'])
  })

  test('once: reloaded before the first event, it is requested under the same key', async () => {
    const keys = tarotAnswers(() => wholeEvents(aReading()))
    const { key } = asked({ sent: true })
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toEqual([key])
  })
})

test('a visitor is asked to sign in', async () => {
  asked()
  renderApp('/reading/tarot')
  expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeInTheDocument()
})

test('another method in the address is another reading, with its own request', async () => {
  tarotAnswers(refuses(429, { code: 'rate_limited', message: 'Too many requests.' }))
  server.use(http.post(at('/divination/reading/daily-card'), () => wholeEvents(aDailyCard())))
  signedIn()
  asked()
  const { go } = renderApp('/reading/tarot')
  await disrupted()
  await go('/reading/daily-card')
  expect(await screen.findByRole('heading', { level: 1, name: 'A lamp at arm’s length' })).toBeInTheDocument()
  expect(screen.queryByText('Too many requests.')).not.toBeInTheDocument()
})

test('an unknown method is not found', async () => {
  renderApp('/reading/palmistry')
  expect(await screen.findByRole('heading', { name: 'Reading not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})
