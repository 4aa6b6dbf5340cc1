import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { connection } from '../../test/connection.ts'
import { renderApp, signedIn } from '../../test/render-app.tsx'
import { at, server } from '../../test/server.ts'

type App = ReturnType<typeof renderApp>

const agreedBefore = () => {
  localStorage.setItem('cookieConsent', 'true')
  localStorage.setItem('cookiePreferences', '{"essential":true,"analytics":true,"marketing":false}')
}
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }))
const go = async (app: App, link: string, title: string) => {
  await app.user.click(screen.getAllByRole('link', { name: link })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: title })
}
const toTerms = (app: App) => go(app, 'Terms of Service', 'Terms of Service')
const toPrivacy = (app: App) => go(app, 'Privacy Policy', 'Privacy Policy')

describe('visits', () => {
  let sent: Request[]
  const pages = () => Promise.all(sent.map(async (request) => ((await request.clone().json()) as { page: string }).page))
  const counted = (expected: string[]) => waitFor(async () => expect(await pages()).toEqual(expected))
  beforeEach(() => {
    sent = []
    server.use(
      http.post(at('/visits'), ({ request }) => {
        sent.push(request.clone())
        return new HttpResponse(null, { status: 204 })
      }),
    )
  })

  test('are not counted before the reader has agreed, and from then on each page is, once', async () => {
    const app = renderApp('/privacy', StrictMode)
    await screen.findByRole('heading', { level: 1 })
    await toTerms(app)
    await press(app, 'Accept All')
    await counted(['/terms'])
    await toPrivacy(app)
    await counted(['/terms', '/privacy'])
  })

  test('are not counted after Essential Only', async () => {
    const app = renderApp('/privacy')
    await press(app, 'Essential Only')
    await toTerms(app)
    await press(app, 'Cookie Preferences')
    await app.user.click(await screen.findByRole('switch', { name: 'Analytics' }))
    await press(app, 'Save Preferences')
    await counted(['/terms'])
  })

  test('are no longer counted as soon as the choice is withdrawn', async () => {
    agreedBefore()
    const app = renderApp('/privacy')
    await counted(['/privacy'])
    await press(app, 'Cookie Preferences')
    await app.user.click(await screen.findByRole('button', { name: 'Reset my choice' }))
    await toTerms(app)
    await toPrivacy(app)
    await toTerms(app)
    await press(app, 'Accept All')
    await counted(['/privacy', '/terms'])
  })

  test('are counted once on a page on which the choice is withdrawn and made again', async () => {
    agreedBefore()
    const app = renderApp('/privacy')
    await counted(['/privacy'])
    await press(app, 'Cookie Preferences')
    await app.user.click(await screen.findByRole('button', { name: 'Reset my choice' }))
    await press(app, 'Accept All')
    await toTerms(app)
    await counted(['/privacy', '/terms'])
  })

  test('are reported by the pattern of the page: not the address, not a query, not the reader', async () => {
    agreedBefore()
    signedIn()
    renderApp('/input/tarot?from=letter#question')
    await counted(['/input/:methodId'])
    const [request] = sent
    expect(await request?.clone().json()).toEqual({ page: '/input/:methodId' })
    expect(request?.url).toBe(at('/visits'))
    expect(request?.headers.has('authorization')).toBe(false)
  })

  test('of an unknown address are counted as such', async () => {
    agreedBefore()
    renderApp('/no/such/page')
    await counted(['*'])
  })

  test.each(['doNotTrack', 'globalPrivacyControl'])('are not counted if the browser says %s', async (word) => {
    agreedBefore()
    Object.defineProperty(navigator, word, { value: word === 'doNotTrack' ? '1' : true, configurable: true })
    const app = renderApp('/privacy')
    await screen.findByRole('heading', { level: 1 })
    await toTerms(app)
    Reflect.deleteProperty(navigator, word)
    await toPrivacy(app)
    await counted(['/privacy'])
  })

  test('are not counted without a connection, nor later', async () => {
    agreedBefore()
    connection('offline')
    const app = renderApp('/privacy')
    await screen.findByRole('heading', { level: 1 })
    await toTerms(app)
    connection('online')
    await toPrivacy(app)
    await counted(['/privacy'])
  })

  test('that cannot be counted cause no error', async () => {
    agreedBefore()
    let asked = 0
    server.use(
      http.post(at('/visits'), () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
    const app = renderApp('/privacy')
    await waitFor(() => expect(asked).toBe(1))
    await toTerms(app)
    await waitFor(() => expect(asked).toBe(2))
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
