import { methods } from '@sibyl/contracts/methods'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server, someSkies } from '../../../../test/server.ts'

const begin = () => screen.getByRole('button', { name: 'Begin Your Reading' })
const pick = async (user: ReturnType<typeof renderApp>['user'], method: RegExp) =>
  user.click(await screen.findByRole('radio', { name: method }))

// Stub pages for the links that lead on.
beforeEach(() => server.use(http.all(at('/divination/*'), () => delay('infinite'))))

test('a visitor learns what this is, and can turn a card at once', async () => {
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: /An oracle that shows its\sworking/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Draw My Daily Card' })).toHaveAttribute('href', '/reading/daily-card')
  expect(screen.getByRole('heading', { name: 'Tonight’s Moon' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  expect(screen.getByText('$1.00 to $0.70')).toBeVisible()
  expect(screen.getByText('$9.99 a month')).toBeVisible()
})

test('the Moon is described in words', async () => {
  server.use(someSkies)
  renderApp('/')
  expect(await screen.findByText('89%')).toBeVisible()
  expect(screen.getByText('Waxing gibbous')).toBeVisible()
  expect(screen.getByText('22° Aries')).toBeVisible()
  expect(screen.getByText('November 24')).toBeVisible()
})

test('without a sky the page lacks only the Moon', async () => {
  server.use(http.get(at('/divination/sky'), () => HttpResponse.error()))
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Draw My Daily Card' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Tonight’s Moon' })).toBeVisible()
  expect(screen.getAllByText('Not yet known')).toHaveLength(4)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('Begin does nothing until a method is chosen, and says so', async () => {
  const { user, address } = renderApp('/')
  await screen.findByRole('radio', { name: /Tarot/ })
  expect(begin()).toHaveAttribute('aria-disabled', 'true')
  expect(begin()).toHaveAccessibleDescription('Select a method to begin.')
  await user.click(begin())
  expect(address()).toBe('/')
})

test('the daily card is turned at once', async () => {
  const { user, address } = renderApp('/')
  await pick(user, /Daily Card Pull/)
  await user.click(begin())
  await waitFor(() => expect(address()).toBe('/reading/daily-card'))
})

test('Tarot Reading says that it needs an account, and opens its form', async () => {
  const { user, address } = renderApp('/')
  await pick(user, /Tarot Reading/)
  expect(begin()).toHaveAccessibleDescription('Tarot Reading needs an account. You will be asked to sign in first.')
  await user.click(begin())
  await waitFor(() => expect(address()).toBe('/input/tarot'))
})

test('every method can be picked, and all but the daily card ask something first', async () => {
  const { user, address, go } = renderApp('/')
  const offered = (await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))
  expect(offered).toEqual(methods.map(({ id }) => id))
  for (const { id, name } of methods.filter(({ premium }) => premium)) {
    await pick(user, new RegExp(name))
    await user.click(begin())
    await waitFor(() => expect(address()).toBe(`/input/${id}`))
    await go('/')
  }
})

test('the picker can be used by keyboard alone', async () => {
  const { user, address } = renderApp('/')
  const daily = await screen.findByRole('radio', { name: /Daily Card Pull/ })
  daily.focus()
  await user.keyboard(' ')
  expect(daily).toBeChecked()
  await user.tab()
  expect(begin()).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/reading/daily-card'))
})

test('a reader is greeted by name, with tier and tokens', async () => {
  signedIn()
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Mira$/ })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Oracle Insight')).toBeVisible()
  expect(main.getByText('2 tokens')).toBeVisible()
  expect(main.queryByRole('heading', { name: 'What it costs' })).not.toBeInTheDocument()
})

test('a reader who has used all their tokens is The Seeker, with none', async () => {
  signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
  renderApp('/')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('The Seeker')).toBeVisible()
  expect(main.getByText('0 tokens')).toBeVisible()
})

test('a reader sees what tarot spends', async () => {
  signedIn()
  const { user } = renderApp('/')
  await screen.findByRole('heading', { level: 1, name: /Mira/ })
  await pick(user, /Tarot Reading/)
  expect(begin()).toHaveAccessibleDescription('Spends 1 of your 2 tokens.')
})

test('a reader without tokens sees so before asking', async () => {
  signedIn({ ...mira, tier: 'free', oracleTokens: 0 })
  const { user } = renderApp('/')
  await screen.findByRole('heading', { level: 1, name: /Mira/ })
  await pick(user, /Tarot Reading/)
  expect(begin()).toHaveAccessibleDescription('Tarot Reading takes 1 token, and you have none left.')
})

test('a premium reader sees a tier and no tokens', async () => {
  signedIn({ ...mira, tier: 'premium' })
  renderApp('/')
  await screen.findByRole('heading', { level: 1, name: /Mira/ })
  expect(within(screen.getByRole('main')).getByText('The Adept')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText('2 tokens')).not.toBeInTheDocument()
})
