import { screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { libraryAnswers, libraryFails } from '../testing.ts'

const numbers = () => [...document.querySelectorAll('.of-lines .no')].map(({ textContent }) => Number(textContent))

test('shows empty places under the title while the book loads', async () => {
  server.use(http.get(at('/divination/hexagrams'), () => delay('infinite')))
  renderApp('/hexagrams')
  expect(await screen.findByText('Opening the book')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'The Hexagrams' })).toBeVisible()
})

test('a book that cannot be fetched says so, and is tried again', async () => {
  libraryFails()
  const { user } = renderApp('/hexagrams')
  expect(await screen.findByRole('heading', { level: 2, name: 'We could not open the book' })).toBeVisible()
  libraryAnswers()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: /Peace/ })).toBeVisible()
})

describe('the book', () => {
  beforeEach(libraryAnswers)

  test('holds each hexagram with its number, its name and a link', async () => {
    renderApp('/hexagrams')
    expect(await screen.findByRole('link', { name: '3 Peace Tài' })).toHaveAttribute('href', '/hexagrams/3')
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(document.title).toBe('The Hexagrams: all 64 of the I Ching · Sibyl')
  })

  test('is filtered by a trigram, below or above, and the address says so', async () => {
    const { user, address } = renderApp('/hexagrams')
    await screen.findByRole('link', { name: /Peace/ })
    await user.click(screen.getByRole('button', { name: 'Earth' }))
    expect(numbers()).toEqual([2, 3])
    expect(address()).toBe('/hexagrams?trigram=earth')
    expect(screen.getByText('2 of 4 hexagrams')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'All Trigrams' }))
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(address()).toBe('/hexagrams')
  })

  test.each([
    ['3', [3]],
    ['wait', [4]],
    ['tai', [3]],
    ['泰', [3]],
    ['harmony', [3]],
  ])('is searched for %j', async (words, left) => {
    const { user, address } = renderApp('/hexagrams')
    await screen.findByRole('link', { name: /Peace/ })
    await user.type(screen.getByRole('searchbox', { name: 'Search the hexagrams by number, name or keyword' }), words)
    expect(numbers()).toEqual(left)
    await waitFor(() => expect(address()).toBe(`/hexagrams?q=${encodeURIComponent(words)}`))
  })

  test('says when nothing is found, and shows all of it again', async () => {
    const { user, address } = renderApp('/hexagrams?trigram=water&q=harmony')
    expect(await screen.findByRole('heading', { level: 2, name: 'No matches' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all sixty-four' }))
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(address()).toBe('/hexagrams')
  })
})
