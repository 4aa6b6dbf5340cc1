import type { Browser, BrowserContext, Page } from 'playwright-core'
import { describeInBrowser, openBrowser } from './support/browser.ts'
import { type Product, startProduct } from './support/product.ts'

const PATHS = ['/', '/pricing', '/privacy']

describeInBrowser('without consent to analytics', () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let asked: URL[]

  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ serviceWorkers: 'block' })
    page = await context.newPage()
    asked = []
    page.on('request', (request) => asked.push(new URL(request.url())))
  })
  afterEach(() => context.close())

  const look = async () => {
    for (const path of PATHS) {
      await page.goto(`${product.url}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    }
  }
  /** What outlasts the visit in this browser, by name. */
  const held = async () => [
    ...(await context.cookies()).map(({ name }) => `cookie ${name}`),
    ...(await page.evaluate<string[]>('Object.keys(localStorage)')),
  ]
  const nobodyElseWasAsked = () => {
    const strangers = asked.filter(({ origin, protocol }) => protocol !== 'data:' && protocol !== 'blob:' && origin !== product.url)
    expect(strangers.map(String)).toEqual([])
    expect(asked.map(({ pathname }) => pathname).filter((path) => /analytics|visit|beacon|collect/.test(path))).toEqual([])
  }
  const choice = () => page.evaluate<string | null>(`localStorage.getItem('cookiePreferences')`)

  it('nobody is asked or told anything, and nothing is kept, while the banner waits', async () => {
    await look()
    nobodyElseWasAsked()
    expect(await held()).toEqual([])
  })

  it('Essential Only keeps the choice alone; taken back, not even that, and the banner asks again', async () => {
    await page.goto(product.url)
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await look()
    nobodyElseWasAsked()
    expect((await held()).toSorted()).toEqual(['cookieConsent', 'cookiePreferences'])
    expect(JSON.parse((await choice()) ?? '')).toEqual({ essential: true, analytics: false, marketing: false })

    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await page.getByRole('button', { name: 'Reset my choice' }).click()
    await page.getByRole('button', { name: 'Accept All' }).waitFor()
    expect(await held()).toEqual([])
  })
})
