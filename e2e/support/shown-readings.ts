import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { setScene } from '../accessibility/support/scene.ts'
import { easyLimits } from './easy-limits.ts'
import { type Product, startProduct } from './product.ts'
import { call, password } from './reader.ts'

export type ShownReadings = {
  product: Product
  readings: Record<(typeof readingNames)[number], GeneratedReading>
  /** A page of the reader whose readings these are, in a browser of its own. */
  newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page>
  /** Opens one of them and waits until all of it is there. */
  open(page: Page, reading: GeneratedReading): Promise<void>
}

/** Pictures whose parts can be pressed; of the others, the cards lie on the page themselves. */
const LIVE = /\/pictures\/(natal-wheel|week-strip|numbers|hexagrams|constellation|pair)\//

/** The names of the readings there are: one of each method, and the other shapes that a method can take. */
export const readingNames = [
  'daily-card',
  'tarot',
  'celtic-cross',
  'five-cards',
  'astrology',
  'weekly-sky',
  'numerology',
  'personal-month',
  'iching',
  'dream',
  'love',
] as const

/** A product with a reader who has one reading of every kind. */
export const showReadings = async (): Promise<ShownReadings> => {
  const product = await startProduct(easyLimits)
  const { scene, adept } = await setScene(product)
  return {
    product,
    readings: scene.readings,
    newPage: async (browser, options) => {
      const { body } = await call(product, '/api/auth/login', { body: { email: adept.email, password } })
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', timezoneId: 'UTC', ...options })
      context.setDefaultTimeout(30_000)
      const page = await context.newPage()
      await page.goto('/')
      await page.getByRole('button', { name: 'Essential Only' }).click()
      const own = { token: String(body.token), refreshToken: String(body.refreshToken), session: adept.email }
      await page.evaluate(`for (const [name, value] of ${JSON.stringify(Object.entries(own))}) localStorage.setItem(name, value)`)
      return page
    },
    open: async (page, reading) => {
      await page.goto(`/reading/view/${reading._id}`)
      await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
      await page.locator('.text .fact').first().waitFor()
      if (reading.images.some(({ src }) => LIVE.test(src))) await page.locator('.rpicture svg.live').first().waitFor()
    },
  }
}
