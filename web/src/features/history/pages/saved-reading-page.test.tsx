import type { Reading } from '@sibyl/contracts/http/readings'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aDailyCard, aReading, begun, scriptedEvents } from '../../../reading/progress/testing.ts'
import { loadRenderer } from '../../../reading/view/reading-text.tsx'

beforeAll(() => Promise.all([loadRenderer(), import('../../../reading/deletion/delete-dialog.tsx')]))

const readingAnswers = (reading: Reading) =>
  server.use(http.get(at('/divination/reading/rd_1'), () => HttpResponse.json({ success: true, reading })))
const readingRefused = (status: number, body: object) =>
  server.use(http.get(at('/divination/reading/:id'), () => HttpResponse.json({ success: false, ...body }, { status })))

test('a visitor is sent to sign in', async () => {
  const { address } = renderApp('/reading/view/rd_1')
  await waitFor(() => expect(address()).toBe('/auth'))
})

describe('a saved reading', () => {
  beforeEach(() => signedIn())

  test('is shown as it was, with the day it was made', async () => {
    readingAnswers(aReading())
    renderApp('/reading/view/rd_1')
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(screen.getByText(/^(Saturday, November 21|Sunday, November 22), 2026 at \d+:14.[AP]M$/)).toBeInTheDocument()
    expect(screen.getByText('Tarot Reading').querySelector('svg')).toBeInTheDocument()
    expect(screen.getByText('Timeframe: present')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'The Hermit. Situation' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'the Hermit' })).toBeInTheDocument()
    expect(screen.getByText('Reading channeled by Sibyl, your AI Oracle')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to History' })).toHaveAttribute('href', '/history')
    expect(screen.getByRole('link', { name: 'View All Readings' })).toHaveAttribute('href', '/history')
    expect(screen.getByRole('link', { name: 'Get New Reading' })).toHaveAttribute('href', '/')
  })

  test('without a timeframe shows none', async () => {
    readingAnswers(aDailyCard({ _id: 'rd_1' }))
    renderApp('/reading/view/rd_1')
    expect(await screen.findByRole('heading', { level: 1, name: 'A lamp at arm’s length' })).toBeInTheDocument()
    expect(screen.getByText('Daily Card Pull')).toBeInTheDocument()
    expect(screen.queryByText(/^Timeframe/)).not.toBeInTheDocument()
  })

  test('that is still being written is followed to its end', async () => {
    const events = scriptedEvents()
    readingAnswers({ ...begun(aReading()), status: 'writing' })
    server.use(http.get(at('/divination/reading/rd_1/events'), () => events.answer()))
    renderApp('/reading/view/rd_1')
    events.send('now', 'reading', { reading: begun(aReading()) })
    events.send('1', 'delta', { text: 'You are choosing, and ' })
    expect(await screen.findByText(/You are choosing/)).toBeInTheDocument()
    events.send('2', 'done', { reading: aReading() })
    expect(await screen.findByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(await screen.findByText('Reading channeled by Sibyl, your AI Oracle')).toBeInTheDocument()
  })

  test('that failed says that it cost nothing', async () => {
    readingAnswers(aReading({ status: 'failed', content: '' }))
    renderApp('/reading/view/rd_1')
    expect(await screen.findByText('This reading could not be written. Nothing was charged for it.')).toBeInTheDocument()
  })

  test('without an id is not found', async () => {
    renderApp('/reading/view')
    expect(await screen.findByRole('heading', { name: 'Reading Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('No reading ID provided')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View All Readings' })).toHaveAttribute('href', '/history')
  })

  test('that does not exist, or belongs to another reader, is not found', async () => {
    readingRefused(404, { code: 'reading_not_found', message: 'The requested reading could not be found' })
    renderApp('/reading/view/other')
    expect(await screen.findByRole('heading', { name: 'Reading Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The requested reading could not be found')
    expect(screen.getByRole('link', { name: 'View All Readings' })).toHaveAttribute('href', '/history')
  })

  test('that its reader has deleted says so, as where the wallet leads to it', async () => {
    readingRefused(404, { code: 'reading_not_found', message: 'You have deleted this reading.' })
    renderApp('/reading/view/rd_1')
    expect(await screen.findByRole('heading', { name: 'Reading Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('You have deleted this reading.')
  })

  test('for which the server gives no reason is not found', async () => {
    readingRefused(404, {})
    renderApp('/reading/view/rd_1')
    expect(await screen.findByText('The requested reading could not be found')).toBeInTheDocument()
  })

  test('that cannot be loaded says why when the server does', async () => {
    readingRefused(503, { code: 'unavailable', message: 'This part of the oracle is temporarily unavailable. Please try again shortly.' })
    renderApp('/reading/view/rd_1')
    expect(await screen.findByRole('heading', { name: 'Reading Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the oracle is temporarily unavailable. Please try again shortly.')
  })

  test('that cannot be loaded can be loaded again', async () => {
    readingRefused(500, {})
    const { user } = renderApp('/reading/view/rd_1')
    expect(await screen.findByText('Failed to load reading')).toBeInTheDocument()
    readingAnswers(aReading())
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'A door already open' })).toBeInTheDocument()
  })

  test('is deleted only after a confirmation', async () => {
    const deleted: string[] = []
    readingAnswers(aReading())
    server.use(
      http.delete(at('/divination/reading/:id'), ({ params }) => {
        deleted.push(String(params.id))
        return HttpResponse.json({ success: true })
      }),
      http.get(at('/divination/history'), () =>
        HttpResponse.json({
          success: true,
          readings: [],
          pagination: { page: 1, totalPages: 1, total: 0, hasPrevPage: false, hasNextPage: false },
        }),
      ),
    )
    const { user, address } = renderApp('/reading/view/rd_1')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete this reading?' }))
    await user.click(question.getByRole('button', { name: 'Keep It' }))
    expect(deleted).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
    await waitFor(() => expect(address()).toBe('/history'))
    expect(deleted).toEqual(['rd_1'])
  })
})
