import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../../test/render-app.tsx'

const banner = () => screen.queryByRole('region', { name: 'Cookie consent' })
const stored = () => ({
  flag: localStorage.getItem('cookieConsent'),
  preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
})
const choseBefore = (analytics: boolean) => {
  localStorage.setItem('cookieConsent', 'true')
  localStorage.setItem('cookiePreferences', JSON.stringify({ essential: true, analytics, marketing: false }))
}
const press = (app: ReturnType<typeof renderApp>, name: string) => app.user.click(screen.getByRole('button', { name }))
const openFromFooter = async (app: ReturnType<typeof renderApp>) => {
  await press(app, 'Cookie Preferences')
  return screen.findByRole('dialog', { name: 'Cookie Preferences' })
}
const analytics = () => screen.getByRole('switch', { name: 'Analytics' })

test.each([
  ['Accept All', true],
  ['Essential Only', false],
])('%s is stored, and not asked for again', async (name, counted) => {
  const app = renderApp('/privacy')
  expect(banner()).toBeVisible()
  await press(app, name)
  expect(banner()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(stored()).toEqual({ flag: 'true', preferences: { essential: true, analytics: counted, marketing: false } })
  app.unmount()
  renderApp('/privacy')
  expect(banner()).toBeNull()
})

test('Customize opens the preferences: essential always on, analytics off until chosen', async () => {
  const app = renderApp('/privacy')
  await press(app, 'Customize')
  await screen.findByRole('dialog', { name: 'Cookie Preferences' })
  expect(screen.getByRole('switch', { name: 'Essential' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Essential' })).toBeDisabled()
  expect(analytics()).not.toBeChecked()

  await app.user.click(analytics())
  await press(app, 'Save Preferences')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(banner()).toBeNull()
  expect(stored().preferences).toEqual({ essential: true, analytics: true, marketing: false })
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('Cancel stores nothing, and the banner stays', async () => {
  const app = renderApp('/privacy')
  await press(app, 'Customize')
  await screen.findByRole('dialog')
  await app.user.click(analytics())
  await press(app, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(banner()).toBeVisible()
  expect(stored()).toEqual({ flag: null, preferences: null })
})

test('the footer opens the choice again, with what was chosen', async () => {
  choseBefore(true)
  const app = renderApp('/privacy')
  await openFromFooter(app)
  expect(analytics()).toBeChecked()
  await app.user.click(analytics())
  await press(app, 'Save Preferences')
  expect(stored().preferences.analytics).toBe(false)
})

test('a choice can be reset: the banner asks again', async () => {
  choseBefore(true)
  const app = renderApp('/privacy')
  expect(banner()).toBeNull()
  await openFromFooter(app)
  await press(app, 'Reset my choice')
  expect(await screen.findByRole('region', { name: 'Cookie consent' })).toBeVisible()
  expect(stored()).toEqual({ flag: null, preferences: null })
})

test('a stored choice that cannot be read counts as none', () => {
  localStorage.setItem('cookieConsent', 'true')
  localStorage.setItem('cookiePreferences', '{"analytics":')
  renderApp('/privacy')
  expect(banner()).toBeVisible()
})

test('a choice made in another tab counts here', () => {
  renderApp('/privacy')
  choseBefore(false)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
  expect(banner()).toBeNull()
})
