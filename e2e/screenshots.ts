import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from './support/browser.ts'
import { type Product, startProduct } from './support/product.ts'
import { newReader, password, readTarot } from './support/reader.ts'

/** Takes pictures of the screens at three widths into .sibyl/screenshots, to be looked at. */

const FOLDER = '.sibyl/screenshots'
const WIDTHS = [360, 768, 1440]
const READER = 'mira@sibyl.example'

const pictureOf = async (page: Page, name: string, width: number): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true })
}

const signIn = async (page: Page, { url }: Product): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(READER)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
}

const walk = async (page: Page, product: Product, readingId: string, width: number): Promise<void> => {
  const visit = async (path: string, name: string): Promise<void> => {
    await page.goto(`${product.url}${path}`)
    await pictureOf(page, name, width)
  }
  await visit('/', 'home-cookie-banner')
  await page.getByRole('button', { name: 'Essential Only' }).click()
  await visit('/', 'home-signed-out')
  await visit('/register', 'sign-up')
  await visit('/verify-email', 'verify-without-token')
  await visit('/input/tarot', 'gate-signed-out')
  await visit('/pricing', 'pricing')
  await visit('/contact', 'contact')
  await visit('/privacy', 'privacy')
  await visit('/terms', 'terms')
  await visit('/deck', 'deck')
  await visit('/deck/cups-queen?way=reversed', 'deck-card')
  await visit('/hexagrams', 'hexagrams')
  await visit('/hexagrams/11', 'hexagram')
  await visit('/nowhere', 'not-found')
  await signIn(page, product)
  await pictureOf(page, 'home-signed-in', width)
  await visit('/input/tarot', 'input-tarot')
  await visit(`/reading/view/${readingId}`, 'reading')
  await visit('/history', 'history')
  await visit('/history?methodId=dream', 'history-empty')
  await visit('/profile', 'profile')
  await visit('/profile?tab=subscription', 'subscription')
  await visit('/wallet', 'wallet')
  await page.goto(`${product.url}/pricing`)
  await page.getByRole('button', { name: 'Buy 15 tokens' }).click()
  await page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number').waitFor()
  await pictureOf(page, 'checkout', width)
}

await mkdir(FOLDER, { recursive: true })
const product = await startProduct()
const browser = await openBrowser()
try {
  const { body } = await readTarot(product, await newReader(product, READER))
  const { _id } = body.reading as { _id: string }
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await walk(await context.newPage(), product, _id, width)
    await context.close()
  }
  process.stdout.write(`Pictures are in ${FOLDER}\n`)
} finally {
  await browser.close()
  await product.close()
}
