import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { cards, libraryAnswers, libraryFails } from '../testing.ts'

const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/deck/'))
    .map((link) => link.querySelector('.titled')?.textContent)
const chip = (name: string) => screen.getByRole('button', { name })

test('shows empty places under the title while the deck loads', async () => {
  server.use(http.get(at('/divination/cards'), () => delay('infinite')))
  renderApp('/deck')
  expect(await screen.findByText('Laying out the deck')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'The Deck' })).toBeVisible()
})

test('a deck that cannot be fetched says so, and is tried again', async () => {
  libraryFails()
  const { user } = renderApp('/deck')
  expect(await screen.findByRole('heading', { level: 2, name: 'We could not open the deck' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again in a moment.')
  libraryAnswers()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: /The Fool/ })).toBeVisible()
})

describe('the deck', () => {
  beforeEach(libraryAnswers)

  test('lies in its five parts, every card a link with its name, its keywords and a picture that waits', async () => {
    renderApp('/deck')
    expect(await screen.findByRole('link', { name: /The Fool/ })).toHaveAttribute('href', '/deck/major-00')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Major Arcana',
      'Cups',
      'Wands',
      'Swords',
      'Pentacles',
    ])
    expect(names()).toEqual(cards.map(({ name }) => name))
    const ten = screen.getByRole('link', { name: /Ten of Swords/ })
    expect(ten).toHaveTextContent('calm, patience')
    const picture = ten.querySelector('img')
    expect(picture).toHaveAttribute('src', '/api/divination/cards/swords-10.svg')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width', '300')
    expect(picture).toHaveAttribute('height', '520')
  })

  test.each([
    ['Major Arcana', 'major', ['The Fool', 'The Hermit']],
    ['Cups', 'cups', ['Three of Cups', 'Queen of Cups']],
    ['Wands', 'wands', ['Ace of Wands']],
    ['Swords', 'swords', ['Ten of Swords']],
    ['Pentacles', 'pentacles', ['King of Pentacles']],
    ['Courts', 'courts', ['Queen of Cups', 'King of Pentacles']],
  ])('is filtered by %s, and the address says so', async (name, id, left) => {
    const { user, address } = renderApp('/deck')
    await screen.findByRole('link', { name: /The Fool/ })
    await user.click(chip(name))
    expect(address()).toBe(`/deck?show=${id}`)
    expect(names()).toEqual(left)
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(`${left.length} of 7 cards`)).toHaveAttribute('role', 'status')
    await user.click(chip('All Cards'))
    expect(address()).toBe('/deck')
  })

  test('opens filtered from an address, and unfiltered from an address without meaning', async () => {
    const { unmount } = renderApp('/deck?show=cups&q=queen')
    expect(await screen.findByRole('link', { name: /Queen of Cups/ })).toBeVisible()
    expect(names()).toEqual(['Queen of Cups'])
    expect(screen.getByRole('searchbox')).toHaveValue('queen')
    unmount()
    renderApp('/deck?show=coins')
    await screen.findByRole('link', { name: /The Fool/ })
    expect(names()).toHaveLength(7)
  })

  test('is searched by name and by keyword, upright or reversed, and the address follows', async () => {
    const { user, address } = renderApp('/deck')
    await screen.findByRole('link', { name: /The Fool/ })
    const search = screen.getByRole('searchbox', { name: 'Search the deck by name or keyword' })
    await user.type(search, 'herm')
    expect(names()).toEqual(['The Hermit'])
    await waitFor(() => expect(address()).toBe('/deck?q=herm'))
    await user.clear(search)
    await user.type(search, 'false')
    expect(names()).toEqual(['The Fool'])
    expect(screen.getByRole('link', { name: /The Fool/ })).toHaveTextContent('a false start')
    await user.clear(search)
    await waitFor(() => expect(address()).toBe('/deck'))
    expect(names()).toHaveLength(7)
  })

  test('says when nothing is found, and shows all of it again', async () => {
    const { user, address } = renderApp('/deck?show=wands&q=zebra')
    expect(await screen.findByRole('heading', { level: 2, name: 'No matches' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the whole deck' }))
    expect(names()).toHaveLength(7)
    expect(address()).toBe('/deck')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('is unfiltered again when the reader returns to it by the footer', async () => {
    const { user, address } = renderApp('/deck?q=herm')
    await screen.findByRole('link', { name: /The Hermit/ })
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'The Deck' }))
    expect(address()).toBe('/deck')
    await waitFor(() => expect(names()).toHaveLength(7))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('names itself to search engines', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="usual">')
    const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')
    const { unmount } = renderApp('/deck?show=cups')
    await screen.findByRole('link', { name: /Three of Cups/ })
    expect(document.title).toBe('The Deck: all 78 tarot cards and their meanings · Sibyl')
    expect(description()).toMatch(/^All 78 cards of the tarot/)
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/deck`)
    unmount()
    expect(description()).toBe('usual')
  })
})
