import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { connection } from '../../../../test/connection.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { cacheDailyCard } from '../../../lib/daily-card-cache.ts'
import { clearTokens } from '../../../lib/session/tokens.ts'
import { aDailyCard, begun, wholeEvents } from '../../../reading/progress/testing.ts'
import { loadRenderer } from '../../../reading/view/reading-text.tsx'
import { complete, disrupted, eventsAnswer, refuses, UNABLE } from '../testing.ts'

const ALREADY = 'You have already received your daily card today. Please check back tomorrow.'

const dailyAnswers = (answer: () => Response) => server.use(http.post(at('/divination/reading/daily-card'), answer))

beforeAll(() => loadRenderer())
afterEach(() => connection('online'))

describe('the daily card', () => {
  const cached = () => JSON.parse(localStorage.getItem('dailyCard') ?? 'null')
  const drawnBefore = (data?: object) => dailyAnswers(refuses(429, { code: 'already_drawn', message: ALREADY, ...data }))
  const cache = (dateKey: string) => localStorage.setItem('dailyCard', JSON.stringify({ dateKey, reading: aDailyCard() }))
  const today = () => new Date().toDateString()
  const title = () => screen.findByRole('heading', { level: 1, name: 'A lamp at arm’s length' })

  test('needs no account, costs nothing and is stored in this browser', async () => {
    dailyAnswers(() => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await complete()
    expect(screen.getByText(/^Free, one card a day\. November 21, 2026/)).toBeInTheDocument()
    expect(cached()).toMatchObject({ dateKey: today(), reading: { title: 'A lamp at arm’s length' } })
  })

  describe('that a reminder opens', () => {
    const back = () => screen.findByRole('button', { name: 'The back of today’s card. Turn it' })
    const open = async () => {
      dailyAnswers(() => wholeEvents(aDailyCard()))
      const { user } = renderApp('/reading/daily-card?facedown')
      return { user, card: await back() }
    }

    test('turns after a hold, not at a tap', async () => {
      const { user, card } = await open()
      await user.click(card)
      expect(await back()).toBeVisible()
      await user.pointer({ keys: '[MouseLeft>]', target: card })
      await complete()
    })

    test.each([
      [
        'a key on the card',
        async ({ user, card }: Awaited<ReturnType<typeof open>>) => {
          card.focus()
          await user.keyboard('{Enter}')
        },
      ],
      ['the button', ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Turn Today’s Card' }))],
    ])('turns by %s', async (_, turn) => {
      await turn(await open())
      await complete()
    })

    test('lies face up when it was drawn already', async () => {
      signedIn()
      server.use(
        http.get(at('/divination/today'), () =>
          HttpResponse.json({
            success: true,
            today: { date: '2026-11-21', dailyCard: null, streak: { days: 1, longest: 1, drawnToday: true }, latest: null },
          }),
        ),
      )
      drawnBefore({ data: aDailyCard() })
      renderApp('/reading/daily-card?facedown')
      await title()
    })
  })

  test('has no timeframe', async () => {
    dailyAnswers(() => wholeEvents(aDailyCard()))
    renderApp('/reading/daily-card')
    await complete()
    expect(within(screen.getByRole('article')).getByText('Daily Card Pull')).toBeVisible()
    expect(screen.queryByText(/^Timeframe/)).not.toBeInTheDocument()
  })

  test('of a reader stays in this browser as long as their session', async () => {
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
    expect(screen.getByText('You are offline. Anything that needs a connection waits until it is back.')).toBeInTheDocument()
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
    expect(await complete()).toBeInTheDocument()
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
    expect(await title()).toBeInTheDocument()
  })

  test('can be read again without a network', async () => {
    cache(today())
    dailyAnswers(() => HttpResponse.error())
    renderApp('/reading/daily-card')
    expect(await title()).toBeInTheDocument()
  })

  test.each(['Thu Jan 01 1970', null])('already drawn with only %s in this browser says to come back tomorrow', async (day) => {
    if (day) cache(day)
    drawnBefore()
    renderApp('/reading/daily-card')
    await disrupted()
    expect(screen.getByText(ALREADY)).toBeInTheDocument()
  })

  test('already drawn and not available anywhere says the same', async () => {
    signedIn()
    drawnBefore()
    server.use(http.get(at('/divination/history'), refuses(500, { code: 'internal', message: 'No.' })))
    renderApp('/reading/daily-card')
    expect(await screen.findByText(ALREADY)).toBeInTheDocument()
  })
})
