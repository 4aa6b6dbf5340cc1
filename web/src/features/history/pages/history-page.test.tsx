import type { Reading } from '@sibyl/contracts/http/readings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aDailyCard, aReading } from '../../../reading/progress/testing.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const tarot = aReading({ createdAt: hoursAgo(2) })
const daily = aDailyCard({ createdAt: hoursAgo(30), imageCount: 0 })
const dream: Reading = {
  ...aReading({
    _id: 'rd_dream',
    methodId: 'dream',
    title: 'The house with one more room',
    facts: [],
    createdAt: hoursAgo(24 * 6),
    images: [{ src: '/api/divination/pictures/constellation/door-2.svg', alt: 'A dream as a constellation' }],
    imageCount: 2,
  }),
  method: { name: 'Dream Reading', icon: 'dream', colour: '#a9b6f7' },
}

/** A history of three pages; records the requests. */
const shelfAnswers = (readings: Reading[] = [tarot, daily, dream], totalPages = 3) => {
  const asked: string[] = []
  server.use(
    http.get(at('/divination/history'), ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const page = Number(searchParams.get('page'))
      const pagination = { page, totalPages, total: 27, hasPrevPage: page > 1, hasNextPage: page < totalPages }
      return HttpResponse.json({ success: true, readings, pagination })
    }),
  )
  return asked
}

test('a visitor is sent to sign in, and back afterwards', async () => {
  const { address } = renderApp('/history')
  await waitFor(() => expect(address()).toBe('/login?redirect=/history'))
})

