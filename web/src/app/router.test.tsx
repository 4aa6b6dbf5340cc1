import { pages, pageTable } from '@sibyl/contracts/pages'
import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../test/render-app.tsx'

const paths = pageTable.filter(({ values }) => !values).map(({ path }) => path.replace(/:\w+/, 'some-id'))

test.each(paths)('%s has one title of the first level, and names itself', async (path) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(document.title).toMatch(/Sibyl/)
})

const articles = pageTable
  .filter((page) => page.public && page.path !== pages.home && !page.values)
  .map(({ path }) => path.replace(':month', '2027-03'))

test.each(articles)('%s has a title and a description for search engines', async (path) => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="usual">')
  const description = () => document.querySelector('meta[name="description"]')
  const { unmount } = renderApp(path)
  await waitFor(() => expect(description()).not.toHaveAttribute('content', 'usual'))
  expect(description()?.getAttribute('content')).toMatch(/^[A-Z].{30,160}\.$/)
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}${path}`)
  unmount()
  description()?.remove()
})
