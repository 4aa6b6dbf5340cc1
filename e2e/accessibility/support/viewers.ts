import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { Product } from '../../support/product.ts'
import type { SignedIn } from '../../support/reader.ts'
import type { Viewer } from '../screen.ts'

export type Contexts = Record<Viewer, BrowserContext>

/** A browser for each kind of viewer. All but the newcomer have answered for cookies and put the notice of a trial installation away. */
export const openContexts = async (
  browser: Browser,
  { url }: Product,
  { reader, adept }: Record<'reader' | 'adept', SignedIn>,
): Promise<Contexts> => {
  // What a service worker fetches, a screen could not answer in the product's place.
  const options: BrowserContextOptions = { baseURL: url, reducedMotion: 'reduce', timezoneId: 'Europe/Prague', serviceWorkers: 'block' }
  const visitor = await browser.newContext(options)
  const page = await visitor.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Essential Only' }).click()
  const kept = await visitor.storageState()
  await page.close()

  const signedIn = ({ token, refreshToken, email }: SignedIn) => {
    const own = Object.entries({ token, refreshToken, session: email }).map(([name, value]) => ({ name, value }))
    const origins = kept.origins.map(({ origin, localStorage }) => ({ origin, localStorage: [...localStorage, ...own] }))
    return browser.newContext({ ...options, storageState: { cookies: [], origins } })
  }
  const contexts = { newcomer: await browser.newContext(options), visitor, reader: await signedIn(reader), adept: await signedIn(adept) }
  for (const context of Object.values(contexts)) context.setDefaultTimeout(30_000)
  return contexts
}
