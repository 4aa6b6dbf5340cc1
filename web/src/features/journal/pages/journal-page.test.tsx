import type { JournalDay, Statistics } from '@sibyl/contracts/http/journal'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { connection } from '../../../../test/connection.ts'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { clearTokens } from '../../../lib/session/tokens.ts'

const aDay = (date: string, over: Partial<JournalDay> = {}): JournalDay => ({ date, moon: { phase: 100, lit: 0.6 }, readings: [], ...over })

const fool = { card: 'major-00', label: 'The Fool, reversed', reversed: true, times: 2 }
const november = Array.from({ length: 30 }, (_, day) => aDay(`2026-11-${String(day + 1).padStart(2, '0')}`))
november[22] = aDay('2026-11-23', {
  readings: [
    {
      _id: 'rd_1',
      methodId: 'tarot',
      title: 'Whose inheritance',
      createdAt: '2026-11-23T15:01:36.181Z',
      cards: [fool, { card: 'swords-02', label: 'Two of Swords', reversed: false, times: 1 }],
      journal: { note: 'The studio wrote back.', spoke: 2 },
    },
  ],
})
november[23] = aDay('2026-11-24', {
  moon: { phase: 178.3, lit: 0.998 },
  readings: [{ _id: 'rd_2', methodId: 'daily-card', title: 'Without a map', createdAt: '2026-11-24T07:12:09.044Z', cards: [fool] }],
})

const counted: Statistics = {
  readings: 20,
  cards: 60,
  tallies: [
    { kind: 'majors', count: 18, of: 60, expected: 16.92, interval: [10, 24], result: 'chance' },
    { kind: 'cups', count: 20, of: 60, expected: 10.77, interval: [5, 17], result: 'more' },
    { kind: 'reversed', count: 0, of: 0, expected: 0, interval: [0, 0], result: 'chance' },
    { kind: 'most-drawn', count: 3, of: 60, expected: 3.4, interval: [2, 5], result: 'chance' },
  ],
  mostDrawn: [{ card: 'major-00', name: 'The Fool', count: 3 }],
  unusual: false,
}

const answers = (data: Statistics = counted) => {
  server.use(
    http.get(at('/divination/journal'), ({ request }) => {
      const month = new URL(request.url).searchParams.get('month')
      return HttpResponse.json({ success: true, data: { month, days: month === '2026-11' ? november : [aDay(`${month}-01`)] } })
    }),
    http.get(at('/divination/statistics'), () => HttpResponse.json({ success: true, data })),
  )
}

test('a visitor is sent to sign in, and back afterwards', async () => {
  const { address } = renderApp('/journal?month=2026-11')
  await waitFor(() => expect(address()).toBe('/login?redirect=/journal%3Fmonth%3D2026-11'))
})

