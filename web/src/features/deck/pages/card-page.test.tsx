import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { libraryAnswers, libraryFails } from '../testing.ts'

test('the card has its space reserved while it loads', async () => {
  server.use(http.get(at('/divination/cards'), () => delay('infinite')))
  renderApp('/deck/major-09')
  expect(await screen.findByText('Fetching the card')).toBeInTheDocument()
})

test('a card that cannot be fetched says so, and is tried again', async () => {
  libraryFails()
  const { user } = renderApp('/deck/major-09')
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not open this card' })).toBeVisible()
  libraryAnswers()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The Hermit' })).toBeVisible()
})

describe('a card', () => {
  beforeEach(libraryAnswers)

  test('is large, and says what is seen and what it means either way up', async () => {
    renderApp('/deck/major-09')
    expect(await screen.findByRole('heading', { level: 1, name: 'The Hermit' })).toBeVisible()
    expect(screen.getByText('Major Arcana, IX')).toBeVisible()
    expect(screen.getByRole('img', { name: 'The Hermit. A picture of The Hermit.' })).toHaveAttribute(
      'src',
      '/api/divination/cards/major-09.svg',
    )
    const [upright, reversed] = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement)
    expect(upright).toHaveTextContent('UprightsolitudeThe Hermit stands.')
    expect(reversed).toHaveTextContent('ReversedisolationThe Hermit lies upside down.')
    expect(screen.getByRole('link', { name: 'Turn Today’s Card' })).toHaveAttribute('href', '/reading/daily-card')
  })

  test.each([
    ['cups-03', 'Cups, suit of water'],
    ['pentacles-king', 'Court of Pentacles, suit of earth'],
  ])('%s says where it belongs', async (id, words) => {
    renderApp(`/deck/${id}`)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('is turned by a button, and the address and the text turn with it', async () => {
    const { user, address } = renderApp('/deck/major-09')
    await user.click(await screen.findByRole('button', { name: 'Turn upside down' }))
    const card = screen.getByRole('img', { name: 'The Hermit, reversed. A picture of The Hermit.' })
    expect(card).toHaveClass('reversed')
    expect(address()).toBe('/deck/major-09?way=reversed')
    expect(screen.getByRole('heading', { name: 'Reversed' }).parentElement).toHaveAttribute('data-lit', 'true')
    expect(screen.getByRole('heading', { name: 'Upright' }).parentElement).toHaveAttribute('data-lit', 'false')
    expect(card.parentElement).toHaveAttribute('data-turning', 'true')
    fireEvent.animationEnd(card)
    expect(card.parentElement).toHaveAttribute('data-turning', 'false')
    await user.click(screen.getByRole('button', { name: 'Turn upright' }))
    expect(address()).toBe('/deck/major-09')
  })

  test('links the cards before and after it, if there are any', async () => {
    const { user } = renderApp('/deck/major-00')
    const around = async () => within(await screen.findByRole('navigation', { name: 'Cards before and after' }))
    expect((await around()).getAllByRole('link')).toHaveLength(1)
    await user.click((await around()).getByRole('link', { name: /After The Hermit/ }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The Hermit' })).toHaveFocus())
    expect((await around()).getByRole('link', { name: /Before The Fool/ })).toHaveAttribute('href', '/deck/major-00')
    expect((await around()).getByRole('link', { name: /After Three of Cups/ })).toHaveAttribute('href', '/deck/cups-03')
  })

  test('names itself to search engines, by one address either way up', async () => {
    renderApp('/deck/cups-queen?way=reversed')
    await screen.findByRole('heading', { level: 1, name: 'Queen of Cups' })
    expect(document.title).toBe('Queen of Cups: tarot card meaning · Sibyl')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/deck/cups-queen`)
  })

  test.each(['major-22', 'back', 'MAJOR-00'])('that does not exist (%s) is not found', async (id) => {
    renderApp(`/deck/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'No such card' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the Deck' })).toHaveAttribute('href', '/deck')
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
