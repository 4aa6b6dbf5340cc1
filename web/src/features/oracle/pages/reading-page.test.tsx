import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { connection } from '../../../../test/connection.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { cacheDailyCard } from '../../../components/reading-progress/daily-card-cache.ts'
import { aDailyCard, aReading, aSealedDraw, begun, scriptedEvents, wholeEvents } from '../../../components/reading-progress/testing.ts'
import { loadRenderer } from '../../../components/reading-view/reading-text.tsx'
import { clearTokens } from '../../../lib/session/tokens.ts'
import { keepSubmission, newSubmission, type Submission } from '../submission.ts'

const UNABLE = 'Unable to generate your reading. Please try again.'
const ALREADY = 'You have already received your daily card today. Please check back tomorrow.'
const form = { timeframe: 'present', question: 'Should I take the offer?' }

beforeAll(() => loadRenderer())
afterEach(() => connection('online'))

/** As after the form: something was asked, and the screen is about to ask the oracle. */
const asked = (over: Partial<Submission> = {}) => {
  const submission = { ...newSubmission(form), ...over }
  keepSubmission('tarot', submission)
  return submission
}

const refuses = (status: number, body: object) => () => HttpResponse.json({ success: false, ...body }, { status })

/** Answers each asking in turn and remembers its key. */
const tarotAnswers = (...answers: (() => Response)[]) => {
  const keys: (string | null)[] = []
  server.use(
    http.post(at('/divination/reading/tarot'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return (answers.shift() ?? (() => HttpResponse.error()))()
    }),
  )
  return keys
}
const dailyAnswers = (answer: () => Response) => server.use(http.post(at('/divination/reading/daily-card'), answer))
const eventsAnswer = (id: string, answer: () => Response) => server.use(http.get(at(`/divination/reading/${id}/events`), answer))

const disrupted = () => screen.findByRole('heading', { name: 'The Cosmic Energies Are Disrupted' })
const showAll = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Show it all now' }, { timeout: 4000 }))
const complete = () => screen.findByText('Reading channeled by Sibyl, your AI Oracle', {}, { timeout: 8000 })

