import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { libraryAnswers, libraryFails } from '../testing.ts'

const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!found) throw new Error(`no section is called ${name}`)
  return within(found)
}

test('the figure has its space reserved while the book loads', async () => {
  server.use(http.get(at('/divination/hexagrams'), () => delay('infinite')))
  renderApp('/hexagrams/3')
  expect(await screen.findByText('Opening the book')).toBeInTheDocument()
})

test('a hexagram that cannot be fetched says so, and is tried again', async () => {
  libraryFails()
  const { user } = renderApp('/hexagrams/3')
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not open this hexagram' })).toBeVisible()
  libraryAnswers()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Peace' })).toBeVisible()
})

describe('a hexagram', () => {
  beforeEach(libraryAnswers)

  test('is drawn large, with its name, its trigrams, its judgement and its image', async () => {
    renderApp('/hexagrams/3')
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Hexagram 3, Peace: Earth above Heaven.' })).toHaveAttribute(
      'src',
      '/api/divination/pictures/hexagrams/3.svg',
    )
    expect(screen.getByText('Harmony, exchange, a good season.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Earth' })).toHaveAttribute('href', '/hexagrams?trigram=earth')
    expect(screen.getByText('what Heaven is like')).toBeVisible()
    expect(section('The judgement').getByText('The judgement on Peace.')).toBeVisible()
    expect(section('The image').getByText('The image of Peace.')).toBeVisible()
    expect(document.title).toBe('Hexagram 3, Peace (Tài) · Sibyl')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/hexagrams/3`)
  })

  test('has its six lines read from the bottom up, each highlighted in a figure of its own', async () => {
    renderApp('/hexagrams/3')
    await screen.findByRole('heading', { level: 1, name: 'Peace' })
    const lines = section('The six lines').getAllByRole('listitem')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toHaveTextContent('First line, at the bottom, wholeSign 1 of 3Line 1 speaks.Heed line 1.')
    expect(lines[5]).toHaveTextContent('Sixth line, at the top, brokenSign 6 of 3Line 6 speaks.Heed line 6.')
    const lit = lines.map((line) => [...line.querySelectorAll('path')].findIndex((path) => path.getAttribute('opacity') === '1'))
    expect(lit).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('that speaks when all six lines change says that as well', async () => {
    renderApp('/hexagrams/1')
    await screen.findByRole('heading', { level: 1, name: 'Creative Power' })
    const lines = section('The six lines').getAllByRole('listitem')
    expect(lines).toHaveLength(7)
    expect(lines[6]).toHaveTextContent('When all six changeThe dragons without a leader')
  })

  test('links its nuclear hexagram, its opposite and its neighbours', async () => {
    const { user } = renderApp('/hexagrams/3')
    await screen.findByRole('heading', { level: 1, name: 'Peace' })
    expect(section('Where it leads').getByRole('link', { name: /Inside it 4, Waiting/ })).toHaveAttribute('href', '/hexagrams/4')
    expect(section('Where it leads').getByRole('link', { name: /Its opposite 2, The Yielding Earth/ })).toHaveAttribute(
      'href',
      '/hexagrams/2',
    )
    const around = within(screen.getByRole('navigation', { name: 'Hexagrams before and after' }))
    await user.click(around.getByRole('link', { name: /Before 2, The Yielding Earth/ }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The Yielding Earth' })).toHaveFocus())
  })

  test('that is its own nuclear hexagram does not lead to itself', async () => {
    renderApp('/hexagrams/2')
    await screen.findByRole('heading', { level: 1, name: 'The Yielding Earth' })
    expect(section('Where it leads').getAllByRole('link')).toHaveLength(1)
  })

  test.each(['65', '0', '03', 'peace'])('that does not exist (%s) is not found', async (number) => {
    renderApp(`/hexagrams/${number}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'No such hexagram' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the Hexagrams' })).toHaveAttribute('href', '/hexagrams')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
