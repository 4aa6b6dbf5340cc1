import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { readTokens } from '../../lib/session/tokens.ts'

const somewhere = '/no/such/page'
const header = () => within(screen.getByRole('banner'))

test('a visitor sees Pricing, Sign In and Get Started', () => {
  renderApp(somewhere)
  expect(header().getByRole('link', { name: 'Sibyl' })).toHaveAttribute('href', '/')
  expect(header().getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
  expect(header().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(header().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register')
})

test('a reader sees their tokens and their tier', async () => {
  signedIn()
  renderApp(somewhere)
  expect(await header().findByText('2 tokens')).toBeVisible()
  expect(header().getByRole('link', { name: '2 tokens' })).toHaveAttribute('href', '/wallet')
  expect(header().getByText('Oracle Insight')).toBeVisible()
  expect(header().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
})

test('a reader without tokens is The Seeker', async () => {
  signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
  renderApp(somewhere)
  expect(await header().findByText('The Seeker')).toBeVisible()
  expect(header().getByText('0 tokens')).toBeVisible()
})

test('one token is one token', async () => {
  signedIn({ ...mira, oracleTokens: 1 })
  renderApp(somewhere)
  expect(await header().findByText('1 token')).toBeVisible()
})

test('a premium reader sees no token count', async () => {
  signedIn({ ...mira, tier: 'premium', oracleTokens: 7 })
  const { user } = renderApp(somewhere)
  expect(await header().findByText('The Adept')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
  await screen.findByRole('menu')
  expect(screen.queryByText(/7 tokens/)).not.toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Get More Tokens' })).not.toBeInTheDocument()
})

test('the account menu has name, email, tier, tokens and its links', async () => {
  signedIn()
  const { user } = renderApp(somewhere)
  await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
  const menu = within(await screen.findByRole('menu'))
  for (const words of ['Mira Lund', 'mira.lund@example.com', 'Oracle Insight', '2 tokens']) expect(menu.getByText(words)).toBeVisible()
  expect(menu.getByRole('menuitem', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile')
  expect(menu.getByRole('menuitem', { name: 'Reading History' })).toHaveAttribute('href', '/history')
  expect(menu.getByRole('menuitem', { name: 'Get More Tokens' })).toHaveAttribute('href', '/pricing#tokens')
})

test('the account menu closes when the reader goes elsewhere', async () => {
  signedIn()
  const { user, address } = renderApp(somewhere)
  await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Get More Tokens' }))
  await waitFor(() => expect(address()).toBe('/pricing#tokens'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('the account menu gives the focus back when closed, and leaves it to the new page when the reader goes elsewhere', async () => {
  signedIn()
  const { user, address } = renderApp(somewhere)
  const opener = () => screen.getByRole('button', { name: 'Account of Mira Lund' })
  await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
  await user.keyboard('{Enter}')
  ;(await screen.findByRole('menuitem', { name: 'Profile Settings' })).focus()
  const focused: unknown[] = []
  document.addEventListener('focusin', ({ target }) => focused.push(target))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/profile'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(focused).not.toContain(opener())
})

test.each([
  ['the server agrees', () => HttpResponse.json({ success: true })],
  ['the server refuses', () => HttpResponse.json({ success: false, code: 'unauthenticated' }, { status: 401 })],
  ['the server cannot be reached', () => HttpResponse.error()],
])('signing out leads home and forgets the reader when %s', async (_, answer) => {
  signedIn()
  server.use(http.post(at('/auth/logout'), answer))
  const { user, address } = renderApp(somewhere)
  await user.click(await screen.findByRole('button', { name: 'Account of Mira Lund' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(readTokens()).toBeNull()
  expect(header().getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(screen.queryByText(/Mira/)).not.toBeInTheDocument()
})

test('the mobile menu has what the header has for a visitor, and closes when they go elsewhere', async () => {
  const { user, address } = renderApp(somewhere)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register')
  expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await user.click(menu.getByRole('link', { name: 'Pricing' }))
  await waitFor(() => expect(address()).toBe('/pricing'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the mobile menu shows a premium reader no token count and nothing to buy', async () => {
  signedIn({ ...mira, tier: 'premium', oracleTokens: 7 })
  const { user } = renderApp(somewhere)
  await screen.findByText('Account of Mira Lund')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByText('The Adept')).toBeVisible()
  expect(menu.queryByText(/7 tokens/)).not.toBeInTheDocument()
  expect(menu.queryByRole('link', { name: 'Get More Tokens' })).not.toBeInTheDocument()
})

test('Escape closes the mobile menu and gives the focus back', async () => {
  const { user } = renderApp(somewhere)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
})

test('the mobile menu has what the account menu has for a reader', async () => {
  signedIn()
  server.use(http.post(at('/auth/logout'), () => HttpResponse.json({ success: true })))
  const { user, address } = renderApp(somewhere)
  await screen.findByText('Account of Mira Lund')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  for (const words of ['Mira Lund', 'mira.lund@example.com', 'Oracle Insight', '2 tokens']) expect(menu.getByText(words)).toBeVisible()
  for (const name of ['Pricing', 'Profile Settings', 'Reading History', 'Get More Tokens']) {
    expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await user.click(menu.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
