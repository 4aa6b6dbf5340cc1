import type { BrowserContext, Page } from 'playwright-core'
import { describeInBrowser } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const PATHS = ['/', '/pricing', '/privacy']
const VISITS = '/api/visits'

describeInBrowser('consent to analytics', () => {
  const stage = useStage()
  let context: BrowserContext
  let page: Page
  let asked: URL[]

  beforeEach(async () => {
    context = await stage.newContext({ serviceWorkers: 'block' })
    page = await context.newPage()
    asked = []
    page.on('request', (request) => asked.push(new URL(request.url())))
  })

  const look = async () => {
    for (const path of PATHS) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    }
  }
  /** The names of all cookies and local storage entries in this browser. */
  const held = async () => [
    ...(await context.cookies()).map(({ name }) => `cookie ${name}`),
    ...(await page.evaluate<string[]>('Object.keys(localStorage)')),
  ]
  const nobodyElseWasAsked = () => {
    const strangers = asked.filter(({ origin, protocol }) => protocol !== 'data:' && protocol !== 'blob:' && origin !== stage.product.url)
    expect(strangers.map(String)).toEqual([])
  }
  /** The requests that count a visit, and those for the scripts that send them. */
  const askedForCounting = () => asked.map(({ pathname }) => pathname).filter((path) => /analytics|visit|beacon|collect/.test(path))
  const nothingWasCounted = () => {
    nobodyElseWasAsked()
    expect(askedForCounting()).toEqual([])
  }
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await page.getByRole('button', { name: 'Reset my choice' }).click()
    await page.getByRole('button', { name: 'Accept All' }).waitFor()
  }
  const go = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  const visitCountedBy = async (act: () => Promise<void>) => {
    const counted = page.waitForResponse((response) => new URL(response.url()).pathname === VISITS)
    await act()
    return counted
  }
  /** The page counts that the gateway reports to the operator. */
  const counts = async () => {
    const figures = await (await fetch(`${stage.product.url}/metrics`)).text()
    const samples = [...figures.matchAll(/^sibyl_page_visits_total\{page="([^"]*)".*\} (\d+)$/gm)]
    return Object.fromEntries(samples.map(([, path, times]) => [path, Number(times)]).filter(([, times]) => times !== 0))
  }
  const choice = () => page.evaluate<string | null>(`localStorage.getItem('cookiePreferences')`)

  it('sends nothing to anybody and stores nothing while the banner is unanswered', async () => {
    await look()
    nothingWasCounted()
    expect(await held()).toEqual([])
  })

  it('Essential Only stores nothing but the choice; after it is withdrawn, not even that, and the banner asks again', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await look()
    nothingWasCounted()
    expect((await held()).toSorted()).toEqual(['cookieConsent', 'cookiePreferences'])
    expect(JSON.parse((await choice()) ?? '')).toEqual({ essential: true, analytics: false, marketing: false })

    await takeBack()
    expect(await held()).toEqual([])
  })

  it('Accept All counts each page by its pattern and reports nothing else; after it is withdrawn, no page is counted', async () => {
    const known = { name: 'sibyl_visitor', value: 'visitor_1234567890123456789012', url: `${stage.product.url}/api` }
    await context.addCookies([known])
    await page.goto('/deck/cups-queen?from=letter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    nothingWasCounted()

    const first = await visitCountedBy(() => page.getByRole('button', { name: 'Accept All' }).click())
    expect(first.status()).toBe(204)
    expect(first.request().postData()).toBe('{"page":"/deck/:cardId"}')
    const told = await first.request().allHeaders()
    for (const header of ['cookie', 'referer', 'authorization']) expect(told).not.toHaveProperty(header)
    const second = await visitCountedBy(() => go('Privacy Policy'))
    expect(second.request().postData()).toBe('{"page":"/privacy"}')
    expect(askedForCounting()).toEqual([expect.stringMatching(/^\/assets\/send-visit-.*\.js$/), VISITS, VISITS])
    nobodyElseWasAsked()
    expect((await held()).toSorted()).toEqual(['cookie sibyl_visitor', 'cookieConsent', 'cookiePreferences'])

    await takeBack()
    asked = []
    await go('Terms of Service')
    await look()
    nothingWasCounted()
    expect(await counts()).toEqual({ '/deck/:cardId': 1, '/privacy': 1 })
  })
})
