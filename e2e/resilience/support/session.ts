import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from '../../support/product.ts'
import { call, newReader, type SignedIn } from '../../support/reader.ts'
import { cookiesAnswered } from '../../support/session.ts'

/** A desktop browser in which the cookie banner is answered. It blocks service workers, whose requests a test could not intercept. */
export const atDesk = (product: Product): BrowserContextOptions => ({
  ...cookiesAnswered(product),
  viewport: { width: 1200, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})

/** Expires the access token; the session itself stays valid. */
export const expire = (page: Page): Promise<void> => page.evaluate<void>(`localStorage.setItem('token', 'run-out')`)

/** Ends the session from another device. */
export const endElsewhere = async (product: Product, { token }: SignedIn, page: Page): Promise<void> => {
  const { status } = await call(product, '/api/auth/sessions', { method: 'DELETE', token })
  if (status !== 200) throw new Error(`the sessions did not end: ${status}`)
  await expire(page)
}

/** Simulates the reader's return to the tab. */
export const comeBackTo = (page: Page): Promise<void> => page.evaluate<void>(`dispatchEvent(new Event('focus'))`)

let readers = 0

/** A verified reader with three tokens. */
export const aReader = (product: Product): Promise<SignedIn> => {
  readers += 1
  return newReader(product, `mira-${readers}@sibyl.example`)
}

/** Counts the page's calls to this path from now on. */
export const countCalls = (page: Page, method: string, path: string | RegExp): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const same = typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname)
    if (same && request.method() === method) count += 1
  })
  return () => count
}
