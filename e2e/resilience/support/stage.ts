import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../support/browser.ts'
import { easyLimits } from '../../support/easy-limits.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { call, newReader, password, type SignedIn } from '../../support/reader.ts'

/** The product and a browser to meet it with. */
export type Stage = {
  product: Product
  browser: Browser
  /** A browser of somebody who has answered for the cookies; nothing that another test left is in it. */
  newContext(): Promise<BrowserContext>
  close(): Promise<void>
}

const consent = { cookieConsent: 'true', cookiePreferences: '{"essential":true,"analytics":false,"marketing":false}' }

const keep = (entries: Record<string, string>) =>
  `for (const [name, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(name, value)`

export const openStage = async (environment: NodeJS.ProcessEnv = {}): Promise<Stage> => {
  const product = await startProduct({ ...easyLimits, LIMIT_CONTACT: '1000000/60', LIMIT_OWN_DATA: '1000000/60', ...environment })
  const browser = await openBrowser()
  return {
    product,
    browser,
    newContext: async () => {
      const context = await browser.newContext({
        viewport: { width: 1200, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        baseURL: product.url,
      })
      context.setDefaultTimeout(30_000)
      await context.addInitScript(`try { if (!localStorage.getItem('cookieConsent')) { ${keep(consent)} } } catch {}`)
      return context
    },
    close: async () => {
      await browser.close()
      await product.close()
    },
  }
}

/** Puts a session into the browser, as one that was begun before. */
export const putSession = async (page: Page, { token, refreshToken }: SignedIn): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/terms')
  await page.evaluate(keep({ token, refreshToken, session: token.slice(-12) }))
}

/** Fills in the door the page is at, and goes through it. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
}

/** The access token runs out; the session goes on. */
export const expire = (page: Page): Promise<void> => page.evaluate<void>(`localStorage.setItem('token', 'run-out')`)

/** The session is ended from another device. */
export const endElsewhere = async (product: Product, { token }: SignedIn, page: Page): Promise<void> => {
  const { status } = await call(product, '/api/auth/sessions', { method: 'DELETE', token })
  if (status !== 200) throw new Error(`the sessions did not end: ${status}`)
  await expire(page)
}

/** Somebody comes back to the tab. */
export const comeBackTo = (page: Page): Promise<void> => page.evaluate<void>(`dispatchEvent(new Event('focus'))`)

let readers = 0

/** A verified reader with three tokens. */
export const aReader = (product: Product): Promise<SignedIn> => {
  readers += 1
  return newReader(product, `mira-${readers}@sibyl.example`)
}

/** How often the page calls this, from now on. */
export const countCalls = (page: Page, method: string, path: string | RegExp): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const same = typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname)
    if (same && request.method() === method) count += 1
  })
  return () => count
}