describe('the shelf', () => {
  beforeEach(() => signedIn())

  test('shows each reading with its cover, age, question, words and kind', async () => {
    shelfAnswers()
    renderApp('/history')
    const first = await screen.findByRole('link', { name: /A door already open/ })
    expect(first).toHaveAttribute('href', '/reading/view/rd_1')
    expect(first).toHaveTextContent('2 hours ago')
    expect(first).toHaveTextContent('“Should I take the offer?”')
    expect(first).not.toHaveTextContent('image')
    expect(first).toHaveTextContent('You are choosing between two great cards and a small one.')
    expect(first).toHaveTextContent('Tarot Reading, present')
    expect(first.querySelector('.kind svg')).toBeInTheDocument()
    expect(first.querySelector('img')).toHaveAttribute('src', '/api/divination/cards/major-09.svg')

    const second = screen.getByRole('link', { name: /A lamp at arm’s length/ })
    expect(second).toHaveTextContent('Yesterday')
    expect(second).not.toHaveTextContent('“')
    const third = screen.getByRole('link', { name: /The house with one more room/ })
    expect(third).toHaveTextContent('6 days ago')
  })

  test('draws the cover of a reading without cards from its facts, and shows the sign of its method if there are none', async () => {
    const cast = { id: 'cast', label: 'The count', detail: '', data: { values: [7, 8, 9, 7, 8, 6] } }
    const iching = { ...dream, _id: 'rd_iching', methodId: 'iching' as const, title: 'Small things leave', facts: [cast] }
    shelfAnswers([iching, dream])
    renderApp('/history')
    const drawn = await screen.findByRole('link', { name: /Small things leave/ })
    expect(drawn.querySelectorAll('.cover svg.drawn [stroke-width="4"]')).toHaveLength(6)
    const signed = screen.getByRole('link', { name: /The house with one more room/ })
    expect(signed.querySelector('.cover svg.m')).toBeInTheDocument()
    expect(signed.querySelector('.cover img')).not.toBeInTheDocument()
  })

  describe('searched', () => {
    test('searches once the typing pauses, says how many it found, and puts the words into the address', async () => {
      const asked = shelfAnswers([tarot], 1)
      const { user, address } = renderApp('/history?methodId=tarot')
      await user.type(await screen.findByRole('searchbox', { name: 'Search your readings' }), 'open door')
      expect(await screen.findByText('27 readings found')).toHaveAttribute('role', 'status')
      expect(asked).toEqual(['?page=1&methodId=tarot', '?page=1&methodId=tarot&words=open+door'])
      expect(address()).toBe('/history?methodId=tarot&words=open+door')
    })

    test('searches at once on Enter', async () => {
      const asked = shelfAnswers([tarot], 1)
      const { user } = renderApp('/history')
      await user.type(await screen.findByRole('searchbox'), 'door{Enter}')
      await screen.findByText('27 readings found')
      expect(asked.at(-1)).toBe('?page=1&words=door')
    })

    test('searches the chosen days, and any time again', async () => {
      const asked = shelfAnswers([tarot], 1)
      const { user } = renderApp('/history')
      await user.click(await screen.findByRole('button', { name: 'Dates' }))
      fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
      await waitFor(() => expect(asked.at(-1)).toBe('?page=1&from=2026-11-01&to=2026-11-20'))
      await user.click(screen.getByRole('button', { name: 'Any time' }))
      expect(screen.getByLabelText('From')).toHaveValue('')
      expect(screen.queryByRole('button', { name: 'Any time' })).not.toBeInTheDocument()
    })

    test('without a result says so, and shows all readings again', async () => {
      shelfAnswers([], 1)
      const { user, address } = renderApp('/history?words=xylophone&methodId=tarot')
      expect(await screen.findByRole('heading', { name: 'Nothing on your shelf says “xylophone”' })).toBeInTheDocument()
      shelfAnswers()
      await user.click(screen.getByRole('button', { name: 'Show All Readings' }))
      expect(await screen.findByRole('link', { name: /A door already open/ })).toBeInTheDocument()
      expect(address()).toBe('/history')
      expect(screen.getByRole('searchbox')).toHaveValue('')
    })

    test('is cleared by its button, which gives the focus back to the field', async () => {
      shelfAnswers([tarot], 1)
      const { user, address } = renderApp('/history?words=door')
      await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
      expect(screen.getByRole('searchbox')).toHaveFocus()
      expect(address()).toBe('/history')
    })
  })

  test('says that it is loading', async () => {
    server.use(http.get(at('/divination/history'), () => delay('infinite')))
    renderApp('/history')
    expect(await screen.findByText('Loading your readings')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'No Readings Yet' })).not.toBeInTheDocument()
  })

  test('is paged through by replacing the address, not adding to it', async () => {
    const asked = shelfAnswers()
    const { user, address } = renderApp('/history')
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await user.click(pages.getByRole('button', { name: 'Page 3' }))
    expect(await screen.findByRole('list', { name: 'Readings, page 3 of 3' })).toHaveFocus()
    expect(address()).toBe('/history?page=3')
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await screen.findByRole('list', { name: 'Readings, page 2 of 3' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('list', { name: 'Readings, page 3 of 3' })).toBeInTheDocument()
    expect(asked).toEqual(['?page=1', '?page=3', '?page=2', '?page=3'])
  })

  test('begins at its first page again with another filter', async () => {
    const asked = shelfAnswers()
    const { user, address } = renderApp('/history?page=2')
    await screen.findByRole('list', { name: 'Readings, page 2 of 3' })
    const filters = within(screen.getByRole('group', { name: 'Filter by type' }))
    expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All Readings',
      'Daily Card',
      'Tarot',
      'Astrology',
      'Numerology',
      'I Ching',
      'Dream',
      'Love',
    ])
    await user.click(filters.getByRole('button', { name: 'Tarot' }))
    expect(address()).toBe('/history?methodId=tarot')
    expect(filters.getByRole('button', { name: 'Tarot' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&methodId=tarot'))
  })

  test('opens where the address says', async () => {
    const asked = shelfAnswers()
    renderApp('/history?page=2&methodId=dream')
    expect(await screen.findByRole('button', { name: 'Dream' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(asked).toEqual(['?page=2&methodId=dream']))
  })

  /** A history whose readings can be deleted; records the deletions. */
  const shelfGives = (pages: Reading[][]) => {
    const deleted: string[] = []
    server.use(
      http.get(at('/divination/history'), ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const kept = pages.map((readings) => readings.filter(({ _id }) => !deleted.includes(_id)))
        const totalPages = kept.filter((readings) => readings.length > 0).length
        const pagination = { page, totalPages, total: 9, hasPrevPage: page > 1, hasNextPage: page < totalPages }
        return HttpResponse.json({ success: true, readings: kept[page - 1] ?? [], pagination })
      }),
      http.delete(at('/divination/reading/:id'), ({ params }) => {
        deleted.push(String(params.id))
        return HttpResponse.json({ success: true })
      }),
    )
    return deleted
  }
  const remove = async (user: ReturnType<typeof renderApp>['user'], title: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete “${title}”` }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
  }

  test('deletes a reading only after a confirmation, and says that it has', async () => {
    const deleted = shelfGives([[tarot, dream]])
    const { user } = renderApp('/history')
    const button = await screen.findByRole('button', { name: 'Delete “A door already open”' })
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Keep It' }))
    await waitFor(() => expect(button).toHaveFocus())
    expect(deleted).toEqual([])
    await remove(user, 'A door already open')
    const said = await screen.findByText('“A door already open” was deleted.')
    await waitFor(() => expect(said).toHaveFocus())
    expect(screen.queryByRole('link', { name: /A door already open/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /The house with one more room/ })).toBeInTheDocument()
    expect(deleted).toEqual(['rd_1'])
  })

  test('keeps a reading that could not be deleted, and says why', async () => {
    shelfGives([[tarot]])
    const message = 'This reading is still being written. Please wait until it is done.'
    server.use(http.delete(at('/divination/reading/:id'), () => HttpResponse.json({ success: false, message }, { status: 409 })))
    const { user } = renderApp('/history')
    await remove(user, 'A door already open')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument()
  })

  test('shows the previous page when the only reading of the last page is deleted', async () => {
    shelfGives([[tarot], [dream]])
    const { user, address } = renderApp('/history?page=2')
    await remove(user, 'The house with one more room')
    expect(await screen.findByRole('link', { name: /A door already open/ })).toBeInTheDocument()
    expect(address()).toBe('/history')
    expect(screen.getByText('“The house with one more room” was deleted.')).toBeInTheDocument()
  })

  test('is empty when its last reading is deleted', async () => {
    shelfGives([[tarot]])
    const { user } = renderApp('/history')
    await remove(user, 'A door already open')
    expect(await screen.findByRole('heading', { name: 'No Readings Yet' })).toBeInTheDocument()
    expect(screen.getByText('“A door already open” was deleted.')).toBeInTheDocument()
  })

  test('is empty at first', async () => {
    shelfAnswers([], 1)
    renderApp('/history')
    expect(await screen.findByRole('heading', { name: 'No Readings Yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get Your First Reading' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  test('says that it has no readings of a kind', async () => {
    shelfAnswers([], 1)
    renderApp('/history?methodId=iching')
    expect(await screen.findByRole('heading', { name: 'No I Ching readings found' })).toBeInTheDocument()
  })

  test('says that it cannot be loaded, and is loaded again', async () => {
    server.use(
      http.get(at('/divination/history'), () => HttpResponse.json({ success: false, message: 'The shelf is away.' }, { status: 503 })),
    )
    const { user } = renderApp('/history')
    expect(await screen.findByRole('heading', { name: 'Unable to Load History' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The shelf is away.')
    shelfAnswers()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: /A door already open/ })).toBeInTheDocument()
  })

  test('says that it cannot be loaded even if the server gives no reason', async () => {
    server.use(http.get(at('/divination/history'), () => HttpResponse.error()))
    renderApp('/history')
    expect(await screen.findByText('Failed to load reading history')).toBeInTheDocument()
  })
})
