import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'

/** The product and a browser to meet it with, there from the first test of a `describe` to its last. */
export type Stage = {
  readonly product: Product
  /** A browser that was never here; a path alone leads to the product. What a test opens is closed after it, what was opened before it stays. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** The one page of such a browser. */
  newPage(options?: BrowserContextOptions): Promise<Page>
}

/** Sets the stage for the tests of this `describe`: the product's settings, and what the browser is started with. */
export const useStage = (environment: NodeJS.ProcessEnv = {}, ...flags: string[]): Stage => {
  let product: Product
  let browser: Browser
  let opened: BrowserContext[] = []

  beforeAll(async () => {
    product = await startProduct(environment)
    browser = await openBrowser(...flags)
  })
  beforeEach(() => {
    opened = []
  })
  afterEach(async () => {
    for (const context of opened) await context.close()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: product.url, ...options })
    opened.push(context)
    return context
  }
  return {
    get product() {
      return product
    },
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
  }
}