describe('the journal', () => {
  beforeEach(() => signedIn())

  test('shows a day with its cards, its repeats, its Moon and its note', async () => {
    answers()
    const { user, address } = renderApp('/journal?month=2026-11')
    const day = await screen.findByRole('button', { name: 'Monday, November 23, Waxing gibbous: 1 reading' })
    expect(day.querySelector('.again img')).toHaveAttribute('src', '/api/divination/cards/major-00.svg')
    expect(screen.getByRole('button', { name: 'Tuesday, November 24, Full Moon: 1 reading' })).toBeInTheDocument()
    await user.click(day)
    expect(address()).toBe('/journal?month=2026-11&day=2026-11-23')
    const shown = within(screen.getByRole('region', { name: 'Monday, November 23' }))
    expect(shown.getByRole('link', { name: 'Whose inheritance' })).toHaveAttribute('href', '/reading/view/rd_1')
    expect(shown.getByText('The studio wrote back.')).toBeInTheDocument()
    expect(shown.getByText('It did')).toBeInTheDocument()
    expect(shown.getByText('The Fool, reversed')).toHaveTextContent('twice this month')
    expect(shown.getByText('Two of Swords')).not.toHaveTextContent('this month')
  })

  test('marks a day with the answer to “Did it speak?” and with how often its card came', async () => {
    answers()
    renderApp('/journal?month=2026-11')
    const answered = await screen.findByRole('button', { name: /November 23/ })
    expect(answered.querySelector('.answer path')).toBeInTheDocument()
    expect(answered.querySelector('.daycover b')).toHaveTextContent('2')
    expect(screen.getByRole('button', { name: /November 24/ }).querySelector('.answer')).not.toBeInTheDocument()
  })

  test('shows the frames of a month while it loads', async () => {
    server.use(http.all(at('/divination/*'), () => delay('infinite')))
    const { container } = renderApp('/journal?month=2026-02')
    expect(await screen.findByText('Opening your journal')).toHaveAttribute('role', 'status')
    expect(container.querySelectorAll('.monthgrid li')).toHaveLength(28)
  })

  test('begins with the latest day that has readings', async () => {
    answers()
    renderApp('/journal?month=2026-11')
    expect(await screen.findByRole('region', { name: 'Tuesday, November 24' })).toHaveTextContent('Without a map')
    expect(screen.getByRole('button', { name: /November 24/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('is walked with the arrow keys', async () => {
    answers()
    const { user } = renderApp('/journal?month=2026-11')
    const [first, second] = await screen.findAllByRole('button', { name: /November 2[34]/ })
    first?.focus()
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(first).toHaveFocus()
  })

  test('goes to the month before', async () => {
    answers()
    const { user } = renderApp('/journal?month=2026-11')
    await user.click(await screen.findByRole('link', { name: 'Previous month' }))
    expect(await screen.findByText('October 2026')).toBeInTheDocument()
    expect(await screen.findByText('No readings in this month.')).toBeInTheDocument()
  })

  test('says in words how the counts stand against chance', async () => {
    answers()
    renderApp('/journal?month=2026-11')
    const row = async (name: string) => (await screen.findByText(name)).closest('div')
    expect(await row('Major arcana')).toHaveTextContent('18 of 60About what chance gives. Chance gives about 17, usually 10 to 24.')
    expect(await row('Cups')).toHaveTextContent('More than chance usually gives.')
    expect(await row('The card drawn most')).toHaveTextContent('3 times')
    expect(screen.queryByText('Reversed')).not.toBeInTheDocument()
    expect(screen.getByText(/nothing here would surprise a fair deck/)).toBeInTheDocument()
  })

  test('that cannot be loaded is asked for again', async () => {
    answers()
    // The month before is asked for too, for its card.
    let failed = false
    server.use(
      http.get(at('/divination/journal'), ({ request }) => {
        if (failed || !request.url.includes('2026-11')) return undefined
        failed = true
        return HttpResponse.json({ success: false }, { status: 500 })
      }),
    )
    const { user } = renderApp('/journal?month=2026-11')
    expect(await screen.findByText('Your journal could not be loaded.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: /November 23/ })).toBeInTheDocument()
  })

  describe('without a connection', () => {
    afterEach(() => connection('online'))

    const seen = async () => {
      answers()
      const first = renderApp('/journal?month=2026-11')
      await first.user.click(await screen.findByRole('button', { name: /November 23/ }))
      first.unmount()
      connection('offline')
    }

    test('shows the months that it showed before, with their notes and without links to readings', async () => {
      await seen()
      const { user } = renderApp('/journal?month=2026-11')
      expect(await screen.findByText('You are offline. This month is shown as this device last saw it.')).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: /November 23/ }))
      expect(screen.getByText('The studio wrote back.')).toBeInTheDocument()
      expect(screen.getByText('Whose inheritance')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: 'Whose inheritance' })).not.toBeInTheDocument()
      await user.click(screen.getByRole('link', { name: 'Previous month' }))
      expect(screen.getByText(/this month is not on this device/)).toBeInTheDocument()
    })

    test('shows nothing once the session has ended', async () => {
      await seen()
      expect(JSON.stringify(localStorage)).toContain('The studio wrote back.')
      clearTokens()
      expect(JSON.stringify(localStorage)).not.toContain('The studio wrote back.')
    })
  })
})
