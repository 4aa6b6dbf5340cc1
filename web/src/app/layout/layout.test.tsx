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

test('the badge of a trial installation lists what is emulated, and Escape closes the list', async () => {
  const { user } = renderApp('/no/such/page')
  emulated({ model: true, payments: true, mail: true })
  const badge = await screen.findByRole('button', { name: 'Trial' })
  await user.click(badge)
  expect(screen.getByText(/the model, payments, and mail are emulated/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/are emulated/)).not.toBeInTheDocument()
  expect(badge).toHaveFocus()
})

test('an installation without emulated parts has no badge', async () => {
  renderApp('/no/such/page')
  emulated({ model: false, payments: false, mail: false })
  await screen.findByRole('heading', { name: 'Nothing is charted here' })
  expect(screen.queryByRole('button', { name: 'Trial' })).not.toBeInTheDocument()
})
