import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from '../../support/product.ts'
import { call, newReader, type SignedIn } from '../../support/reader.ts'
import { cookiesAnswered } from '../../support/session.ts'

/** The browser of somebody at a desk who has answered for the cookies. What a service worker fetches, a test could not answer. */
export const atDesk = (product: Product): BrowserContextOptions => ({
  ...cookiesAnswered(product),
  viewport: { width: 1200, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})

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
