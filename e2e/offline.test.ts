import type { Browser, BrowserContext, Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser, openBrowser, scrollsSideways } from './support/browser.ts'
import { type Product, startProduct } from './support/product.ts'
import { newReader, password } from './support/reader.ts'
import { keptAnswers, workerReady } from './support/service-worker.ts'

const SLOWLY = 60
const QUICKLY = 2000

describeInBrowser('without a connection', () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
    context.setDefaultTimeout(30_000)
    page = await context.newPage()
    await page.goto(product.url)
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await workerReady(page)
  })
  afterEach(() => context.close())

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const open = (path: string) => page.goto(product.url + path)
  const writeAt = (tokensPerSecond: number) =>
    fetch(`${product.url}/_dev/model/settings`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tokensPerSecond }),
    })

  const isSound = async (): Promise<void> => {
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }

  const cardIsWhole = async (): Promise<void> => {
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.locator('.spreadout img').waitFor()
    // Rejects where there is nothing to be seen.
    await page.evaluate(`document.querySelector('.spreadout img').decode()`)
  }
  const drawCard = async (): Promise<string> => {
    await open('/reading/daily-card')
    await cardIsWhole()
    return String(await page.getByRole('heading', { level: 1 }).textContent())
  }
  const signIn = async (email: string): Promise<void> => {
    await newReader(product, email)
    await open('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('form button[type=submit]').click()
    await title(/Mira/).waitFor()
  }

  it('a visitor comes home, and reads the card of the day again', async () => {
    const drawn = await drawCard()
    await context.setOffline(true)
    await page.getByText('You are offline. Today’s card can be read again; the rest waits for the connection.').waitFor()
    await open('/')
    await title('An oracle that shows its working').waitFor()
    await isSound()
    await page.getByRole('link', { name: 'Read today’s card again' }).click()
    await title(drawn).waitFor()
    await cardIsWhole()
    await isSound()

    await page.close()
    page = await context.newPage()
    await open('/contact')
    await title('This page needs a connection').waitFor()
    await open('/reading/daily-card')
    await title(drawn).waitFor()
    await cardIsWhole()
  })

  it('a new day says that its card needs one, and draws it when there is one', async () => {
    await drawCard()
    await context.setOffline(true)
    await page.clock.setFixedTime(Date.now() + 86_400_000)
    await open('/reading/daily-card')
    await title('A new card needs a connection').waitFor()
    await page.getByText('You are offline. What needs a connection waits until it is back.').waitFor()
    await isSound()
    await context.setOffline(false)
    await cardIsWhole()
  })

  it.each(['signs out', 'deletes the account'])('a reader has their card, until that reader %s', async (leaving) => {
    await signIn(`mira-${leaving.replaceAll(' ', '-')}@sibyl.example`)
    const drawn = await drawCard()
    await context.setOffline(true)
    await open('/reading/daily-card')
    await title(drawn).waitFor()
    await cardIsWhole()
    await open('/profile?tab=account')
    await title('This page needs a connection').waitFor()
    await context.setOffline(false)

    await page.getByRole('button', { name: 'Delete Account' }).waitFor()
    if (leaving === 'signs out') {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
      await title('An oracle that shows its working').waitFor()
    } else {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      await page.waitForURL(/\/login/)
    }
    await context.setOffline(true)
    await open('/reading/daily-card')
    await title('A new card needs a connection').waitFor()
    await open('/')
    await page.getByRole('link', { name: 'Get Started' }).waitFor()

    expect(await page.evaluate<string>('JSON.stringify({ ...localStorage })')).not.toContain(drawn)
    const kept = await keptAnswers(page)
    expect(kept.filter(({ url }) => url.includes('/api/')).map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/divination/cards/back.svg',
    ])
    for (const { body } of kept) expect(body).not.toMatch(/sibyl\.example|Mira/)
  })

  it('a page that was never opened waits, and opens by itself', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await title('This page needs a connection').waitFor()
    await isSound()
    await context.setOffline(false)
    await page.getByLabel('Email').waitFor()
  })

  it.each([
    ['by one who has read before', 'mira-has-read', 'Your reading waits for the connection'],
    ['by one who never has', 'mira-asks', 'This page needs a connection'],
  ])('what was asked %s is kept, and asked when there is one', async (_, name, meanwhile) => {
    const question = 'Should I take the offer from the studio?'
    await signIn(`${name}@sibyl.example`)
    if (name === 'mira-has-read') await drawCard()
    await open('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('textbox', { name: 'Your question' }).fill(question)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await title(meanwhile).waitFor()
    await isSound()
    await context.setOffline(false)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.getByText(/1 token spent, 2 left/).waitFor()
    await page.getByText(question).first().waitFor()
  })

  it('a reading that is being written stands, and goes on where it stopped', async () => {
    await signIn('mira-reads@sibyl.example')
    await open('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('textbox', { name: 'Your question' }).fill('Should I take the offer from the studio?')
    await writeAt(SLOWLY)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await page.locator('.text p').first().waitFor()
    await context.setOffline(true)
    await page.getByText(/^You are offline/).waitFor()
    await writeAt(QUICKLY)
    await context.setOffline(false)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.getByText(/1 token spent, 2 left/).waitFor()
  })

  it.each(['/api/docs', '/_dev/', '/sitemap.xml', '/robots.txt', '/livez'])(
    '%s is not answered with a page of the client',
    async (path) => {
      await context.setOffline(true)
      await expect(open(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    },
  )
})
