import type { Browser, BrowserContext, Page } from 'playwright-core'
import { describeInBrowser, openBrowser } from './support/browser.ts'
import { type Deployment, startDeployment } from './support/deploy.ts'
import { type Product, startProduct } from './support/product.ts'
import { newerWorkerWaits, workerReady } from './support/service-worker.ts'
import { takenOver } from './support/taken-over.ts'

describeInBrowser('a deploy under an open tab', () => {
  let deployment: Deployment
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let loads: string[]

  const openTab = async (): Promise<Page> => {
    const tab = await context.newPage()
    tab.on('domcontentloaded', () => loads.push(new URL(tab.url()).pathname))
    return tab
  }

  beforeEach(async () => {
    deployment = await startDeployment()
    product = await startProduct({ WEB_ROOT: deployment.root })
    browser = await openBrowser()
    context = await browser.newContext({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' })
    context.setDefaultTimeout(100_000)
    loads = []
    page = await openTab()
    await page.goto(product.url)
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await workerReady(page)
  })
  afterEach(async () => {
    await browser?.close()
    await product?.close()
    await deployment?.remove()
  })

  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const pricing = 'Unlock Your Mystical Journey'

  it('reloads once for a page whose file is gone, and shows the new version', async () => {
    await deployment.deploy('two')
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await title(pricing).waitFor()
    expect(loads).toEqual(['/', '/pricing'])
    await takenOver(page)
    await page.getByRole('link', { name: 'Sibyl' }).click()
    await title('An oracle that shows its working').waitFor()
    expect(loads).toHaveLength(2)
  })

  it('shows an error instead of reloading for ever if the new version lacks the file too', async () => {
    await deployment.deploy('two', /^pricing-page/)
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await title('This page did not open').waitFor()
    await page.getByText('Part of it could not be loaded. Please check your connection and try again.').waitFor()
    expect(loads).toEqual(['/', '/pricing'])
    await page.getByRole('button', { name: 'Try Again' }).click()
    await title('This page did not open').waitFor()
    await page.getByRole('link', { name: 'Return Home' }).click()
    await title('An oracle that shows its working').waitFor()
    expect(loads).toEqual(['/', '/pricing', '/pricing', '/'])
  })

  it('keeps typed text, and reloads at the next page whose file is gone', async () => {
    await page.goto(`${product.url}/register`)
    await page.getByLabel('First name').fill('Mira')
    await deployment.deploy('two', /^password-strength/)
    await page.evaluate('navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => undefined)')
    await newerWorkerWaits(page)
    const gone = page.waitForResponse((answer) => answer.url().includes('/password-strength') && answer.status() === 404)
    await page.getByLabel('Password', { exact: true }).fill('Quiet-Moon-7')
    await gone
    expect(await page.getByLabel('First name').inputValue()).toBe('Mira')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Quiet-Moon-7')
    await page.getByRole('link', { name: 'Sibyl' }).click()
    await title('An oracle that shows its working').waitFor()
    expect(loads).toEqual(['/', '/register'])
    await page.getByRole('link', { name: 'Draw My Daily Card' }).click()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    expect(loads).toEqual(['/', '/register', '/reading/daily-card'])
  })

  it('works without a connection once no tab of the old version is open', async () => {
    const versionOffline = async (): Promise<string> => {
      await context.setOffline(true)
      await page.goto(product.url)
      await title('An oracle that shows its working').waitFor()
      const html = await page.evaluate<string>(`fetch('/index.html').then((answer) => answer.text())`)
      await context.setOffline(false)
      return /<title>(.*)<\/title>/.exec(html)?.[1] ?? ''
    }
    await deployment.deploy('two')
    await page.reload()
    await title('An oracle that shows its working').waitFor()
    await newerWorkerWaits(page)
    expect(await versionOffline()).toBe('Sibyl')
    await page.close()
    page = await openTab()
    await page.goto(product.url)
    await workerReady(page)
    expect(await versionOffline()).toBe('Sibyl two')
  })
})