describe('a reading comes about', () => {
  beforeEach(() => signedIn())

  test('in the waiting, as facts and cards, as text, and whole', async () => {
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

  test('and goes on where it stopped when the connection drops', async () => {
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

  test('and begins its text anew when the oracle does', async () => {
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

  test('with its method and its timeframe, and the ways on', async () => {
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

  test('once: a reload goes on with the same reading and asks for nothing', async () => {
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

  test('once: what its reader has deleted is not asked for again', async () => {
    eventsAnswer('rd_1', refuses(404, { code: 'reading_not_found', message: 'The requested reading could not be found' }))
    const keys = tarotAnswers()
    asked({ sent: true, readingId: 'rd_1' })
    const { place } = renderApp('/reading/tarot')
    await waitFor(() => expect(place()).toBe('/input/tarot'))
    expect(keys).toEqual([])
  })

  test('and can be deleted where it stands, and leads to the others', async () => {
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
    const { user, place } = renderApp('/reading/tarot')
    await showAll(user)
    await complete()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
    await waitFor(() => expect(place()).toBe('/history'))
    expect(deleted).toEqual(['rd_1'])
  })

  test('once: reloaded before anything was heard, it is asked under the same key', async () => {
    const keys = tarotAnswers(() => wholeEvents(aReading()))
    const { key } = asked({ sent: true })
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toEqual([key])
  })
})

describe('a reading does not come about', () => {
  beforeEach(() => signedIn())

  test('when the oracle fails: the token is back, and Try Again asks anew', async () => {
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
    expect(screen.getByText('Your token was returned: you still have 2. Your question is kept.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(key)
    expect(keys[1]).not.toBe(key)
  })

  test('when the sealed deck has served another reading: Try Again asks with one sealed anew, cut the same', async () => {
    const named: unknown[] = []
    server.use(
      http.post(at('/divination/reading/tarot'), async ({ request }) => {
        named.push(((await request.json()) as { draw: unknown }).draw)
        return named.length > 1 ? wholeEvents(aReading()) : refuses(409, { code: 'draw_used', message: 'Served another.' })()
      }),
    )
    asked({ draw: { id: 'draw_old', commitment: 'ab', cut: 'Seven' } })
    const { user } = renderApp('/reading/tarot')
    await disrupted()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(named).toEqual([
      { id: 'draw_old', cut: 'Seven' },
      { id: aSealedDraw.id, cut: 'Seven' },
    ])
  })

  test('when the server cannot be reached: Try Again is the same asking', async () => {
    const unreachable = () => HttpResponse.error()
    const keys = tarotAnswers(unreachable, unreachable, () => wholeEvents(aReading()))
    const { key } = asked()
    const { user } = renderApp('/reading/tarot')
    await disrupted()
    expect(screen.getByText(UNABLE)).toBeInTheDocument()
    expect(screen.getByText('Your question is kept.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(keys).toEqual([key, key, key])
  })

  test('when there is no connection: what was asked is kept, and asked again under the same key when there is one', async () => {
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

  test('when the form was not understood: the first fault is told, and Try Again leads back to it', async () => {
    tarotAnswers(
      refuses(400, {
        code: 'invalid_input',
        message: 'Please check what you entered.',
        fields: [{ field: 'question', message: 'Please provide more detail in your question' }],
      }),
    )
    asked()
    const { user, place } = renderApp('/reading/tarot')
    expect(await screen.findByText('Please provide more detail in your question')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(place()).toBe('/input/tarot')
  })

  test('when words need a person: they are met warmly, with lines to call and nothing to buy', async () => {
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

  test('when words need a person and are heard only once it is begun: they are met the same', async () => {
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

  test('when the server finds no token: the till', async () => {
    tarotAnswers(refuses(402, { code: 'access_required', message: 'This reading requires Oracle Tokens or a premium subscription.' }))
    asked()
    renderApp('/reading/tarot')
    expect(await screen.findByRole('heading', { name: 'Premium Reading' })).toBeInTheDocument()
  })

  test('when nothing was asked: back to the form', async () => {
    const { place } = renderApp('/reading/tarot')
    await waitFor(() => expect(place()).toBe('/input/tarot'))
  })

  test('when the asking was another reader’s', async () => {
    signedIn({ ...mira, _id: 'somebody else' })
    asked()
    signedIn()
    const { place } = renderApp('/reading/tarot')
    await waitFor(() => expect(place()).toBe('/input/tarot'))
  })
})

test('a visitor meets the door', async () => {
  asked()
  renderApp('/reading/tarot')
  expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeInTheDocument()
})

test('another method in the address is another reading, asked for anew', async () => {
  tarotAnswers(refuses(429, { code: 'rate_limited', message: 'Too many requests.' }))
  server.use(http.post(at('/divination/reading/daily-card'), () => wholeEvents(aDailyCard())))
  signedIn()
  asked()
  const { go } = renderApp('/reading/tarot')
  await disrupted()
  await go('/reading/daily-card')
  expect(await screen.findByRole('heading', { level: 1, name: 'A lamp at arm’s length' }, { timeout: 8000 })).toBeInTheDocument()
  expect(screen.queryByText('Too many requests.')).not.toBeInTheDocument()
})

test('an unknown method is not found', async () => {
  renderApp('/reading/palmistry')
  expect(await screen.findByRole('heading', { name: 'Reading not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})

describe('the daily card', () => {
  const cached = () => JSON.parse(localStorage.getItem('dailyCard') ?? 'null')
  const drawnBefore = (data?: object) => dailyAnswers(refuses(429, { code: 'already_drawn', message: ALREADY, ...data }))
  const cache = (dateKey: string) => localStorage.setItem('dailyCard', JSON.stringify({ dateKey, reading: aDailyCard() }))
  const today = () => new Date().toDateString()
  const title = () => screen.findByRole('heading', { level: 1, name: 'A lamp at arm’s length' })

  test('needs no account, costs nothing and is kept in this browser', async () => {
    dailyAnswers(() => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await complete()
    expect(screen.getByText(/^Free, one card a day\. November 21, 2026/)).toBeInTheDocument()
    expect(cached()).toMatchObject({ dateKey: today(), reading: { title: 'A lamp at arm’s length' } })
  })

  test('has no timeframe', async () => {
    dailyAnswers(() => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await complete()
    expect(within(screen.getByRole('article')).getByText('Daily Card Pull')).toBeVisible()
    expect(screen.queryByText(/^Timeframe/)).not.toBeInTheDocument()
  })

  test('of a reader is kept in this browser as long as their session', async () => {
    signedIn()
    dailyAnswers(() => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await complete()
    expect(cached()).toBeNull()
    expect(JSON.stringify({ ...localStorage })).toContain('A lamp at arm’s length')
    clearTokens()
    expect(JSON.stringify({ ...localStorage })).not.toContain('A lamp at arm’s length')
  })

  test('of a reader can be read again without a connection, and stays when it is back', async () => {
    signedIn()
    cacheDailyCard(aDailyCard())
    server.use(http.get(at('/auth/profile'), () => HttpResponse.error()))
    dailyAnswers(() => HttpResponse.error())
    connection('offline')
    renderApp('/reading/daily-card')
    await title()
    expect(screen.getByRole('complementary', { name: 'Connection' })).toHaveTextContent('You are offline. Today’s card can be read again')
    server.use(http.get(at('/auth/profile'), () => HttpResponse.json({ success: true, user: mira })))
    connection('online')
    await screen.findByText('Account of Mira Lund')
    await title()
    expect(screen.queryByRole('complementary', { name: 'Connection' })).not.toBeInTheDocument()
  })

  test('that was not drawn yet needs a connection, and comes with it', async () => {
    cache('Thu Jan 01 1970')
    dailyAnswers(() => HttpResponse.error())
    connection('offline')
    renderApp('/reading/daily-card')
    expect(await screen.findByRole('heading', { level: 1, name: 'A new card needs a connection' })).toBeInTheDocument()
    expect(screen.getByText('You are offline. What needs a connection waits until it is back.')).toBeInTheDocument()
    dailyAnswers(() => wholeEvents(aDailyCard()))
    connection('online')
    await complete()
  })

  test.each([
    ['an answer without a card', () => HttpResponse.json({ success: true })],
    ['no answer', () => HttpResponse.error()],
  ])('for which there is %s could not be read', async (_what, answer) => {
    dailyAnswers(answer)
    renderApp('/reading/daily-card')
    await disrupted()
    expect(screen.getByText(UNABLE)).toBeInTheDocument()
  })

  test('already drawn is shown again as the server sent it along', async () => {
    drawnBefore({ data: aDailyCard() })
    renderApp('/reading/daily-card')
    await title()
    expect(screen.getByRole('button', { name: 'The Hermit. Situation' })).toBeInTheDocument()
  })

  test('already drawn and still being written is followed to its end', async () => {
    drawnBefore({ data: begun(aDailyCard()) })
    eventsAnswer('rd_day', () => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await title()
    await complete()
  })

  test('already drawn by a reader is fetched from their history', async () => {
    signedIn()
    drawnBefore()
    const wanted: string[] = []
    server.use(
      http.get(at('/divination/history'), ({ request }) => {
        wanted.push(new URL(request.url).search)
        return HttpResponse.json({ success: true, readings: [aDailyCard()], pagination: {} })
      }),
    )
    renderApp('/reading/daily-card')
    await title()
    expect(wanted).toContain('?methodId=daily-card&limit=1')
  })

  test('already drawn by a visitor is read from this browser', async () => {
    cache(today())
    drawnBefore()
    renderApp('/reading/daily-card')
    await title()
  })

  test('can be read again without a network', async () => {
    cache(today())
    dailyAnswers(() => HttpResponse.error())
    renderApp('/reading/daily-card')
    await title()
  })

  test.each(['Thu Jan 01 1970', null])('already drawn with only %s in this browser says to come back tomorrow', async (day) => {
    if (day) cache(day)
    drawnBefore()
    renderApp('/reading/daily-card')
    await disrupted()
    expect(screen.getByText(ALREADY)).toBeInTheDocument()
  })

  test('already drawn and nowhere to be had says the same', async () => {
    signedIn()
    drawnBefore()
    server.use(http.get(at('/divination/history'), refuses(500, { code: 'internal', message: 'No.' })))
    renderApp('/reading/daily-card')
    expect(await screen.findByText(ALREADY)).toBeInTheDocument()
  })
})
