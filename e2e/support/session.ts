import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from './product.ts'
import { password, type SignedIn } from './reader.ts'
import { takenOver } from './taken-over.ts'

const answer = { cookieConsent: 'true', cookiePreferences: '{"essential":true,"analytics":false,"marketing":false}' }

const listed = (entries: Record<string, string>) => Object.entries(entries).map(([name, value]) => ({ name, value }))

const entriesOf = ({ token, refreshToken }: SignedIn) => ({ token, refreshToken, session: token.slice(-12) })

/** A browser that has accepted essential cookies only, of a reader who has signed in there if one is given. */
export const cookiesAnswered = ({ url }: Pick<Product, 'url'>, reader?: SignedIn): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [{ origin: url, localStorage: listed({ ...answer, ...(reader && entriesOf(reader)) }) }] },
})

/** Stores a session in the page's browser, as if begun earlier. */
export const putSession = async (page: Page, reader: SignedIn): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/terms')
  // A page in the middle of hydration was prerendered for a visitor and would suddenly find a reader.
  await takenOver(page)
  const kept = JSON.stringify(listed(entriesOf(reader)))
  await page.evaluate(`for (const { name, value } of ${kept}) localStorage.setItem(name, value)`)
}

/** Fills in the sign-in form on the page and submits it. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
}
