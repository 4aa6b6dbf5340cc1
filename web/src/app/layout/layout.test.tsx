import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'

const emulated = (parts: { model: boolean; payments: boolean; mail: boolean }) =>
  server.use(http.get(at('/health'), () => HttpResponse.json({ success: true, emulated: parts })))

test('the footer says what this is and leads to the library and the small print', () => {
  renderApp('/no/such/page')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/for entertainment only. For adults, 18 and over/)).toBeVisible()
  expect(footer.getByRole('link', { name: 'The Deck' })).toHaveAttribute('href', '/deck')
  expect(footer.getByRole('link', { name: 'The Hexagrams' })).toHaveAttribute('href', '/hexagrams')
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  expect(footer.getByRole('button', { name: 'Cookie Preferences' })).toBeVisible()
})

test('after a navigation the focus is on the new title', async () => {
  const { user } = renderApp('/no/such/page')
  await user.click(await screen.findByRole('link', { name: 'Return Home' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a trial installation says what is emulated until that is put away', async () => {
  const { user, unmount } = renderApp('/no/such/page')
  emulated({ model: true, payments: true, mail: true })
  const notice = within(await screen.findByRole('complementary', { name: 'This installation' }))
  expect(notice.getByText(/the model, payments, and mail are emulated here/)).toBeVisible()
  await user.click(notice.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('complementary', { name: 'This installation' })).not.toBeInTheDocument()
  unmount()
})

test('nothing is said where nothing is emulated', async () => {
  renderApp('/no/such/page')
  emulated({ model: false, payments: false, mail: false })
  await screen.findByRole('heading', { name: 'Nothing is charted here' })
  expect(screen.queryByRole('complementary', { name: 'This installation' })).not.toBeInTheDocument()
})
