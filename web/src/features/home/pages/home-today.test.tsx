import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { connection } from '../../../../test/connection.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, finds, server } from '../../../../test/server.ts'
import { cacheDailyCard } from '../../../lib/daily-card-cache.ts'
import { aDailyCard, wholeEvents } from '../../../reading/progress/testing.ts'

// Stub pages for the links that lead on.
beforeEach(() => server.use(http.all(at('/divination/*'), () => delay('infinite'))))

const theStar = { readingId: 'rd_day', label: 'The Star, reversed', card: 'major-17', reversed: true }
const drawnToday = { days: 1, longest: 1, forgiven: null, drawnToday: true }
const aDoor = { _id: 'rd_1', methodId: 'tarot', title: 'A door already open', createdAt: new Date().toISOString() } as const
const greeted = () => screen.findByRole('heading', { level: 1, name: /Mira/ })
const suggestion = () => screen.findByRole('region', { name: 'What to do next' })

describe('today’s card', () => {
  afterEach(() => connection('online'))

  const again = () => screen.findByRole('link', { name: 'Read today’s card again' })

  test('lies open once it is drawn, is named, and can be read again', async () => {
    signedIn()
    server.use(finds({ dailyCard: theStar, streak: drawnToday }))
    renderApp('/')
    expect(await again()).toHaveAttribute('href', '/reading/view/rd_day')
    expect(screen.getByRole('link', { name: 'Today’s card: The Star, reversed' })).toHaveAttribute('href', '/reading/view/rd_day')
    expect(screen.getByText('The Star, reversed')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Draw My Daily Card' })).not.toBeInTheDocument()
  })

  test('lies face down until it is drawn', async () => {
    signedIn()
    server.use(finds())
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'No days yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Turn today’s card' })).toHaveAttribute('href', '/reading/daily-card')
    expect(screen.getByRole('link', { name: 'Draw My Daily Card' })).toHaveAttribute('href', '/reading/daily-card')
  })

  test('that was drawn and has no reading is not offered again', async () => {
    signedIn()
    server.use(finds({ streak: drawnToday }))
    renderApp('/')
    expect(await screen.findByText('Drawn today. The next one comes tomorrow.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Read today’s card again' })) {
      expect(link).toHaveAttribute('href', '/reading/daily-card')
    }
    expect(screen.queryByRole('link', { name: 'Draw My Daily Card' })).not.toBeInTheDocument()
  })

  test('of a visitor is the one stored in this browser', async () => {
    cacheDailyCard(aDailyCard())
    renderApp('/')
    expect(await again()).toHaveAttribute('href', '/reading/daily-card')
    expect(screen.getByRole('link', { name: 'Today’s card: The Hermit' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'What to do next' })).not.toBeInTheDocument()
  })

  test('of a reader whose day cannot be loaded is the one stored in this browser', async () => {
    signedIn()
    cacheDailyCard(aDailyCard())
    server.use(http.get(at('/divination/today'), () => HttpResponse.error()))
    renderApp('/')
    expect(await again()).toHaveAttribute('href', '/reading/daily-card')
    await greeted()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is read from this browser once the connection is lost', async () => {
    signedIn()
    server.use(finds({ dailyCard: theStar, streak: drawnToday }))
    renderApp('/')
    expect(await again()).toHaveAttribute('href', '/reading/view/rd_day')
    connection('offline')
    expect(await again()).toHaveAttribute('href', '/reading/daily-card')
  })

  test('is there when the reader comes back from drawing it', async () => {
    signedIn()
    server.use(
      finds(),
      http.post(at('/divination/reading/daily-card'), () => {
        server.use(finds({ dailyCard: theStar, streak: drawnToday }))
        return wholeEvents(aDailyCard())
      }),
    )
    const { user } = renderApp('/')
    await greeted()
    await user.click(screen.getByRole('link', { name: 'Draw My Daily Card' }))
    await screen.findByText('Reading channeled by Sibyl, your AI Oracle')
    await user.click(screen.getByRole('link', { name: 'Back to Oracle' }))
    expect(await screen.findByRole('link', { name: 'Today’s card: The Star, reversed' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The first day' })).toBeVisible()
  })

  test('is removed when the reader signs out', async () => {
    signedIn()
    server.use(
      finds({ dailyCard: theStar, streak: drawnToday, latest: aDoor }),
      http.post(at('/auth/logout'), () => HttpResponse.json({ success: true })),
    )
    const { user } = renderApp('/')
    await again()
    await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    expect(await screen.findByRole('link', { name: 'Draw My Daily Card' })).toBeVisible()
    expect(screen.queryByText('The Star, reversed')).not.toBeInTheDocument()
    expect(screen.queryByText('A door already open')).not.toBeInTheDocument()
  })
})

describe('the run of daily cards', () => {
  test.each([
    { drawn: true, days: 5, longest: 12, title: '5 days in a row', notes: ['Your longest: 12'], lit: 5 },
    { drawn: true, days: 5, longest: 5, title: '5 days in a row', notes: ['Your longest yet'], lit: 5 },
    { drawn: false, days: 5, longest: 5, title: '5 days in a row', notes: ['Today’s card makes it 6.'], lit: 5 },
    { drawn: true, days: 1, longest: 1, title: 'The first day', notes: ['Draw again tomorrow, and a line will join two stars.'], lit: 1 },
    { drawn: true, days: 1, longest: 4, title: 'The first day', notes: [/Draw again tomorrow/, 'Your longest: 4'], lit: 1 },
    { drawn: false, days: 1, longest: 1, title: 'One day so far', notes: ['Today’s card makes it 2.'], lit: 1 },
    { drawn: true, days: 7, longest: 7, title: '7 days in a row', notes: ['The Big Dipper is complete.'], lit: 7 },
    { drawn: false, days: 40, longest: 40, title: '40 days in a row', notes: ['Today’s card makes it 41.'], lit: 6 },
    { drawn: true, days: 40, longest: 40, title: '40 days in a row', notes: ['Your longest yet'], lit: 7 },
    { drawn: false, days: 0, longest: 12, title: 'No current run', notes: ['Today’s card starts one.', 'Your longest: 12'], lit: 0 },
    { drawn: false, days: 0, longest: 0, title: 'No days yet', notes: [/seven in a row complete the Big Dipper/], lit: 0 },
  ])('of $days days, the longest $longest, today’s drawn: $drawn', async ({ drawn, days, longest, title, notes, lit }) => {
    signedIn()
    server.use(finds({ dailyCard: drawn ? theStar : null, streak: { days, longest, forgiven: null, drawnToday: drawn } }))
    renderApp('/')
    const run = within(await screen.findByRole('region', { name: title }))
    for (const note of notes) expect(run.getByText(note)).toBeVisible()
    expect(run.getByRole('img')).toHaveAccessibleName(`Stars of the Big Dipper that are lit for the days in a row: ${lit} of 7`)
  })

  test('says which day it forgives', async () => {
    signedIn()
    server.use(finds({ streak: { days: 5, longest: 5, forgiven: '2026-11-24', drawnToday: false } }))
    renderApp('/')
    const run = within(await screen.findByRole('region', { name: '5 days in a row' }))
    expect(run.getByText('You missed Tuesday, November 24. One day a week is forgiven.')).toBeVisible()
  })

  test('is not shown to a visitor', async () => {
    renderApp('/')
    await screen.findByRole('link', { name: 'Draw My Daily Card' })
    expect(screen.queryByText(/in a row|No days yet/)).not.toBeInTheDocument()
  })
})

describe('what to do next', () => {
  const suggested = async () => within(await suggestion()).getByRole('link')

  test('is the daily card itself, and nothing beside it, until that is drawn', async () => {
    signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
    server.use(finds({ latest: aDoor, streak: { days: 2, longest: 2, forgiven: null, drawnToday: false } }))
    renderApp('/')
    await screen.findByRole('heading', { name: '2 days in a row' })
    await greeted()
    expect(screen.queryByRole('region', { name: 'What to do next' })).not.toBeInTheDocument()
  })

  test('without a token is to get more', async () => {
    signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
    server.use(finds({ dailyCard: theStar, streak: drawnToday, latest: aDoor }))
    renderApp('/')
    expect(await suggested()).toHaveTextContent('Get More Tokens')
    expect(await suggested()).toHaveTextContent('The daily card stays free.')
    expect(await suggested()).toHaveAttribute('href', '/pricing#tokens')
  })

  test('is to read the latest reading again', async () => {
    signedIn()
    server.use(finds({ dailyCard: theStar, streak: drawnToday, latest: aDoor }))
    renderApp('/')
    expect(await suggested()).toHaveTextContent('A door already open')
    expect(await suggested()).toHaveTextContent('Tarot Reading, just now')
    expect(await suggested()).toHaveAttribute('href', '/reading/view/rd_1')
  })

  test('is a first question for a reader with tokens and no reading', async () => {
    signedIn()
    server.use(finds({ dailyCard: theStar, streak: drawnToday }))
    renderApp('/')
    expect(await suggested()).toHaveTextContent('Ask the cards')
    expect(await suggested()).toHaveTextContent('Spends 1 of your 2 tokens.')
    expect(await suggested()).toHaveAttribute('href', '/input/tarot')
  })

  test('is a first question, included, for an Adept who never asked', async () => {
    signedIn({ ...mira, tier: 'premium', oracleTokens: 0 })
    server.use(finds({ dailyCard: theStar, streak: drawnToday }))
    renderApp('/')
    expect(await suggested()).toHaveTextContent('Included with The Adept.')
  })
})
