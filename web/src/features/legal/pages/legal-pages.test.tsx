import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../../../test/render-app.tsx'

const pages = [
  [
    '/privacy',
    'Privacy Policy',
    [
      /at least 18 years old/,
      /Account details/,
      /Reading inputs/,
      /Generated content/,
      /Transactions/,
      /Usage/,
      /We do not sell your data/,
      /On request we delete your account and everything in it/,
      /Essential ones are always on/,
      /Analytics ones are not set at all: we count visits without, and only if you agree/,
      /what kind of page you open, such as a saved reading, but not which one/,
      /how they grew is kept for 15 days/,
      /Do Not Track or Global Privacy Control/,
    ],
  ],
  [
    '/terms',
    'Terms of Service',
    [
      /at least 18 years old/,
      /Readings are written by an AI and are entertainment/,
      /112 in Europe and 911 in North America/,
      /It renews automatically until you cancel/,
      /limited to what you paid us in the last 12 months/,
      /governed by the law of Czechia/,
      /Tokens do not expire/,
    ],
  ],
] as const

test.each(pages)('%s contains the required statements', async (path, title, says) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText('Effective July 30, 2024')).toBeVisible()
  for (const sentence of says) expect(screen.getByRole('main')).toHaveTextContent(sentence)
})

test.each(pages)('%s lists its sections, and each is there', async (path) => {
  renderApp(path)
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const titles = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
  expect(contents.getAllByRole('link').map((it) => it.textContent)).toEqual(titles)
})

test('the list leads to a section', async () => {
  const { user, address } = renderApp('/terms')
  await user.click(await screen.findByRole('link', { name: 'Liability' }))
  expect(address()).toBe('/terms#liability')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Liability' })).toHaveFocus())
})
